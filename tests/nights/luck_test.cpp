#include "app/nights/luck.h"

#include "app/nights/gem_luck.h"
#include "app/nights/history.h"
#include "app/nights/told_game.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using namespace deepblue;
using testing::DoubleNear;
using testing::IsEmpty;
using testing::SizeIs;

class LuckPage : public NightsTest {};

Outlook some_outlook(GemCounts board, Protections protections) {
    return {.bag = kStartingBag - board, .board = board, .protections = protections, .spots = {}, .stake = 3};
}

TEST(GemLuckTest, IsNothingOnTheAverageOverAllGemsThatCouldCome) {
    GemLuck luck;
    for (const auto& outlook :
         {some_outlook({}, {}), some_outlook({{Gem::Black, 1}, {Gem::Silver, 2}}, {}),
          some_outlook({{Gem::Black, 2}, {Gem::Blue, 1}}, {.black = 0, .blue = 1, .either = 1})}) {
        double sum = 0;
        for (const Gem gem : kAllGems)
            if (outlook.bag[gem] > 0) sum += outlook.bag[gem] * luck.of(outlook, std::vector{gem});
        EXPECT_THAT(sum / outlook.bag.total(), DoubleNear(0, 1e-9));
    }
}

TEST(GemLuckTest, IsNothingOnTheAverageOverAllPairs) {
    GemLuck luck;
    Outlook outlook = some_outlook({{Gem::Black, 1}, {Gem::Gold, 1}}, {.black = 1, .blue = 0, .either = 0});
    outlook.pairs = true;
    double sum = 0;
    for (const Gem one : kAllGems) {
        for (const Gem other : kAllGems) {
            const int ways = outlook.bag[one] * (outlook.bag[other] - (one == other ? 1 : 0));
            if (ways > 0) sum += ways * luck.of(outlook, std::vector{one, other});
        }
    }
    EXPECT_THAT(sum / outlook.bag.total() / (outlook.bag.total() - 1), DoubleNear(0, 1e-9));
}

TEST(GemLuckTest, ARedGemIsLuckierThanAHazardThatForcesUp) {
    GemLuck luck;
    const Outlook outlook = some_outlook({{Gem::Black, 1}, {Gem::Silver, 3}}, {});
    EXPECT_GT(luck.of(outlook, std::vector{Gem::Red}), 0);
    EXPECT_LT(luck.of(outlook, std::vector{Gem::Black}), 0);
}

TEST_F(LuckPage, TellsTheBravestDrawsOfANight) {
    finished(dive_with_a_hazard());
    finished(quiet_dive());
    const auto night = evenings(books(), 1).front().night.id;
    const Luck page = luck(books(), people(), night, false);
    ASSERT_THAT(page.bravest, SizeIs(2));  // the quiet dive had no chance of a hazard to answer
    EXPECT_EQ(page.bravest[0].player.name, "Ada");
    EXPECT_EQ(page.bravest[0].draw, (BraveDraw{.dive = 1,
                                               .leader = Seat{0},
                                               .chance = {3, 18},
                                               .gems = {Gem::Black},
                                               .by = Source::Hand,
                                               .answer = Answer::Card,
                                               .vp = 4}));
    EXPECT_EQ(page.bravest[1].draw.answer, Answer::NotAsked);
    EXPECT_THAT(luck(books(), people(), night, true).bravest, IsEmpty());
}

TEST_F(LuckPage, TheLedgerOfAllGamesIsThatOfAllNights) {
    finished(dive_with_a_hazard());
    now += session::kDay;
    finished(quiet_dive());
    double by_night = 0;
    for (const Evening& evening : evenings(books(), 9))
        for (const LuckRow& row : luck(books(), people(), evening.night.id, false).ledger) by_night += row.vp;
    const Luck all = luck(books(), people(), {}, false);
    EXPECT_EQ(all.games, 2);
    EXPECT_NE(all.whole_table, 0);
    EXPECT_THAT(all.whole_table, DoubleNear(by_night, 1e-6));
    EXPECT_EQ(all.ledger.front().player.name, all.ledger.front().vp > 0 ? "Ada" : "Ben");
    EXPECT_EQ(luck(books(), people(), {}, true).whole_table, 0);
}

TEST_F(LuckPage, GamesOfScoresAloneAreNotAmongThoseThatTellOfLuck) {
    finished(quiet_dive());
    static_cast<void>(add_by_hand(
        journal(), {.day = "2024-03-03", .place = "", .note = "", .scores = {{"Ada", "", 3}, {"Cleo", "", 5}}}));
    const Luck all = luck(books(), people(), {}, false);
    EXPECT_EQ(all.games, 2);
    EXPECT_EQ(all.played, 1);
    const auto told = evenings(books(), 1).front().night.id;
    EXPECT_THAT(luck(books(), people(), told, false).ledger, IsEmpty());
}

TEST_F(LuckPage, KnowsWhichDrawsAreTheApps) {
    play_app_game(4);
    catch_up(journal());
    const Luck all = luck(books(), people(), {}, false);
    EXPECT_EQ(all.whole_table, luck(books(), people(), {}, true).whole_table);
}

}  // namespace
}  // namespace nights
