#include "app/words/learn_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/words/catalogs.h"
#include "app/words/quick_reference.h"
#include "tests/learn/walk.h"

namespace words {
namespace {

using learn::ChapterId;
using testing::ElementsAre;

wxString utf8(const char* text) {
    return wxString::FromUTF8(text);
}

TEST(LearnWords, StarsAreEmphasis) {
    const learn::Phrase text{"You are *Green*, the leader."};
    const Language english;
    EXPECT_EQ(say(text, english), "You are Green, the leader.");
    EXPECT_THAT(runs(text, english), ElementsAre(words::Run{"You are ", false}, words::Run{"Green", true},
                                                 words::Run{", the leader.", false}));
    EXPECT_THAT(runs({"*This one counts.*"}, english), ElementsAre(words::Run{"This one counts.", true}));
}

/// Everything a step says.
std::vector<learn::Phrase> phrases(const learn::Step& step) {
    std::vector<learn::Phrase> all = step.text;
    all.push_back(step.title);
    for (const learn::Choice& choice : step.choices) {
        all.push_back(choice.label);
        if (choice.taught) all.push_back(*choice.taught);
    }
    return all;
}

std::size_t strong_runs(learn::Phrase phrase, const Language& language) {
    std::size_t strong = 0;
    for (const words::Run& run : runs(phrase, language)) strong += run.is_strong ? 1 : 0;
    return strong;
}

TEST(LearnWords, EveryLanguageEmphasisesTheSameTexts) {
    for (const std::string& tag : languages()) {
        const Language language(tag);
        for (const ChapterId id : learn::all_chapters()) {
            for (const learn::Step& step : learn::chapter(id).steps) {
                for (const learn::Phrase phrase : phrases(step)) {
                    EXPECT_EQ(strong_runs(phrase, language), strong_runs(phrase, Language())) << tag << phrase.english;
                }
            }
        }
    }
}

TEST(LearnWords, TheStepAndTheRule) {
    const Language english;
    EXPECT_EQ(step_of({11, 14}, english), "Step 11 of 14");
    EXPECT_EQ(rule_name("H5", english), "Rule H5");
    EXPECT_THAT(lesson_names(english), ElementsAre("Green", "Orange", "Yellow"));
}

TEST(LearnWords, ATrialSaysWhatForbidsIt) {
    learn::Lesson lesson = learn::lesson_of(ChapterId::Example);
    lesson.choose(lesson.find(learn::ChoiceKind::Stop).value());
    EXPECT_EQ(what_happens(lesson, Language()), "The rules say no: the first gem must be drawn.");
}

TEST(LearnWords, ATrialTellsWhatHappensOneAfterAnother) {
    learn::Lesson lesson = learn::lesson_at(ChapterId::Example, "time_to_stop");
    lesson.choose(lesson.find(learn::ChoiceKind::Draw).value());
    EXPECT_EQ(what_happens(lesson, Language()),
              "This is what happens: Black drawn. Green surfaced. Orange surfaced. Dive stopped and booked into the "
              "chests.");
}

TEST(LearnWords, OfAnAnswerThereIsNothingToHappen) {
    learn::Lesson lesson = learn::lesson_at(ChapterId::Example, "pay_wreck");
    lesson.choose(1);
    EXPECT_EQ(what_happens(lesson, Language()), "");
}

TEST(LearnWords, WhoTheLearnerIs) {
    const learn::Lesson lesson = learn::lesson_at(ChapterId::Example, "second_blue");
    const deepblue::Dive& dive = *lesson.table().dive();
    EXPECT_EQ(role(dive, dive.divers[0], true, Language()), "you, leader, spot: blue");
    EXPECT_EQ(role(dive, dive.divers[1], false, Language()), "spot: gold");
    const learn::Lesson paid = learn::lesson_at(ChapterId::Example, "pay_cards");
    EXPECT_EQ(role(*paid.dive(), paid.dive()->divers[2], false, Language()), "surfaced") << "with the boat on red";
}

TEST(LearnWords, EachNumberSaysWhatItIsFor) {
    learn::Lesson lesson = learn::lesson_of(ChapterId::Example);
    while (!lesson.is_done()) learn::go_on(lesson);
    std::vector<wxString> all;
    for (const learn::PayLine& line : lesson.paid()) all.push_back(paid_for(line, Language()));
    EXPECT_THAT(
        all, ElementsAre(utf8("card: 1 × gold"), utf8("card: 1 × red"), utf8("card: 1 × green"), utf8("card: 8 × any"),
                         utf8("card: 1 × gold"), utf8("1 × red, 4 each"), utf8("2 × gold, 2 each"),
                         utf8("1 × silver, 1 each"), utf8("1 × red, 4 each"), utf8("2 × gold on its spot, 5 each"),
                         utf8("1 × silver, 1 each"), "surfaced: no gems", "the wreck, for the leader"));
}

TEST(QuickReference, FitsOnAPage) {
    const QuickReference page = quick_reference(Language());
    std::size_t rows = 0;
    for (const ReferenceSection& section : page.sections) {
        EXPECT_FALSE(section.heading.empty());
        for (const ReferenceRow& row : section.rows) EXPECT_LE(row.about.length(), 90u) << row.about;
        rows += section.rows.size();
    }
    EXPECT_EQ(page.sections.size(), 7u);
    EXPECT_LE(rows, 40u);
}

TEST(QuickReference, TellsWhatGemsPay) {
    const QuickReference page = quick_reference(Language());
    const auto& gems = page.sections.at(3).rows;
    EXPECT_EQ(gems.at(2).what, "Red");
    EXPECT_EQ(gems.at(2).about, "4 VP, with its spot 10");
    EXPECT_EQ(gems.at(5).about, "Sea creature: the first only warns");
}

}  // namespace
}  // namespace words
