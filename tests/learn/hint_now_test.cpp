#include "app/learn/hint_now.h"

#include "tests/session/fixture.h"

namespace learn {
namespace {

using session::by_hand;

class HintOfAMoment : public session::SessionTest {
protected:
    HintOfAMoment() {
        play_all(session::set_up());
        play_all({session::dive_line("Ada")});
    }
    [[nodiscard]] std::optional<Hint> at(HintNow& hints) {
        return hints.at({game().game(), game().actions().size(), std::nullopt},
                        hints_at(game().table(), game().actions()), game().table().seats);
    }
};

TEST_F(HintOfAMoment, StaysWhileTheGameStandsStillAlsoAfterARestart) {
    {
        HintNow hints(journal());
        EXPECT_EQ(at(hints)->situation, Situation::Leading);
        EXPECT_EQ(at(hints)->situation, Situation::Leading);
    }
    restart();
    HintNow hints(journal());
    EXPECT_EQ(at(hints)->situation, Situation::Leading);
}

TEST_F(HintOfAMoment, IsGoneForGoodOnceTheGameWentOn) {
    {
        HintNow hints(journal());
        EXPECT_TRUE(at(hints));
        play_all({by_hand("silver")});
        EXPECT_EQ(at(hints)->situation, Situation::CardFits);
        play_all({by_hand("silver")});
        EXPECT_FALSE(at(hints));
    }
    restart();
    EXPECT_FALSE(Hints(journal()).due({{Situation::Leading, session::kAda, "W4"}}, game().table().seats));
}

TEST_F(HintOfAMoment, IsSilentWhileSwitchedOffAndComesLater) {
    HintNow hints(journal());
    hints.switch_on(false);
    EXPECT_FALSE(at(hints));
    hints.switch_on(true);
    EXPECT_TRUE(at(hints));
}

TEST_F(HintOfAMoment, WhoeverIsAskedInTurnHasAHintOfTheirOwn) {
    HintNow hints(journal());
    const auto asked = [&](deepblue::Seat seat) {
        return hints.at({game().game(), 0, seat}, {rush_hint(seat)}, game().table().seats);
    };
    EXPECT_EQ(asked(session::kAda), rush_hint(session::kAda));
    EXPECT_EQ(asked(session::kBen), rush_hint(session::kBen));
    EXPECT_FALSE(asked(session::kAda)) << "Ada has seen it";
}

TEST_F(HintOfAMoment, AllComeOnceMoreWhenForgotten) {
    HintNow hints(journal());
    EXPECT_TRUE(at(hints));
    play_all({by_hand("silver")});
    static_cast<void>(at(hints));
    hints.forget();
    EXPECT_TRUE(Hints(journal()).due({{Situation::Leading, session::kAda, "W4"}}, game().table().seats));
}

}  // namespace
}  // namespace learn
