#include "tests/desktop/situations.h"

#include <algorithm>
#include <stdexcept>

#include "app/learn/progress.h"
#include "tests/desktop/arranging.h"
#include "tests/desktop/evenings.h"
#include "tests/desktop/window_tree.h"

namespace desktop_test {
namespace {

using desktop::PageId;

/// A tab of the game nights, from 1.
void open_nights(MainWindow& window, int tab) {
    window.Frame().Go(PageId::Nights);
    pump();
    window.Key('0' + tab, wxMOD_CONTROL);
}

std::vector<Situation> luck_and_fairness() {
    return {
        {"luck-empty", PageId::Nights, [](MainWindow& window) { open_nights(window, 3); }},
        {"luck", PageId::Nights,
         [](MainWindow& window) {
             finish_games(window, 4);
             open_nights(window, 3);
         }},
        {"fairness-empty", PageId::Nights, [](MainWindow& window) { open_nights(window, 4); }},
        {"fairness", PageId::Nights,
         [](MainWindow& window) {
             finish_games(window, 2);
             open_nights(window, 4);
             for (const char* deed : {"Verify 9 draws", "9 Ziehungen nachprüfen", "Verifica 9 gemme"})
                 window.Press(wxString::FromUTF8(deed));
         }},
    };
}

std::vector<Situation> start_and_table() {
    return {
        {"start", PageId::Start, [](MainWindow&) {}},
        {"start-continue", PageId::Start,
         [](MainWindow& window) {
             play(window, five("storm_is_coming"));
             go(window, PageId::Start);
         }},
        {"start-taken-back", PageId::Start,
         [](MainWindow& window) {
             play(window, five("storm_is_coming"));
             window.Game().go_to(0);
             go(window, PageId::Start);
         }},
        {"new-game", PageId::NewGame, [](MainWindow& window) { go(window, PageId::NewGame); }},
        {"opening-market", PageId::Recruit,
         [](MainWindow& window) {
             Lines lines = five("troubled_waters");
             lines.resize(2);
             play(window, lines);
         }},
        {"table", PageId::Table, [](MainWindow& window) { play(window, three("troubled_waters")); }},
        {"table-five", PageId::Table,
         [](MainWindow& window) {
             play(window, five("treasure_filled_ruins") + five_dive() + by_hand({"gold", "silver"}) +
                              Lines{R"({"do":"stop"})", R"({"do":"sail","player":"Bartholomäus"})"});
         }},
        {"table-city", PageId::Table,
         [](MainWindow& window) {
             play(window, five("storm_is_coming"));
             window.Key('2');
         }},
        {"table-scatter", PageId::Table,
         [](MainWindow& window) {
             play(window, five("scattered_wealth") +
                              Lines{R"({"do":"sail","player":"Maximiliane-Friederike","city_revealed":1})"});
         }},
        {"table-scattered", PageId::Table,
         [](MainWindow& window) {
             play(window, five("scattered_wealth") +
                              Lines{R"({"do":"sail","player":"Maximiliane-Friederike","city_revealed":2})",
                                    R"({"do":"scatter","gems":["blue","gold","silver","red"],"by":"hand"})"});
         }},
        {"recruit", PageId::Recruit,
         [](MainWindow& window) {
             play(window, five("troubled_waters"));
             window.Companion().memory.remember(
                 session::KnownCard{.name = "Otto", .vp = 4, .needs = deepblue::Condition{deepblue::Gem::Red, 1}});
             window.Key('1');
         }},
        {"refresh", PageId::Recruit,
         [](MainWindow& window) {
             play(window, five("troubled_waters"));
             for (const int key : {'1', 'F', '3', '4'}) window.Key(key);
         }},
        {"dive-set-up", PageId::DiveSetUp,
         [](MainWindow& window) {
             play(window, five("troubled_waters"));
             window.Key('4');
         }},
        {"dive-rush", PageId::DiveSetUp,
         [](MainWindow& window) {
             play(window, five("troubled_waters"));
             window.Key('4');
             window.Key('Y');
         }},
        {"settings", PageId::Settings,
         [](MainWindow& window) {
             go(window, PageId::Settings);
             wait_for_backups(window.Frame());
         }},
        {"steps", PageId::Steps,
         [](MainWindow& window) {
             play(window, five("troubled_waters") + five_dive() + Lines{pair_by_hand("gold", "blue")});
             window.Key('Z', wxMOD_CONTROL);
             go(window, PageId::Steps);
         }},
    };
}

/// The game nights, at one of their tabs.
void show_nights(MainWindow& window, int tab) {
    play_evenings(window);
    go(window, PageId::Nights);
    window.Key('0' + tab, wxMOD_CONTROL);
}

std::vector<Situation> game_nights() {
    return {
        {"nights-empty", PageId::Nights, [](MainWindow& window) { go(window, PageId::Nights); }},
        {"nights", PageId::Nights, [](MainWindow& window) { show_nights(window, 1); }},
        {"nights-players", PageId::Nights, [](MainWindow& window) { show_nights(window, 2); }},
        {"nights-replay", PageId::Nights,
         [](MainWindow& window) {
             show_nights(window, 1);
             window.Key(WXK_RETURN);
             for (int step = 0; step < 9; ++step) window.Key(WXK_RIGHT);
         }},
    };
}

/// The lesson is done, so that the chapters are offered.
void finish_lesson(MainWindow& window) {
    learn::LearnProgress(window.Companion().journal).finish(learn::ChapterId::Example);
}

session::TableSettings with_coach() {
    session::TableSettings settings;
    settings.coach = true;
    return settings;
}

std::vector<Situation> learning() {
    return {
        {"learn", PageId::Learn, [](MainWindow& window) { go(window, PageId::Learn); }},
        {"learn-hazard", PageId::Learn,
         [](MainWindow& window) {
             learn::LearnProgress(window.Companion().journal).leave(learn::ChapterId::Example, 10);
             go(window, PageId::Learn);
         }},
        {"learn-pay", PageId::Learn,
         [](MainWindow& window) {
             const auto steps = learn::chapter(learn::ChapterId::Example).steps.size();
             learn::LearnProgress(window.Companion().journal).leave(learn::ChapterId::Example, steps - 1);
             go(window, PageId::Learn);
         }},
        {"learn-trial", PageId::Learn,
         [](MainWindow& window) {
             learn::LearnProgress(window.Companion().journal).leave(learn::ChapterId::Example, 12);
             go(window, PageId::Learn);
             window.Key(WXK_SPACE);
         }},
        {"learn-site", PageId::Learn,
         [](MainWindow& window) {
             finish_lesson(window);
             learn::LearnProgress(window.Companion().journal).leave(learn::ChapterId::Spots, 1);
             go(window, PageId::Learn);
             window.Key('3');
         }},
        {"learn-tiles", PageId::Learn,
         [](MainWindow& window) {
             finish_lesson(window);
             go(window, PageId::Learn);
             window.Key('3');
             window.Key('1');
         }},
        {"learn-market", PageId::Learn,
         [](MainWindow& window) {
             finish_lesson(window);
             go(window, PageId::Learn);
             window.Key('5');
         }},
        {"learn-chapters", PageId::Learn,
         [](MainWindow& window) {
             finish_lesson(window);
             go(window, PageId::Learn);
         }},
        {"practice", PageId::Practice,
         [](MainWindow& window) {
             play(window, five("troubled_waters"));
             go(window, PageId::Practice);
         }},
        {"practice-dive", PageId::Practice,
         [](MainWindow& window) {
             go(window, PageId::Practice);
             window.Key(WXK_SPACE);
             window.Key(WXK_SPACE);
         }},
        {"puzzle", PageId::Puzzle,
         [](MainWindow& window) {
             play_game(window);
             window.Game().open_chests();
             go(window, PageId::Puzzle);
         }},
        {"puzzle-answered", PageId::Puzzle,
         [](MainWindow& window) {
             play_game(window);
             window.Game().open_chests();
             go(window, PageId::Puzzle);
             window.Key('S');
         }},
        {"rules", PageId::Rules,
         [](MainWindow& window) {
             play(window, three("troubled_waters") + example_dive() + eight_gems());
             window.Key(WXK_F1);
         }},
        {"rules-keys", PageId::Rules,
         [](MainWindow& window) {
             window.Key(WXK_F1);
             window.Key('K');
         }},
        {"draw-coach", PageId::Draw,
         [](MainWindow& window) {
             desktop::Choices choices = window.Companion().preferences.get();
             choices.hints = false;
             window.Companion().preferences.set(choices);
             play(window, three("troubled_waters") + example_dive() + by_hand({"gold", "silver", "blue"}),
                  with_coach());
         }},
    };
}

}  // namespace

const std::vector<Situation>& situations() {
    static const std::vector<Situation> all = [] {
        std::vector<Situation> found;
        for (const auto& some : {start_and_table(), dive_situations(), hazard_situations(), ending_situations(),
                                 game_nights(), luck_and_fairness(), learning()})
            found.insert(found.end(), some.begin(), some.end());
        return found;
    }();
    return all;
}

std::vector<std::string> situation_names() {
    std::vector<std::string> names;
    for (const Situation& each : situations()) names.push_back(each.name);
    return names;
}

std::string as_test_name(std::string situation) {
    std::replace(situation.begin(), situation.end(), '-', '_');
    return situation;
}

const Situation& situation(const std::string& name) {
    const auto found = std::find_if(situations().begin(), situations().end(),
                                    [&](const Situation& each) { return each.name == name; });
    if (found == situations().end()) throw std::runtime_error("no situation: " + name);
    return *found;
}

}  // namespace desktop_test
