#include "engine/journal/kept.h"

#include "tests/journal/fixture.h"

namespace journal {

using testing::ElementsAre;
using testing::Pair;

using KeptTest = JournalTest;

TEST_F(KeptTest, ADraftIsThereAfterARestart) {
    {
        Journal journal = open();
        in_one_step(journal, [](Books& books) { books.drafts.set("new_game", R"({"seats":3})"); });
    }
    EXPECT_EQ(open()->drafts.find("new_game"), R"({"seats":3})");
}

TEST_F(KeptTest, SettingsAndDraftsDoNotMeet) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) {
        books.settings.set("key", "setting");
        books.drafts.set("key", "draft");
        books.drafts.set("other", "draft");
        books.drafts.unset("other");
    });
    EXPECT_THAT(journal->settings.all(), ElementsAre(Pair("key", "setting")));
    EXPECT_THAT(journal->drafts.all(), ElementsAre(Pair("key", "draft")));
}

TEST_F(KeptTest, WhatWasNeverSetIsNotThere) {
    EXPECT_EQ(open()->settings.find("key"), std::nullopt);
}

}  // namespace journal
