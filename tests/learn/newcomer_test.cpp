#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/learn/misconceptions.h"
#include "tests/learn/walk.h"

namespace learn {
namespace {

using namespace deepblue;
using testing::ElementsAre;

/// The error as it is made: at its step, by its choice.
Lesson made(std::size_t which) {
    const Misconception& error = misconceptions().at(which);
    Lesson lesson = lesson_of(error.chapter);
    lesson.go_to(index_of(error));
    lesson.choose(error.choice);
    return lesson;
}

TEST(WhatPeopleGetWrong, EachErrorIsMetByAWrongChoice) {
    EXPECT_EQ(misconceptions().size(), 7u);
    for (const Misconception& error : misconceptions()) {
        const Step& step = chapter(error.chapter).steps.at(index_of(error));
        EXPECT_EQ(step.id, error.step);
        EXPECT_FALSE(step.choices.at(error.choice).is_right()) << error.belief.english;
        EXPECT_EQ(truth_of(error), step.choices.at(error.choice).taught);
    }
}

TEST(WhatPeopleGetWrong, V9_GemsGoBackAndOnlyVpIntoTheChests) {
    const Lesson lesson = made(0);
    EXPECT_EQ(lesson.table().bag.total(), 20);
    EXPECT_EQ(lesson.table().chests[kOrange], 29);
}

TEST(WhatPeopleGetWrong, H3_ASecondBlueGemEndsNothing) {
    Lesson lesson = made(1);
    EXPECT_TRUE(std::holds_alternative<AnswerFirst>(lesson.trial()->refused.value()));
    lesson.take_back();
    go_on(lesson);
    go_on(lesson);
    EXPECT_TRUE(std::holds_alternative<Deciding>(lesson.table().dive()->phase));
}

TEST(WhatPeopleGetWrong, V6_ALeaderWhoSurfacesKeepsCardsAndWreck) {
    EXPECT_THAT(totals(made(2).table()), ElementsAre(9, 29, 2));
}

TEST(WhatPeopleGetWrong, C8_ACardIsPlayedLaterForTheSameVp) {
    const int at_once = made(3).table().dive()->find(kGreen)->card_vp;
    Lesson later = lesson_at(ChapterId::Example, "not_used_up");
    go_on(later);
    EXPECT_EQ(later.table().dive()->find(kGreen)->card_vp, at_once);
}

TEST(WhatPeopleGetWrong, D4_ARushingBoatTakesNoSpot) {
    Lesson lesson = made(4);
    EXPECT_TRUE(std::holds_alternative<RushToASpot>(lesson.trial()->refused.value()));
    lesson.take_back();
    go_on(lesson);
    EXPECT_TRUE(lesson.table().dive()->find(kYellow)->spots.empty());
}

TEST(WhatPeopleGetWrong, P4_SixTilesLieOpen) {
    EXPECT_STREQ(truth_of(misconceptions()[5]).english,
                 "The six starting tiles are turned up at once; the empty one leaves the game. Only the nine others "
                 "lie face down.");
}

TEST(WhatPeopleGetWrong, P6_ThreeCardsComeBack) {
    EXPECT_STREQ(truth_of(misconceptions()[6]).english,
                 "Resting brings back three: shuffle the resting cards and take the top three.");
}

/// Whoever took the right choices of the lesson has done everything that leading a dive asks for.
TEST(ANewcomer, HasDoneEverythingALeaderDoes) {
    std::set<ChoiceKind> done;
    for (Lesson lesson = lesson_of(ChapterId::Example); !lesson.is_done(); go_on(lesson)) {
        done.insert(lesson.step().choices[right_choice(lesson.step())].kind);
    }
    EXPECT_THAT(done, testing::IsSupersetOf({ChoiceKind::Draw, ChoiceKind::Stop, ChoiceKind::UseSpot,
                                             ChoiceKind::UseCard, ChoiceKind::PlayCard}));
}

}  // namespace
}  // namespace learn
