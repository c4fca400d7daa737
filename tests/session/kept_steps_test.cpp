#include "app/session/kept_steps.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using journal::LineState;
using testing::ElementsAre;

class KeptSteps : public SessionTest {
protected:
    KeptSteps() { play_all(set_up()); }

    std::vector<KeptStep> steps() { return kept_steps(journal(), game()); }
    void rest(Seat seat) { ASSERT_TRUE(std::holds_alternative<Action>(game().play(Action(Rest{seat})))); }
};

TEST_F(KeptSteps, TellWhoAndWhen) {
    rest(kAda);
    const KeptStep last = steps().back();
    EXPECT_EQ(last.number, 6);
    EXPECT_EQ(last.step, 6u);
    EXPECT_EQ(last.by, kAda);
    EXPECT_EQ(last.at, kNow);
    EXPECT_EQ(last.seats.name(kAda), "Ada");
    EXPECT_EQ(saved_at(journal(), game()), kNow);
}

TEST_F(KeptSteps, StayWhenTheyAreUndoneAndWhenAnotherIsTaken) {
    rest(kAda);
    game().undo();
    EXPECT_EQ(steps().back().state, LineState::Undone);
    EXPECT_EQ(steps().back().step, 6u);
    ASSERT_TRUE(std::holds_alternative<Action>(game().play(Action(Sail{kAda}))));
    const auto all = steps();
    ASSERT_EQ(all.size(), 7u);
    EXPECT_EQ(all[5].state, LineState::Dropped);
    EXPECT_EQ(all[5].step, 0u);
    EXPECT_EQ(all[6].step, 6u);
    EXPECT_EQ(all[6].number, 7);
}

TEST_F(KeptSteps, AreReadAgainAfterARestart) {
    rest(kAda);
    const auto before = steps();
    restart();
    const auto after = steps();
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) EXPECT_EQ(after[i].at, before[i].at);
}

TEST_F(KeptSteps, V7_AreBookedOnceADiveWasStoppedAfterThem) {
    const auto booked = [this] {
        std::vector<bool> all;
        for (const KeptStep& step : steps()) all.push_back(step.is_booked);
        return std::vector<bool>(all.begin() + 5, all.end());  // after the set-up
    };
    play_all({dive_line("Ada"), by_hand("gold")});
    EXPECT_THAT(booked(), ElementsAre(false, false));
    play_all({kStop});
    EXPECT_THAT(booked(), ElementsAre(true, true, true));
    play_all({dive_line("Ben"), by_hand("gold")});
    game().undo();
    EXPECT_THAT(booked(), ElementsAre(true, true, true, false, false));
    game().undo();
    EXPECT_THAT(booked(), ElementsAre(true, true, true, false, false)) << "they were taken back";
    game().undo();
    EXPECT_THAT(booked(), ElementsAre(false, false, false, false, false)) << "the first dive runs again";
}

TEST_F(KeptSteps, HaveTheStartAndTheLastDiveAsSavePoints) {
    EXPECT_THAT(save_points(journal(), game()), ElementsAre(SavePoint{.step = 5, .name = {}, .dive = 0}));
    play_all({dive_line("Ada")});
    EXPECT_THAT(save_points(journal(), game()),
                ElementsAre(SavePoint{.step = 5, .name = {}, .dive = 1}, SavePoint{.step = 5, .name = {}, .dive = 0}));
}

TEST_F(KeptSteps, KeepASavePointUntilItsStepIsGoneForGood) {
    rest(kAda);
    add_save_point(journal(), game(), "before the argument");
    rest(kBen);
    const SavePoint point{.step = 6, .name = "before the argument", .dive = 0};
    EXPECT_EQ(save_points(journal(), game()).front(), point);
    game().go_to(5);
    EXPECT_EQ(save_points(journal(), game()).front(), point);
    ASSERT_TRUE(std::holds_alternative<Action>(game().play(Action(Sail{kAda}))));
    EXPECT_TRUE(save_points(journal(), game()).front().name.empty());
}

}  // namespace
}  // namespace session
