#include "app/learn/chapters.h"

#include <gtest/gtest.h>

#include <set>

#include "app/words/rule_texts.h"
#include "engine/deepblue/rules.h"
#include "tests/learn/walk.h"

namespace learn {
namespace {

using namespace deepblue;

class EveryChapter : public testing::TestWithParam<std::size_t> {
protected:
    [[nodiscard]] static ChapterId id() { return all_chapters()[GetParam()]; }
    [[nodiscard]] static const std::vector<Step>& steps() { return chapter(id()).steps; }
};

TEST_P(EveryChapter, IsFollowedFromStartToEndByTheRules) {
    Lesson lesson = lesson_of(id());
    for (std::size_t i = 0; i < steps().size(); ++i) {
        ASSERT_FALSE(lesson.is_done());
        ASSERT_EQ(lesson.index(), i);
        Course course{lesson.table(), {}, {}};
        const Choice& right = lesson.step().choices[right_choice(lesson.step())];
        ASSERT_FALSE(play(course, right.plays).has_value()) << lesson.step().id;
        go_on(lesson);
    }
    EXPECT_TRUE(lesson.is_done());
}

TEST_P(EveryChapter, EachWrongChoiceShowsWhatHappensAndIsTakenBack) {
    for (Lesson lesson = lesson_of(id()); !lesson.is_done(); go_on(lesson)) {
        const Table before = lesson.table();
        for (std::size_t i = 0; i < lesson.step().choices.size(); ++i) {
            if (lesson.step().choices[i].is_right()) continue;
            const Trial trial = try_out(lesson, i);
            const bool is_question = lesson.tried().kind == ChoiceKind::Answer;
            EXPECT_TRUE(is_question || trial.refused || lesson.table() != before) << lesson.step().id;
            lesson.take_back();
            EXPECT_EQ(lesson.table(), before) << lesson.step().id;
        }
    }
}

TEST_P(EveryChapter, EachRefusalIsOfTheLastActionTried) {
    for (Lesson lesson = lesson_of(id()); !lesson.is_done(); go_on(lesson)) {
        for (std::size_t i = 0; i < lesson.step().choices.size(); ++i) {
            if (lesson.step().choices[i].is_right()) continue;
            const Trial trial = try_out(lesson, i);
            const std::size_t forbidden = trial.refused ? 1 : 0;
            EXPECT_EQ(lesson.happened().size() + forbidden, lesson.tried().plays.size()) << lesson.step().id;
            lesson.take_back();
        }
    }
}

TEST_P(EveryChapter, EachStepHasOneRightChoiceAndAtMostThree) {
    for (const Step& step : steps()) {
        const auto right =
            std::count_if(step.choices.begin(), step.choices.end(), [](const Choice& c) { return c.is_right(); });
        EXPECT_EQ(right, 1) << step.id;
        EXPECT_LE(step.choices.size(), 3u) << step.id;
    }
}

TEST_P(EveryChapter, EachStepAndEachLessonLearnedNamesARuleThatIsThere) {
    for (const Step& step : steps()) {
        EXPECT_NE(words::find_rule(step.rule), nullptr) << step.id;
        for (const Choice& choice : step.choices) {
            const bool is_named = words::find_rule(choice.rule) != nullptr;
            EXPECT_NE(choice.is_right(), is_named) << step.id;
        }
    }
}

TEST_P(EveryChapter, StepsHaveNamesOfTheirOwn) {
    std::set<std::string_view> ids;
    for (const Step& step : steps()) EXPECT_TRUE(ids.insert(step.id).second) << step.id;
}

TEST_P(EveryChapter, LetsSomethingGoWrongAtLeastOnce) {
    const auto fails = [](const Step& step) { return step.choices.size() > 1; };
    EXPECT_GE(std::count_if(steps().begin(), steps().end(), fails), 2);
}

TEST_P(EveryChapter, IsKnownByItsWord) {
    EXPECT_EQ(chapter(id()).id, id());
    EXPECT_EQ(chapter_from_id(learn::id(id())), id());
}

INSTANTIATE_TEST_SUITE_P(Learn, EveryChapter, testing::Range<std::size_t>(0, kChapters),
                         [](const auto& which) { return std::string(id(all_chapters()[which.param])); });

TEST(Chapters, EachScenarioIsDivedInTheSunkenCity) {
    for (std::size_t i = 0; i < kScenarios; ++i) {
        const auto scenario = static_cast<Scenario>(i);
        Lesson lesson = lesson_of(chapter_from_id(deepblue::id(scenario)).value());
        bool dived = false;
        for (; !lesson.is_done(); go_on(lesson))
            dived = dived || (lesson.table().dive() && lesson.table().dive()->wreck.city);
        EXPECT_TRUE(dived) << deepblue::id(scenario);
        EXPECT_EQ(lesson.table().scenario, scenario);
    }
}

TEST(Chapters, TheRuinsShowYellowOnlyWhenAnswered) {
    Lesson lesson = lesson_at(ChapterId::TreasureFilledRuins, "also_surfaced");
    EXPECT_EQ(sum_for(lesson.paid(), kOrange), 12);
    EXPECT_EQ(sum_for(lesson.paid(), kYellow), 0);
    go_on(lesson);
    EXPECT_EQ(sum_for(lesson.paid(), kYellow), 5);
}

TEST(Chapters, TheBestOfTheBestPaysOttoEight) {
    Lesson lesson = lesson_of(ChapterId::BestOfTheBest);
    while (!lesson.is_done()) go_on(lesson);
    EXPECT_EQ(totals(lesson.table())[0], 8 + 4 + 4);  // Otto, the red gem, the wreck
}

TEST(Chapters, TheEndIsATieThatTheCrewDecides) {
    Lesson lesson = lesson_of(ChapterId::End);
    while (!lesson.is_done()) go_on(lesson);
    const auto ranks = ranking(lesson.table());
    EXPECT_EQ(lesson.table().chests[kGreen], lesson.table().chests[kOrange]);
    EXPECT_EQ(ranks.front().seats, std::vector{kOrange});
}

TEST(Chapters, TheMarketMovesNothingFromAnEmptySupply) {
    Lesson lesson = lesson_at(ChapterId::Market, "supply_empty");
    EXPECT_EQ(lesson.table().supply[Gem::Green], 0);
    const GemCounts bag = lesson.table().bag;
    go_on(lesson);
    EXPECT_EQ(lesson.table().bag, bag);
}

}  // namespace
}  // namespace learn
