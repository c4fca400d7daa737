#include "tests/desktop/arranging.h"

namespace desktop_test {
namespace {

using desktop::PageId;

const Lines kStop{R"({"do":"stop"})"};

session::TableSettings with_numbers() {
    session::TableSettings settings;
    settings.odds = session::OddsShown::Numbers;
    return settings;
}

/// As many wrecks of the city as let Scattered Wealth lay gems; the first player dives on one of them.
Lines scattered() {
    return {R"({"do":"sail","player":"Maximiliane-Friederike","city_revealed":1})",
            R"({"do":"scatter","gems":["blue","gold"],"by":"hand"})",
            R"({"do":"dive","leader":"Bartholomäus","wreck":{"vp":7,"city":true,"spots":["blue"],"gem":"blue"},)"
            R"("boats":[{"player":"Bartholomäus","spot":"blue"},{"player":"Ottilie"}]})"};
}

void remember_two_cards(MainWindow& window) {
    for (const char* name : {"Otto", "Raquel"})
        window.Companion().memory.remember(
            session::KnownCard{.name = name, .vp = 4, .needs = deepblue::Condition{deepblue::Gem::Gold, 1}});
}

void open_cards(MainWindow& window) {
    remember_two_cards(window);
    play(window, five("best_of_the_best") + five_dive() + by_hand({"gold", "silver", "red"}) +
                     Lines{R"({"do":"play","player":"Ottilie","card":{"vp":4,"name":"Otto"}})"});
    window.Key('C');
}

/// A dive of which the app drew the last gem and only one colour is left, so that it is known what would have come.
void stop_before_a_creature(MainWindow& window) {
    play(window, five("lucrative_wrecks") +
                     Lines{R"({"do":"recount","bag":{"gold":2,"silver":1,"red":1,"green":1,"blue":2,"black":4}})"} +
                     five_dive() + by_hand({"gold", "silver", "blue", "green", "gold", "red", "blue"}));
    const char* surfaces = R"({"do":"surface","player":"Giuseppina Bianchi"})";
    for (const char* who : {"Maximiliane-Friederike", "Bartholomäus"})
        play(window,
             {std::string(R"({"do":"protect","player":")") + who + R"(","with":[{"against":"blue","by":"card"}]})"});
    play(window, {surfaces});
    answer_all(window);
    play(window, Lines{R"({"do":"draw"})"} + kStop);
}

}  // namespace

std::vector<Situation> dive_situations() {
    return {
        {"draw-first", PageId::Draw,
         [](MainWindow& window) { play(window, three("troubled_waters") + example_dive()); }},
        {"draw", PageId::Draw,
         [](MainWindow& window) {
             play(window, three("troubled_waters") + example_dive() + by_hand({"gold", "silver", "blue", "green"}));
         }},
        {"draw-five", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + five_dive() + by_hand({"gold", "silver", "blue", "red", "black"}),
                  with_numbers());
         }},
        {"draw-by-hand", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + five_dive() + by_hand({"gold", "silver", "blue"}),
                  drawn_by_hand());
         }},
        {"draw-pair-first", PageId::Draw,
         [](MainWindow& window) { play(window, five("troubled_waters") + five_dive()); }},
        {"draw-pair", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("troubled_waters") + five_dive() + Lines{pair_by_hand("gold", "blue")});
         }},
        {"draw-pair-by-hand", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("troubled_waters") + five_dive() + Lines{pair_by_hand("gold", "blue")}, drawn_by_hand());
             window.Key('3');
         }},
        {"draw-scattered", PageId::Draw,
         [](MainWindow& window) { play(window, five("scattered_wealth") + scattered()); }},
        {"draw-surfaced", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + five_dive() + eight_gems() +
                              Lines{R"({"do":"protect","player":"Maximiliane-Friederike","with":[)"
                                    R"({"against":"blue","by":"spot"}]})",
                                    R"({"do":"surface","player":"Bartholomäus"})"});
             answer_all(window);
             play(window, {});
         }},
        {"draw-own-language", PageId::Draw,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + five_dive() + by_hand({"gold"}), all_speaking("it"));
         }},
        {"draw-thirty", PageId::Draw, draw_thirty},
        {"draw-empty", PageId::Draw,
         [](MainWindow& window) {
             draw_thirty(window);
             play(window, by_hand({"green"}));
         }},
    };
}

std::vector<Situation> hazard_situations() {
    return {
        {"hazard", PageId::Hazard,
         [](MainWindow& window) { play(window, three("troubled_waters") + example_dive() + eight_gems()); }},
        {"hazard-five", PageId::Hazard,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + five_dive() + eight_gems() +
                              Lines{R"({"do":"surface","player":"Maximiliane-Friederike"})"});
         }},
        {"hazard-own-language", PageId::Hazard,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + five_dive() + eight_gems(), all_speaking("it"));
         }},
        {"hazard-pair", PageId::Hazard,
         [](MainWindow& window) {
             play(window, five("troubled_waters") + five_dive() +
                              Lines{pair_by_hand("black", "blue"), pair_by_hand("black", "blue")});
         }},
        {"hazard-pair-own-language", PageId::Hazard,
         [](MainWindow& window) {
             play(window,
                  five("troubled_waters") + five_dive() +
                      Lines{pair_by_hand("black", "blue"), pair_by_hand("black", "blue"),
                            R"({"do":"surface","player":"Maximiliane-Friederike"})"},
                  all_speaking("de"));
             window.Key('3');
         }},
        {"crew-cards", PageId::CrewCards, open_cards},
        {"crew-cards-number", PageId::CrewCards,
         [](MainWindow& window) {
             open_cards(window);
             for (const int key : {'3', 'V', '1', '2'}) window.Key(key);
         }},
        {"last-cards", PageId::CrewCards,
         [](MainWindow& window) {
             play(window, three("troubled_waters") + example_dive() + eight_gems() +
                              Lines{R"({"do":"surface","player":"Ada"})",
                                    R"({"do":"protect","player":"Ben","with":[{"against":"blue","by":"card"}]})",
                                    R"({"do":"surface","player":"Cleo"})"});
         }},
    };
}

std::vector<Situation> ending_situations() {
    return {
        {"result", PageId::Result,
         [](MainWindow& window) {
             play(window, three("troubled_waters") + example_dive() + by_hand({"gold", "silver"}) + kStop);
         }},
        {"result-five", PageId::Result,
         [](MainWindow& window) {
             play(window, five("treasure_filled_ruins") + five_dive() + eight_gems());
             answer_all(window);
             play(window, Lines{R"({"do":"play","player":"Ottilie","card":{"vp":8,"name":"Malik"}})"} + kStop);
         }},
        {"result-next", PageId::Result, stop_before_a_creature},
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
        {"end-level", PageId::End,
         [](MainWindow& window) {
             play(window, five("lucrative_wrecks") + Lines{R"({"do":"recruit","player":"Maximiliane-Friederike"})",
                                                           R"({"do":"reveal"})", R"({"do":"end"})"});
             window.Key(WXK_SPACE);
             window.Key(WXK_SPACE);
         }},
    };
}

}  // namespace desktop_test
