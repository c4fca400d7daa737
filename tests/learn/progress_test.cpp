#include "app/learn/progress.h"

#include "engine/journal/step.h"
#include "tests/session/fixture.h"

namespace learn {
namespace {

class Progressing : public session::SessionTest {};

TEST_F(Progressing, NothingIsDoneAtFirst) {
    const LearnProgress progress(journal());
    for (const ChapterId chapter : all_chapters()) {
        EXPECT_FALSE(progress.is_done(chapter));
        EXPECT_EQ(progress.left_at(chapter), 0u);
    }
    EXPECT_EQ(progress.next(), ChapterId::Example);
}

TEST_F(Progressing, OutlivesTheProgram) {
    LearnProgress(journal()).leave(ChapterId::Spots, 3);
    LearnProgress(journal()).finish(ChapterId::Example);
    restart();
    const LearnProgress progress(journal());
    EXPECT_EQ(progress.left_at(ChapterId::Spots), 3u);
    EXPECT_TRUE(progress.is_done(ChapterId::Example));
    EXPECT_EQ(progress.next(), ChapterId::TwoHazards);
}

TEST_F(Progressing, AFinishedChapterStaysDoneAndBeginsAnew) {
    LearnProgress progress(journal());
    progress.leave(ChapterId::Crew, 2);
    progress.finish(ChapterId::Crew);
    EXPECT_EQ(progress.left_at(ChapterId::Crew), 0u);
    progress.leave(ChapterId::Crew, 1);
    EXPECT_TRUE(progress.is_done(ChapterId::Crew));
}

TEST_F(Progressing, BeginsAnewWhenEverythingIsDone) {
    LearnProgress progress(journal());
    for (const ChapterId chapter : all_chapters()) progress.finish(chapter);
    EXPECT_EQ(progress.next(), ChapterId::Example);
}

TEST_F(Progressing, WhatCannotBeReadIsNothing) {
    for (const char* text :
         {"", "[]", "{\"at\":5,\"done\":[1]}", "{\"at\":{\"crew\":-3}}", "{\"at\":{\"crew\":\"x\"}}"}) {
        journal::Step step(journal());
        step->settings.set("learn", text);
        step.commit();
        EXPECT_EQ(LearnProgress(journal()).left_at(ChapterId::Crew), 0u) << text;
        EXPECT_FALSE(LearnProgress(journal()).is_done(ChapterId::Crew)) << text;
    }
}

TEST_F(Progressing, AStepThatIsNoLongerThereIsTheLastOne) {
    LearnProgress progress(journal());
    progress.leave(ChapterId::Crew, 100);
    EXPECT_EQ(progress.left_at(ChapterId::Crew), chapter(ChapterId::Crew).steps.size() - 1);
}

TEST_F(Progressing, NoGameIsWritten) {
    LearnProgress(journal()).finish(ChapterId::Example);
    EXPECT_TRUE(journal()->games.latest(10).empty());
}

}  // namespace
}  // namespace learn
