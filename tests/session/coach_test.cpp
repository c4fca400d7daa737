#include "app/session/coach.h"

#include "app/session/puzzles.h"
#include "engine/deepblue/outlook.h"
#include "engine/journal/step.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

/// Ada leads from a blue spot and a red one.
const char* const kDive = R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"city":true,"spots":["blue","red"]},"boats":[)"
                          R"({"player":"Ada","spot":"blue"},{"player":"Ada","spot":"red"},{"player":"Ben"}]})";

class Coach : public SessionTest {
protected:
    void dive(const Lines& lines, const std::string& scenario = "dangerous_reefs") {
        play_all(set_up(scenario));
        play_all({kDive});
        play_all(lines);
    }
    [[nodiscard]] Outlook leader() { return outlook_of_leader(game().table()); }

    BestPlay best_play;
};

TEST_F(Coach, V4_TheOutlookOfTheLeaderIsWhatLiesOnTheTable) {
    dive({by_hand("red"), by_hand("blue")});
    const Outlook outlook = leader();
    EXPECT_EQ(outlook.bag, game().table().bag);
    EXPECT_EQ(outlook.board, (GemCounts{{Gem::Red, 1}, {Gem::Blue, 1}}));
    EXPECT_EQ(outlook.protections, (Protections{.black = 0, .blue = 1, .either = 0}));
    EXPECT_EQ(value_of_stopping(outlook), 10);
    EXPECT_EQ(outlook.stake, 0);
}

TEST_F(Coach, SpeaksOfTheLastDecisionAndNeverBeforeOne) {
    const auto said = [&] { return last_advice(game().actions(), best_play); };
    dive({});
    EXPECT_FALSE(said()) << "nothing was decided yet";
    play_all({by_hand("red")});
    EXPECT_FALSE(said()) << "W3: the first gem is no choice";
    const Table before = game().table();
    play_all({by_hand("blue")});
    EXPECT_EQ(said(), advice_on(before, game().actions().back(), best_play));
    play_all({R"({"do":"play","player":"Ben","card":{"vp":4}})"});
    EXPECT_EQ(said()->taken, Choice::Draw) << "cards are no decision of the leader";
    play_all({kStop});
    EXPECT_EQ(said()->taken, Choice::Stop);
    play_all({R"({"do":"rest","player":"Ben"})"});
    EXPECT_FALSE(said()) << "the dive is long over";
}

TEST_F(Coach, H9_OfALeaderWhoSurfacedTheLastDecisionWasTheDraw) {
    dive({by_hand("red"), by_hand("black")});
    const Table before = game().table();
    play_all({by_hand("black")});
    const auto draw = advice_on(before, game().actions().back(), best_play);
    for (const char* line : {R"({"do":"surface","player":"Ada"})", R"({"do":"surface","player":"Ben"})", kStop}) {
        play_all({line});
        EXPECT_EQ(last_advice(game().actions(), best_play), draw) << line;
    }
    EXPECT_EQ(draw->taken, Choice::Draw);
}

TEST_F(Coach, W6_TheStopWithAnEmptyBagIsNoDecision) {
    play_all(set_up());
    play_all({R"({"do":"recount","bag":{"gold":2}})", kDive, by_hand("gold")});
    const Table before = game().table();
    play_all({by_hand("gold")});
    const auto draw = advice_on(before, game().actions().back(), best_play);
    play_all({kStop});
    EXPECT_TRUE(draw);
    EXPECT_EQ(last_advice(game().actions(), best_play), draw);
}

TEST_F(Coach, ACorrectionOfTheResultChangesNoDecision) {
    dive({by_hand("red"), kStop});
    const auto stop = last_advice(game().actions(), best_play);
    play_all({R"({"do":"correct","player":"Ada","vp":1,"why":"a card"})"});
    EXPECT_TRUE(stop);
    EXPECT_EQ(last_advice(game().actions(), best_play), stop);
}

TEST_F(Coach, CardsInHandAreAddedWhereSomeoneAsksWhatIf) {
    dive({by_hand("red")});
    EXPECT_EQ(outlook_of_leader(game().table(), {.black = 2, .blue = 1}).protections, (Protections{2, 2, 0}));
}

TEST_F(Coach, H5_ASpotThatProtectedIsGone) {
    dive({by_hand("blue"), by_hand("blue"),
          R"({"do":"protect","player":"Ada","with":[{"against":"blue","by":"spot"}]})",
          R"({"do":"surface","player":"Ben"})"});
    EXPECT_EQ(leader().protections, Protections{});
}

TEST_F(Coach, S1_TwoGemsAtATime) {
    dive({}, "troubled_waters");
    EXPECT_TRUE(leader().pairs);
}

TEST_F(Coach, S4_TheBountyIsTheLeaders) {
    dive({by_hand("silver"), by_hand("silver"), by_hand("silver")}, "lucrative_wrecks");
    EXPECT_TRUE(leader().bounty);
    EXPECT_EQ(value_of_stopping(leader()), 3 + 2);
    EXPECT_FALSE(outlook_of(game().table(), *game().table().dive()->find(kBen)).bounty);
}

TEST_F(Coach, S7_WhatIsLostBySurfacingIsTheStake) {
    auto start = set_up("treasure_filled_ruins");
    start.front().insert(start.front().size() - 1, R"(,"rules":{"ruins_pay_surfaced":false})");
    play_all(start);
    play_all({kDive, by_hand("silver")});
    EXPECT_EQ(leader().stake, 3);  // two boats, twice the wreck; V6 stays
    EXPECT_EQ(outlook_of(game().table(), *game().table().dive()->find(kBen)).stake, 3);
}

TEST_F(Coach, S7_NothingIsAtStakeWhereTheSurfacedArePaidToo) {
    dive({by_hand("silver")}, "treasure_filled_ruins");
    EXPECT_EQ(leader().stake, 0);
}

TEST_F(Coach, W3_TheFirstGemIsNoChoice) {
    dive({});
    EXPECT_FALSE(is_choice(game().table()));
    EXPECT_EQ(advice_on(game().table(), Draw{{Gem::Red}, Source::Hand}, best_play), std::nullopt);
}

TEST_F(Coach, TellsWhatAChoiceWasWorth) {
    dive({by_hand("silver")});
    const auto drew = advice_on(game().table(), Draw{{Gem::Red}, Source::Hand}, best_play);
    const auto stopped = advice_on(game().table(), Stop{}, best_play);
    ASSERT_TRUE(drew && stopped);
    EXPECT_EQ(drew->value, best_play.value(leader()));
    EXPECT_EQ(drew->value.stop, 1);
    EXPECT_EQ(drew->value.choice, Choice::Draw);
    EXPECT_TRUE(drew->was_best());
    EXPECT_FALSE(stopped->was_best());
    EXPECT_DOUBLE_EQ(stopped->given_up(), drew->value.draw - 1);
}

TEST_F(Coach, OtherActionsAreNoChoice) {
    dive({by_hand("silver")});
    EXPECT_EQ(advice_on(game().table(), Surface{kBen}, best_play), std::nullopt);
}

class PuzzleTest : public Coach {
protected:
    PuzzleTest() { dive({by_hand("silver"), by_hand("red"), kStop, kEnd}); }

    Puzzles puzzles{journal()};
};

TEST_F(PuzzleTest, NoneComesFromAGameThatCanGoOn) {
    EXPECT_FALSE(puzzles.next());
}

TEST_F(PuzzleTest, V7_NoneComesFromAGameWithASealedChest) {
    game().open_chests(2);
    EXPECT_FALSE(puzzles.next());
    game().open_chests();
    EXPECT_TRUE(puzzles.next());
}

TEST_F(PuzzleTest, NoneComesFromAGameThatWasDeleted) {
    game().open_chests();
    ASSERT_TRUE(puzzles.next());
    journal::Step step(journal());
    step->outcomes.put({.game = journal()->games.latest(1, std::nullopt).front().id,
                        .uuid = "a",
                        .day = "2024-02-29",
                        .kind = "deepblue",
                        .hidden = true});
    step.commit();
    EXPECT_FALSE(puzzles.next());
}

TEST_F(PuzzleTest, AFinishedGameIsAskedMomentByMoment) {
    game().open_chests();
    const auto first = puzzles.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->table.board(), (GemCounts{{Gem::Silver, 1}}));
    EXPECT_EQ(first->played.taken, Choice::Draw);
    EXPECT_EQ(puzzles.next()->step, first->step) << "the same until it is answered";
    EXPECT_TRUE(puzzles.answer(*first, first->played.value.choice));
    const auto second = puzzles.next();
    ASSERT_TRUE(second);
    EXPECT_EQ(second->table.board(), (GemCounts{{Gem::Silver, 1}, {Gem::Red, 1}}));
    EXPECT_EQ(second->played.taken, Choice::Stop);
}

TEST_F(PuzzleTest, TheScoreIsKept) {
    game().open_chests();
    const auto wrong = [](const Puzzle& puzzle) {
        return puzzle.played.value.choice == Choice::Draw ? Choice::Stop : Choice::Draw;
    };
    const auto first = puzzles.next();
    EXPECT_TRUE(puzzles.answer(*first, first->played.value.choice));
    EXPECT_EQ(puzzles.score(), (PuzzleScore{1, 1, 1}));
    const auto second = puzzles.next();
    EXPECT_FALSE(puzzles.answer(*second, wrong(*second)));
    EXPECT_EQ(Puzzles(journal()).score(), (PuzzleScore{2, 1, 0}));
}

TEST_F(PuzzleTest, AScoreThatCannotBeReadBeginsAnew) {
    game().open_chests();
    for (const char* text : {R"({"asked":"two"})", "[1]", "{", R"({"games":{"1":"x"}})"}) {
        journal::Step step(journal());
        step->settings.set("puzzles", text);
        step.commit();
        EXPECT_EQ(puzzles.score(), PuzzleScore{}) << text;
        EXPECT_TRUE(puzzles.next()) << text;
    }
}

TEST_F(PuzzleTest, WhenAllWereAskedItBeginsAgain) {
    game().open_chests();
    const auto first = puzzles.next();
    const std::size_t begin = first->step;
    for (int i = 0; i < 2; ++i) {
        const auto puzzle = puzzles.next();
        puzzles.answer(*puzzle, Choice::Draw);
    }
    EXPECT_EQ(puzzles.next()->step, begin);
    puzzles.answer(*puzzles.next(), Choice::Draw);
    EXPECT_GT(puzzles.next()->step, begin);
}

}  // namespace
}  // namespace session
