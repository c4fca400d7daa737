#include "app/words/key_words.h"

namespace words {
namespace {

using Keys = std::vector<KeysOfPage>;

Keys outside_a_dive(const Language& in) {
    return {{in.say("Everywhere"), in.say("Ctrl+Z undo, Ctrl+Y or Ctrl+Shift+Z redo, Ctrl+L all steps, F1 or ? keys "
                                          "and rules, F11 table mode, M mute, Ctrl with + - 0 text size, F10 menu, "
                                          "Esc back or close, Tab and arrows move the focus")},
            {in.say("Start"), in.say("Enter continue, 1 new game, 2 learn, 3 game nights, Ctrl+, settings")},
            {in.say("New game"), in.say("Alt+↑ and Alt+↓ move a seat, Alt+R first player at random, "
                                        "Ctrl+Enter start")},
            {in.say("Table"), in.say("1 recruit, 2 sail, 3 rest, 4 or Enter dive, B count and compare the bag")},
            {in.say("Recruit"), in.say("0 no gem, 1 to 5 silver gold red green purple, F refresh on or off, "
                                       "Ctrl+F find a card, N new card, Enter done")},
            {in.say("Dive set-up"), in.say("1 to 5 player, arrows choose boat and spot, Enter place, Y comes, "
                                           "N stays away, Space start the dive")}};
}

Keys in_a_dive(const Language& in) {
    return {{in.say("Draw"), in.say("Space draw, S stop, C crew card; by hand 1 to 7 the gem, H switches hand or app "
                                    "for this draw")},
            {in.say("Hazard"), in.say("1 surface, 2 scouting spot, 3 crew card")},
            {in.say("Crew cards"), in.say("1 to 5 diver, arrows card, Enter play, V then digits a VP amount, "
                                          "Space no more cards")},
            {in.say("Result, ceremony"), in.say("Space book, Space open the next chest")},
            {in.say("End"), in.say("Enter rematch, E to BG Stats, C count the chests")},
            {in.say("Learn"), in.say("as in the dive; Backspace one step back, W why")},
            {in.say("Game nights"), in.say("Ctrl+1 to 4 tabs, Enter open, Del delete")},
            {in.say("Keys and rules"), in.say("arrows choose a rule, Ctrl+F find, K keys or rules, P on one page")}};
}

}  // namespace

std::vector<KeysOfPage> all_keys(const Language& in) {
    Keys all = outside_a_dive(in);
    const Keys dive = in_a_dive(in);
    all.insert(all.end(), dive.begin(), dive.end());
    return all;
}

}  // namespace words
