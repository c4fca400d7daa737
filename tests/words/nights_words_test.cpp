#include "app/words/nights_words.h"

#include <set>

#include "app/words/catalogs.h"
#include "app/words/foreign_words.h"
#include "app/words/gems.h"
#include "app/words/nights_reasons.h"
#include "tests/words/sentences.h"

namespace words {
namespace {

using namespace nights;
using testing::HasSubstr;

const Language english;

template <class Refusals>
void expect_all_said() {
    std::set<std::string> said;
    const auto all = one_of_each<Refusals>();
    for (const auto& refusal : all) {
        EXPECT_TRUE(is_sentence(reason(refusal, english))) << refusal.index();
        said.insert(utf8(reason(refusal, english)));
    }
    EXPECT_EQ(said.size(), all.size());
}

FinishedGame some_game() {
    FinishedGame game;
    game.number_in_night = 2;
    game.scenario = deepblue::Scenario::LucrativeWrecks;
    game.minutes = 112;
    game.dives = 9;
    game.busts = 1;
    game.results.resize(2);
    game.results[0] = {.player = {.id = {}, .name = "Mara"}, .colour = "green", .place = 2, .began = true, .vp = 92};
    game.results[1] = {.player = {.id = {}, .name = "50%s"}, .colour = "teal", .place = 1, .won = true, .vp = 107};
    return game;
}

TEST(NightsReasons, EveryRefusalIsSaid) {
    expect_all_said<nights::Refusal>();
    expect_all_said<ForeignRefusal>();
}

TEST(NightsReasons, WhatIsWrongWithAnExportIsSaid) {
    EXPECT_TRUE(is_sentence(reason(WholeRefusal(NotAnExport{}), english)));
    EXPECT_EQ(utf8(reason(WholeRefusal(BadValue{"day", "2024-02-31"}), english)),
              "the field day cannot be “2024-02-31”");
    const std::string bad_game = utf8(reason(WholeRefusal(BadGame{3, session::Proof(session::WrongSeed{})}), english));
    EXPECT_THAT(bad_game, HasSubstr("game 3: "));
    EXPECT_THAT(bad_game, HasSubstr("seed"));
}

TEST(NightsWords, TheVerdictIsPlain) {
    EXPECT_EQ(utf8(verdict(TooFewDraws{61}, english)), "Too few draws to say");
    EXPECT_EQ(utf8(verdict_meaning(TooFewDraws{61}, english)), "61 of at least 200 draws.");
    EXPECT_EQ(utf8(verdict_meaning(NothingUnusual{86}, english)),
              "A perfectly fair bag strays at least this far in about 86 of 100 cases.");
    EXPECT_EQ(utf8(verdict(Unusual{150}, english)), "Unusual");
    EXPECT_EQ(utf8(verdict_meaning(Unusual{152}, english)), "About 1 fair bag in 150 strays this far.");
    EXPECT_EQ(utf8(verdict_meaning(Unusual{1'000'000'000'000}, english)),
              "About 1 fair bag in a million or more strays this far.");
}

TEST(NightsWords, TheStatisticIsSmall) {
    BagFairness fairness;
    EXPECT_EQ(utf8(verdict_statistic(fairness, english)), "");
    fairness.chi_square = 2.61;
    fairness.freedom = 6;
    EXPECT_EQ(utf8(verdict_statistic(fairness, english)), "chi-square 2.6 with 6 degrees of freedom");
}

TEST(NightsWords, ABraveDrawIsTold) {
    BraveMoment moment{.game = {}, .player = {.id = {}, .name = "Giulia"}, .draw = {}};
    moment.draw = {.dive = 8, .chance = {4, 9}, .gems = {deepblue::Gem::Silver}, .answer = Answer::NotAsked, .vp = 15};
    EXPECT_EQ(utf8(brave_draw(moment, english)), "Giulia, went on at 44 %");
    EXPECT_EQ(utf8(brave_end(moment, english)), "Dive 8: silver came, 15 VP booked");
    moment.draw.gems = {deepblue::Gem::Black};
    moment.draw.answer = Answer::Surfaced;
    EXPECT_EQ(utf8(brave_end(moment, english)), "Dive 8: black came, surfaced");
}

TEST(NightsWords, LuckHasASign) {
    EXPECT_EQ(utf8(signed_vp(31.4)), "+31");
    EXPECT_EQ(utf8(signed_vp(-4.2)), "−4");
    EXPECT_EQ(utf8(signed_vp(-0.4)), "0");
    EXPECT_EQ(utf8(luck_of_the_table(
                  {.ledger = {}, .bravest = {}, .odds = {}, .games = 30, .played = 23, .whole_table = 6}, english)),
              "Over 23 games the whole table stands at +6 VP: luck evens out, an evening does not.");
}

TEST(NightsWords, RangesOfOddsAreTold) {
    EXPECT_EQ(utf8(odds_range({.from = 0, .to = 10}, english)), "up to 10 %");
    EXPECT_EQ(utf8(odds_range({.from = 10, .to = 25}, english)), "10 to 25 %");
    EXPECT_EQ(utf8(odds_range({.from = 40, .to = 100}, english)), "over 40 %");
}

TEST(NightsWords, AGameIsToldInALine) {
    EXPECT_EQ(utf8(game_line(some_game(), english)), "Second game of the night · 9 dives · 1 h 52 min · Mara began");
}

TEST(NightsWords, ANightIsATextToPaste) {
    EXPECT_EQ(utf8(night_summary("Friday", {some_game()}, english)),
              "Friday\n\nLucrative Wrecks\nSecond game of the night · 9 dives · 1 h 52 min · Mara began\n"
              "1. 50%s: 107\n2. Mara: 92\n");
}

TEST(NightsWords, BgStatsIsToldWhatItAsksFor) {
    const PlayWords words = play_words(some_game(), english);
    EXPECT_EQ(words.board, "Lucrative Wrecks");
    EXPECT_EQ(words.comments, "9 dives, 1 bust");
    EXPECT_THAT(words.roles, testing::ElementsAre("green", "teal"));
}

TEST(NightsWords, WhatWasWrittenAboutAGameGoesAlong) {
    FinishedGame game = some_game();
    game.note = "Rain all evening";
    EXPECT_EQ(play_words(game, english).comments, "9 dives, 1 bust\nRain all evening");
    game.origin = nights::Origin::ToldByPeople;  // nobody knows of busts
    EXPECT_EQ(play_words(game, english).comments, "Rain all evening");
}

TEST(NightsWords, ScenariosAndBoatsAreUnderstoodInEveryLanguage) {
    nights::ForeignPlays plays;
    for (const std::string& tag : languages()) {
        const Language in(tag);
        nights::ForeignPlay play;
        play.board = name(deepblue::Scenario::TroubledWaters, in).Upper().utf8_string();
        play.scores.push_back({});
        play.scores.back().colour = name(deepblue::Colour::Violet, in).utf8_string();
        plays.plays.push_back(play);
    }
    plays.plays.push_back({});
    plays.plays.back().board = "Wild";
    understand(plays);
    EXPECT_EQ(plays.plays.back().board, "Wild");
    plays.plays.pop_back();
    ASSERT_GE(plays.plays.size(), 3u);
    for (const auto& play : plays.plays) {
        EXPECT_EQ(play.board, "troubled_waters");
        EXPECT_EQ(play.scores.front().colour, "violet");
    }
}

}  // namespace
}  // namespace words
