#include "app/nights/csv.h"

#include "app/nights/csv_tables.h"
#include "app/nights/editing.h"
#include "app/nights/player_keeping.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class CsvExport : public NightsTest {
protected:
    static long rows(const std::string& table) { return std::count(table.begin(), table.end(), '\n') - 1; }
};

std::string cell(std::string_view text) {
    Csv csv;
    csv.text(text).end();
    return csv.content();
}

TEST(CsvTest, RowsAreAsRfc4180HasThem) {
    Csv csv;
    csv.text("a").number(-3).flag(true).number(std::optional<std::int64_t>()).end();
    csv.text("b, c").text("say \"x\"").text("two\nlines").end();
    EXPECT_EQ(csv.content(), "a,-3,1,\r\n\"b, c\",\"say \"\"x\"\"\",\"two\nlines\"\r\n");
}

TEST(CsvTest, ATextThatLooksLikeAFormulaIsEscaped) {
    EXPECT_EQ(cell("=1+1"), "'=1+1\r\n");
    EXPECT_EQ(cell("+1"), "'+1\r\n");
    EXPECT_EQ(cell("-1"), "'-1\r\n");
    EXPECT_EQ(cell("@SUM(A1)"), "'@SUM(A1)\r\n");
    EXPECT_EQ(cell("=a,\"b\""), "\"'=a,\"\"b\"\"\"\r\n");
    EXPECT_EQ(cell("a=1"), "a=1\r\n");
}

TEST_F(CsvExport, HasGamesScoresDivesAndDraws) {
    const auto id = finished(dive_with_a_hazard());
    ASSERT_EQ(rename_player(journal(), player("Ben"), "=Ben"), std::nullopt);
    GameEdit edit = edit_of(books(), id);
    edit.note = "a, b";
    static_cast<void>(edit_game(journal(), id, edit));
    const CsvTables tables = csv_tables(journal(), people());
    EXPECT_THAT(tables.games, StartsWith("game,uuid,date,place,scenario,"));
    EXPECT_THAT(tables.games, HasSubstr(",2024-02-29,,dangerous_reefs,1,2,1,0,0,played,\"a, b\"\r\n"));
    EXPECT_EQ(rows(tables.scores), 2);
    EXPECT_THAT(tables.scores, HasSubstr("1,2024-02-29,1,Ada,green,1,1,1,4,,4\r\n"));
    EXPECT_THAT(tables.scores, HasSubstr("1,2024-02-29,2,'=Ben,orange,0,2,0,0,,4\r\n"));
    EXPECT_EQ(rows(tables.dives), 2);
    EXPECT_THAT(tables.dives, HasSubstr("1,2024-02-29,1,Ada,0,Ada,0,0,1,3,0,4\r\n"));
    EXPECT_THAT(tables.dives, HasSubstr("1,2024-02-29,1,Ada,0,'=Ben,1,0,0,0,0,0\r\n"));
    EXPECT_EQ(rows(tables.draws), 3);
    EXPECT_THAT(tables.draws, HasSubstr("1,2024-02-29,1,8,black,hand,3,4,7,3,1,0,0\r\n"));
}

TEST_F(CsvExport, TellsNothingOfARunningOrADeletedGame) {
    const auto id = finished(quiet_dive());
    delete_game(journal(), id);
    play_all(session::set_up());
    play_all(quiet_dive());
    catch_up(journal());
    const CsvTables tables = csv_tables(journal(), people());
    for (const std::string& table : {tables.games, tables.scores, tables.dives, tables.draws})
        EXPECT_EQ(rows(table), 0);
}

}  // namespace
}  // namespace nights
