#include "engine/journal/notes.h"

#include "tests/journal/fixture.h"

namespace journal {

namespace {

class NotesTest : public JournalTest {
protected:
    NotesTest() {
        in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    }
    Journal journal = open();
    GameId game{};
};

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

}  // namespace

TEST_F(NotesTest, AFactStaysWhenLinesAreTakenBack) {
    in_one_step(journal, [&](Books& books) {
        books.lines.append(game, "end");
        books.notes.state(game, "chests_opened", "1");
    });
    in_one_step(journal, [&](Books& books) { books.lines.undo(game); });
    EXPECT_THAT(journal->notes.facts(game), ElementsAre(Pair("chests_opened", "1")));
}

TEST_F(NotesTest, ASettingCanBeChangedAndTakenAway) {
    in_one_step(journal, [&](Books& books) {
        books.notes.set(game, "hints", "on");
        books.notes.set(game, "hints", "off");
    });
    EXPECT_THAT(journal->notes.settings(game), ElementsAre(Pair("hints", "off")));
    in_one_step(journal, [&](Books& books) { books.notes.unset(game, "hints"); });
    EXPECT_THAT(journal->notes.settings(game), IsEmpty());
}

TEST_F(NotesTest, FactsAndSettingsUnderOneKeyDoNotMeet) {
    in_one_step(journal, [&](Books& books) {
        books.notes.state(game, "key", "fact");
        books.notes.set(game, "key", "setting");
    });
    EXPECT_THAT(journal->notes.facts(game), ElementsAre(Pair("key", "fact")));
    EXPECT_THAT(journal->notes.settings(game), ElementsAre(Pair("key", "setting")));
}

}  // namespace journal
