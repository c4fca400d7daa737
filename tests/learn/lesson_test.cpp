#include "app/learn/lesson.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/deepblue/outlook.h"
#include "tests/learn/walk.h"

namespace learn {
namespace {

using namespace deepblue;
using testing::ElementsAre;

TEST(TheLesson, TheFirstTapDrawsTheFirstGem) {
    Lesson lesson = lesson_of(ChapterId::Example);
    lesson.choose(lesson.find(ChoiceKind::Draw).value());
    EXPECT_THAT(lesson.table().dive()->drawn, ElementsAre(Gem::Gold));
    EXPECT_EQ(lesson.happened().size(), 2u);  // and Yellow plays a card for it
}

TEST(TheLesson, HasFourteenStepsAndTheSecondOxygenIsTheEleventh) {
    const Lesson lesson = lesson_at(ChapterId::Example, "second_blue");
    EXPECT_EQ(lesson.progress(), (Progress{11, 14}));
}

TEST(TheLesson, DrawsTheGemsOfTheRulebook) {
    const Lesson lesson = lesson_at(ChapterId::Example, "second_blue");
    EXPECT_THAT(lesson.table().dive()->drawn,
                ElementsAre(Gem::Gold, Gem::Silver, Gem::Blue, Gem::Green, Gem::Gold, Gem::Red, Gem::Black, Gem::Blue));
}

TEST(TheLesson, EndsWithThePayoutOfTheRulebook) {
    Lesson lesson = lesson_of(ChapterId::Example);
    int taps = 0;
    for (; !lesson.is_done(); ++taps) go_on(lesson);
    EXPECT_EQ(taps, 19);
    EXPECT_THAT(totals(lesson.table()), ElementsAre(18, 29, 2));
}

TEST(TheLesson, ThePayoutGrowsNumberByNumberToTheTotals) {
    Lesson lesson = lesson_at(ChapterId::Example, "pay_cards");
    std::vector<std::size_t> shown;
    for (; !lesson.is_done(); go_on(lesson)) shown.push_back(lesson.paid().size());
    EXPECT_THAT(shown, ElementsAre(5, 5, 8, 11, 12, 13));
    EXPECT_EQ(sum_for(lesson.paid(), kGreen), 18);
    EXPECT_EQ(sum_for(lesson.paid(), kOrange), 29);
    EXPECT_EQ(sum_for(lesson.paid(), kYellow), 2);
}

TEST(TheLesson, ThePayoutShowsNothingThatIsStillAsked) {
    const Lesson green = lesson_at(ChapterId::Example, "pay_green");
    EXPECT_EQ(sum_for(green.paid(), kGreen), 6);
    const Lesson orange = lesson_at(ChapterId::Example, "pay_orange");
    EXPECT_EQ(sum_for(orange.paid(), kGreen), 15);
    EXPECT_EQ(sum_for(orange.paid(), kOrange), 14);
    const Lesson wreck = lesson_at(ChapterId::Example, "pay_wreck");
    EXPECT_EQ(sum_for(wreck.paid(), kGreen), 15);
    EXPECT_EQ(sum_for(wreck.paid(), kOrange), 29);
}

TEST(TheLesson, AWrongAnswerAboutThePayoutShowsTheTruth) {
    Lesson lesson = lesson_at(ChapterId::Example, "pay_orange");
    lesson.choose(0);
    EXPECT_EQ(sum_for(lesson.paid(), kOrange), 29);
    lesson.take_back();
    EXPECT_EQ(sum_for(lesson.paid(), kOrange), 14);
    Lesson last = lesson_at(ChapterId::TreasureFilledRuins, "also_surfaced");
    last.choose(1);
    EXPECT_EQ(sum_for(last.paid(), kYellow), 5);
}

TEST(TheLesson, V9_TheErrorAboutTheGemsShowsThemInTheBag) {
    Lesson lesson = lesson_at(ChapterId::Example, "gems_go_back");
    EXPECT_EQ(lesson.scene(), Scene::Table);
    lesson.choose(1);
    EXPECT_EQ(lesson.scene(), Scene::Bag);
    EXPECT_EQ(lesson.table().bag.total(), 20);
}

TEST(TheLesson, TheRuleStandsThereAtOnceUnlessItIsAskedFor) {
    EXPECT_TRUE(lesson_at(ChapterId::Example, "second_blue").shows_rule());
    EXPECT_FALSE(lesson_at(ChapterId::Example, "pay_wreck").shows_rule());
    Lesson lesson = lesson_at(ChapterId::Example, "first_blue");
    EXPECT_FALSE(lesson.shows_rule());
    lesson.choose(lesson.find(ChoiceKind::Surface).value());
    EXPECT_TRUE(lesson.shows_rule());
}

TEST(TheLesson, TheDiversAreKnownWhileTheirPayoutIsOnView) {
    const Lesson paid = lesson_at(ChapterId::Example, "pay_cards");
    ASSERT_EQ(paid.table().dive(), nullptr);
    EXPECT_TRUE(paid.dive()->find(kYellow)->surfaced);
    EXPECT_EQ(lesson_at(ChapterId::Crew, "rest").dive(), nullptr) << "that dive is over";
}

TEST(TheLesson, D4_ABoatIsBroughtToAPlaceOfTheWreck) {
    const Lesson lesson = lesson_at(ChapterId::Spots, "rush");
    const auto wrong = lesson.find_boat(Spot::Red);
    const auto right = lesson.find_boat(std::nullopt);
    ASSERT_TRUE(wrong && right);
    EXPECT_FALSE(lesson.step().choices[*wrong].is_right());
    EXPECT_TRUE(lesson.step().choices[*right].is_right());
    EXPECT_FALSE(lesson.find_boat(Spot::Gold)) << "Orange is there";
    EXPECT_FALSE(lesson_at(ChapterId::Spots, "tiles").find_boat(std::nullopt)) << "no wreck is on view";
}

TEST(TheLesson, SaysTheDangerThatIsInTheBag) {
    const auto chance = [](std::string_view step) {
        return chance_of_hazard(outlook_of_leader(lesson_at(ChapterId::Example, step).table()));
    };
    EXPECT_DOUBLE_EQ(chance("count_the_danger"), 3.0 / 15);
    EXPECT_DOUBLE_EQ(chance("time_to_stop"), 5.0 / 12);
}

TEST(TheLesson, AWrongChoiceIsPlayedOutAndTakenBack) {
    Lesson lesson = lesson_at(ChapterId::Example, "time_to_stop");
    const Table before = lesson.table();
    lesson.choose(lesson.find(ChoiceKind::Draw).value());
    EXPECT_TRUE(lesson.trial().has_value());
    EXPECT_THAT(totals(lesson.table()), ElementsAre(9, 14, 2));
    EXPECT_EQ(sum_for(lesson.paid(), kGreen), 9);
    EXPECT_EQ(lesson.rule(), "H9");
    lesson.take_back();
    EXPECT_EQ(lesson.table(), before);
    EXPECT_EQ(lesson.rule(), "W4");
    EXPECT_THAT(lesson.paid(), testing::IsEmpty());
}

TEST(TheLesson, AChoiceTheRulesForbidLeavesTheTableAsItIs) {
    Lesson lesson = lesson_of(ChapterId::Example);
    const Table before = lesson.table();
    const Trial trial = try_out(lesson, lesson.find(ChoiceKind::Stop).value());
    EXPECT_TRUE(std::holds_alternative<DrawFirst>(trial.refused.value()));
    EXPECT_EQ(lesson.table(), before);
}

TEST(TheLesson, GoesBackStepByStepToTheBeginning) {
    Lesson lesson = lesson_of(ChapterId::Example);
    std::vector<Table> tables;
    while (!lesson.is_done()) {
        tables.push_back(lesson.table());
        go_on(lesson);
    }
    for (auto table = tables.rbegin(); table != tables.rend(); ++table) {
        ASSERT_TRUE(lesson.can_go_back());
        lesson.go_back();
        EXPECT_EQ(lesson.table(), *table);
    }
    EXPECT_FALSE(lesson.can_go_back());
    EXPECT_EQ(lesson.progress().step, 1);
}

TEST(TheLesson, GoingBackTakesATrialBackFirst) {
    Lesson lesson = lesson_at(ChapterId::Example, "silver");
    lesson.choose(lesson.find(ChoiceKind::Stop).value());
    lesson.go_back();
    EXPECT_FALSE(lesson.trial().has_value());
    EXPECT_EQ(lesson.step().id, "silver");
}

TEST(TheLesson, GoesToAnyStepForwardAndBackward) {
    Lesson lesson = lesson_of(ChapterId::Example);
    lesson.go_to(10);
    EXPECT_EQ(lesson.step().id, "second_blue");
    lesson.go_to(2);
    EXPECT_EQ(lesson.step().id, "silver");
    lesson.go_to(100);
    EXPECT_TRUE(lesson.is_done());
}

TEST(TheLesson, KeepsItsTableWhenThePlayersAreRenamed) {
    Lesson lesson = lesson_at(ChapterId::Example, "pay_green");
    lesson.rename({"Verde", "Arancione", "Giallo"});
    EXPECT_EQ(lesson.table().seats.name(kOrange), "Arancione");
    while (lesson.can_go_back()) {
        lesson.go_back();
        EXPECT_EQ(lesson.table().seats.name(kGreen), "Verde");
    }
}

}  // namespace
}  // namespace learn
