#include "engine/journal/health.h"

#include <map>

#include "tests/journal/content.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace {

class HealthTest : public JournalTest {
protected:
    HealthTest() {
        Journal journal = open();
        fill(journal);
    }

    // What is found after someone ran `sql` behind the back of the triggers that keep the seals.
    std::vector<Flaw> flaws_after(const std::string& sql) const {
        {
            Connection connection(file, Access::Write);
            const auto triggers = all_triggers(connection);
            for (const auto& [name, definition] : triggers) connection.run_script("DROP TRIGGER " + name);
            connection.run_script(sql);
            for (const auto& [name, definition] : triggers) connection.run_script(definition);
        }
        return flaws();
    }
    std::vector<Flaw> flaws() const {
        std::vector<Flaw> flaws;
        for (const Finding& finding : check_file(file)) flaws.push_back(finding.flaw);
        return flaws;
    }

private:
    static std::map<std::string, std::string> all_triggers(Connection& connection) {
        Query query = connection.query("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
        std::map<std::string, std::string> triggers;
        while (query.next()) triggers[query.text(0)] = query.text(1);
        return triggers;
    }
};

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

}  // namespace

TEST_F(HealthTest, OfASoundJournalFindsNothing) {
    EXPECT_THAT(check_file(file), IsEmpty());
    EXPECT_THAT(open().check(), IsEmpty());
}

TEST_F(HealthTest, OfAJournalInUseFindsNothing) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) { books.settings.set("key", "text"); });
    EXPECT_THAT(Journal::open_to_read(file).check(), IsEmpty());
}

TEST_F(HealthTest, FindsRowsThatHaveChanged) {
    EXPECT_THAT(flaws_after("UPDATE line SET text = 'x' WHERE game = 7"), ElementsAre(Flaw::Row));
    EXPECT_THAT(flaws_after("UPDATE tally SET effective = 9 WHERE game = 7"), ElementsAre(Flaw::Row, Flaw::Row));
}

TEST_F(HealthTest, FindsRowsThatAreLost) {
    EXPECT_THAT(flaws_after("DELETE FROM line WHERE game = 7 AND number = 16"), ElementsAre(Flaw::Lost));
    EXPECT_THAT(flaws_after("DELETE FROM thing WHERE id = 3"), ElementsAre(Flaw::Lost, Flaw::Lost));
}

TEST_F(HealthTest, FindsRowsThatPointToNothing) {
    EXPECT_THAT(flaws_after("PRAGMA foreign_keys = OFF; DELETE FROM player WHERE id = 2"), Contains(Flaw::Reference));
}

TEST_F(HealthTest, FindsTotalsThatAreNotTheSumOfTheirNumbers) {
    EXPECT_THAT(
        flaws_after("UPDATE total SET sum = 7 WHERE player = 1; UPDATE total SET crc = row_crc(player, key, "
                    "count, sum, min, max); UPDATE seal SET sum = (SELECT sum(crc) FROM total) WHERE of = 'total'"),
        ElementsAre(Flaw::Total));
}

TEST_F(HealthTest, FindsStandingsThatAreNotWhatTheResultsComeTo) {
    EXPECT_THAT(
        flaws_after("UPDATE standing SET wins = wins + 1 WHERE player = 1; UPDATE standing SET crc = row_crc(player, "
                    "kind, variant, house, seats, games, wins, scored, points, best, tries, hits, expected, luck, "
                    "proven_luck); UPDATE seal SET sum = (SELECT sum(crc) FROM standing) WHERE of = 'standing'"),
        ElementsAre(Flaw::Total));
}

TEST_F(HealthTest, FindsDefinitionsThatHaveChanged) {
    { Connection(file, Access::Write).run_script("DROP TRIGGER line_stays"); }
    EXPECT_THAT(flaws(), ElementsAre(Flaw::Unreadable));
}

TEST_F(HealthTest, FindsAnIndexThatIsDamaged) {
    std::int64_t page = 0;
    { page = Connection(file, Access::Read).number("SELECT rootpage FROM sqlite_schema WHERE name = 'game_by_night'"); }
    std::string bytes = bytes_of(file);
    bytes[static_cast<std::size_t>(page) * 4096 - 2] ^= 1;  // the last cell of the page lies at its end
    write_bytes(file, bytes);
    EXPECT_THAT(flaws(), Contains(Flaw::Structure));
}

TEST_F(HealthTest, FindsAFileThatIsEmpty) {
    write_bytes(file, "");
    EXPECT_THAT(check_file(file), ElementsAre(Finding{Flaw::Unreadable, "the file is empty"}));
}

TEST_F(HealthTest, OfAFileThatIsNotThereIsAnError) {
    EXPECT_EQ(fault_of([&] { return check_file(folder.path() / "none.db"); }), Fault::NotFound);
}

}  // namespace journal
