#include "tests/desktop/situations.h"

#include <algorithm>
#include <stdexcept>

#include "app/learn/progress.h"
#include "tests/desktop/evenings.h"

namespace desktop_test {
namespace {

using desktop::PageId;
using Lines = std::vector<std::string>;

Lines operator+(Lines first, const Lines& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// Three players, as in the rulebook's example.
Lines three(const std::string& scenario) {
    return {R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"},)"
            R"({"name":"Cleo","colour":"yellow"}],"first":"Ada","scenario":")" +
                scenario + R"("})",
            R"({"do":"reveal","gem":"green"})", R"({"do":"reveal"})", R"({"do":"reveal","gem":"purple"})",
            R"({"do":"reveal"})"};
}

/// Five players with names as long as people have them.
Lines five(const std::string& scenario) {
    return {R"({"do":"start","seats":[{"name":"Maximiliane-Friederike","colour":"green"},)"
            R"({"name":"Bartholomäus","colour":"orange"},{"name":"Giuseppina Bianchi","colour":"yellow"},)"
            R"({"name":"Konstantin-Alexander","colour":"violet"},{"name":"Ottilie","colour":"white"}],)"
            R"("first":"Maximiliane-Friederike","scenario":")" +
                scenario + R"("})",
            R"({"do":"reveal","gem":"green"})", R"({"do":"reveal","gem":"red"})", R"({"do":"reveal","gem":"purple"})",
            R"({"do":"reveal"})"};
}

const Lines kExampleDive{
    R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"spots":["gold","blue","red"],"name":"Annabella"},"boats":[)"
    R"({"player":"Ada","spot":"blue"},{"player":"Ben","spot":"gold"},{"player":"Cleo","spot":"red"}]})"};

const Lines kFiveDive{
    R"({"do":"dive","leader":"Maximiliane-Friederike","wreck":{"vp":7,"city":true,)"
    R"("spots":["gold","black_or_blue","red","silver"]},"boats":[)"
    R"({"player":"Maximiliane-Friederike","spot":"black_or_blue"},{"player":"Maximiliane-Friederike","spot":"silver"},)"
    R"({"player":"Bartholomäus","spot":"gold"},{"player":"Giuseppina Bianchi","spot":"red"},)"
    R"({"player":"Konstantin-Alexander","rush":true},{"player":"Ottilie"}]})"};

Lines by_hand(const Lines& gems) {
    Lines lines;
    for (const std::string& gem : gems) lines.push_back(R"({"do":"draw","gems":[")" + gem + R"("],"by":"hand"})");
    return lines;
}

std::string pair_by_hand(const std::string& one, const std::string& other) {
    return R"({"do":"draw","gems":[")" + one + R"(",")" + other + R"("],"by":"hand"})";
}

const Lines kEightGems = by_hand({"gold", "silver", "blue", "green", "gold", "red", "black", "blue"});

const Lines kFinish{R"({"do":"end"})"};

/// Everyone who is asked answers with cards.
void answer_all(MainWindow& window) {
    using namespace deepblue;
    for (auto prompt = window.Game().prompt(); std::holds_alternative<session::AskForAnswer>(prompt);
         prompt = window.Game().prompt()) {
        const auto& ask = std::get<session::AskForAnswer>(prompt);
        Protect protect{ask.seat, {}};
        for (const Gem hazard : {Gem::Black, Gem::Blue})
            for (int i = 0; i < ask.open[hazard]; ++i) protect.with.push_back({hazard, Means::Card});
        window.Game().play(Action(protect));
    }
}

void play(MainWindow& window, const Lines& lines, session::TableSettings settings = {}) {
    for (const std::string& line : lines)
        if (!window.Play(line)) throw std::runtime_error("refused: " + line);
    if (settings != session::TableSettings{}) window.Game().set_settings(settings);
    window.Frame().GoToGame();
    pump();
}

/// Every gem but one lies on the board: the longest dive there is.
void draw_thirty(MainWindow& window) {
    play(window, five("lucrative_wrecks"));
    play(window,
         Lines{R"({"do":"recount","bag":{"silver":9,"gold":5,"black":4,"blue":4,"purple":4,"red":3,"green":2}})"} +
             kFiveDive);
    const std::vector<std::pair<std::string, int>> gems{{"silver", 9}, {"gold", 5}, {"black", 4}, {"blue", 4},
                                                        {"purple", 4}, {"red", 3},  {"green", 1}};
    for (const auto& [gem, number] : gems) {
        for (int i = 0; i < number; ++i) {
            window.Play(by_hand({gem}).front());
            answer_all(window);
        }
    }
    window.Frame().GoToGame();
    pump();
}

session::TableSettings drawn_by_hand() {
    session::TableSettings settings;
    settings.drawing = session::Drawing::Hand;
    return settings;
}

session::TableSettings with_coach() {
    session::TableSettings settings;
    settings.coach = true;
    return settings;
}

session::TableSettings with_numbers() {
    session::TableSettings settings;
    settings.odds = session::OddsShown::Numbers;
    return settings;
}

void go(MainWindow& window, PageId page) {
    window.Frame().Go(page);
    pump();
}

void play_game(MainWindow& window) {
    play(window, five("lucrative_wrecks") + kFiveDive + kEightGems);
    answer_all(window);
    play(window,
         Lines{R"({"do":"play","player":"Ottilie","card":{"vp":8,"name":"Malik"}})", R"({"do":"stop"})"} + kFinish);
}

/// Games to the end in which the app draws, with their chests open.
void finish_games(MainWindow& window, int games) {
    for (int game = 0; game < games; ++game) {
        play(window, five(game % 2 == 0 ? "lucrative_wrecks" : "treasure_filled_ruins") + kFiveDive);
        for (int draw = 0; draw < 9; ++draw) {
            play(window, {R"({"do":"draw"})"});
            answer_all(window);
        }
        play(window, Lines{R"({"do":"stop"})"} + kFinish);
        window.Game().open_chests();
    }
}

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
             for (const char* deed : {"Verify 9 draws", "9 Züge nachprüfen", "Verifica 9 gemme"})
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
             play(window, five("treasure_filled_ruins") + kFiveDive + by_hand({"gold", "silver"}) +
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
    };
}

std::vector<Situation> dive() {
    return {
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
        {"draw-first", PageId::Draw, [](MainWindow& window) { play(window, three("troubled_waters") + kExampleDive); }},
        {"draw", PageId::Draw,
         [](MainWindow& window) {
             play(window, three("troubled_waters") + kExampleDive + by_hand({"gold", "silver", "blue", "green"}));
         }},
        {"draw-five", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + kFiveDive + by_hand({"gold", "silver", "blue", "red", "black"}),
                  with_numbers());
         }},
        {"draw-by-hand", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + kFiveDive + by_hand({"gold", "silver", "blue"}), drawn_by_hand());
         }},
        {"draw-pair", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("troubled_waters") + kFiveDive + Lines{pair_by_hand("gold", "blue")});
         }},
        {"draw-thirty", PageId::Draw, draw_thirty},
        {"hazard", PageId::Hazard,
         [](MainWindow& window) { play(window, three("troubled_waters") + kExampleDive + kEightGems); }},
        {"hazard-five", PageId::Hazard,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + kFiveDive + kEightGems +
                              Lines{R"({"do":"surface","player":"Maximiliane-Friederike"})"});
         }},
        {"hazard-pair", PageId::Hazard,
         [](MainWindow& window) {
             play(window, five("troubled_waters") + kFiveDive +
                              Lines{pair_by_hand("black", "blue"), pair_by_hand("black", "blue")});
         }},
    };
}

std::vector<Situation> cards_and_result() {
    return {
        {"crew-cards", PageId::CrewCards,
         [](MainWindow& window) {
             for (const char* name : {"Otto", "Raquel"})
                 window.Companion().memory.remember(
                     session::KnownCard{.name = name, .vp = 4, .needs = deepblue::Condition{deepblue::Gem::Gold, 1}});
             play(window, five("best_of_the_best") + kFiveDive + by_hand({"gold", "silver", "red"}) +
                              Lines{R"({"do":"play","player":"Ottilie","card":{"vp":4,"name":"Otto"}})"});
             window.Key('C');
         }},
        {"last-cards", PageId::CrewCards,
         [](MainWindow& window) {
             play(window, three("troubled_waters") + kExampleDive + kEightGems +
                              Lines{R"({"do":"surface","player":"Ada"})",
                                    R"({"do":"protect","player":"Ben","with":[{"against":"blue","by":"card"}]})",
                                    R"({"do":"surface","player":"Cleo"})"});
         }},
        {"result", PageId::Result,
         [](MainWindow& window) {
             play(window,
                  three("troubled_waters") + kExampleDive + by_hand({"gold", "silver"}) + Lines{R"({"do":"stop"})"});
         }},
        {"result-five", PageId::Result,
         [](MainWindow& window) {
             play(window, five("treasure_filled_ruins") + kFiveDive + kEightGems);
             answer_all(window);
             play(window,
                  Lines{R"({"do":"play","player":"Ottilie","card":{"vp":8,"name":"Malik"}})", R"({"do":"stop"})"});
         }},
        {"ceremony", PageId::Ceremony, play_game},
        {"ceremony-open", PageId::Ceremony,
         [](MainWindow& window) {
             play_game(window);
             window.Key(WXK_SPACE);
             window.Key(WXK_SPACE);
         }},
        {"end", PageId::End,
         [](MainWindow& window) {
             play_game(window);
             window.Key(WXK_ESCAPE);
             window.Key(WXK_SPACE);
         }},
        {"settings", PageId::Settings, [](MainWindow& window) { go(window, PageId::Settings); }},
        {"steps", PageId::Steps,
         [](MainWindow& window) {
             play(window, five("troubled_waters") + kFiveDive + Lines{pair_by_hand("gold", "blue")});
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
        {"rules", PageId::Rules,
         [](MainWindow& window) {
             play(window, three("troubled_waters") + kExampleDive + kEightGems);
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
             play(window, three("troubled_waters") + kExampleDive + by_hand({"gold", "silver", "blue"}), with_coach());
         }},
    };
}

}  // namespace

const std::vector<Situation>& situations() {
    static const std::vector<Situation> all = [] {
        std::vector<Situation> found;
        for (const auto& some :
             {start_and_table(), dive(), cards_and_result(), game_nights(), luck_and_fairness(), learning()})
            found.insert(found.end(), some.begin(), some.end());
        return found;
    }();
    return all;
}

const Situation& situation(const std::string& name) {
    const auto found = std::find_if(situations().begin(), situations().end(),
                                    [&](const Situation& each) { return each.name == name; });
    if (found == situations().end()) throw std::runtime_error("no situation: " + name);
    return *found;
}

}  // namespace desktop_test
