#include "app/session/exchange.h"

#include "engine/journal/backups.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kHeader = R"({"divebell":1,"game":"deepblue"})";

std::string joined(const Lines& lines) {
    std::string file;
    for (const std::string& line : lines) file += line + "\n";
    return file;
}

class Exchange : public SessionTest {
protected:
    /// A finished game of another journal, with its seal.
    [[nodiscard]] std::string finished_elsewhere() {
        play_all(set_up());
        play_all({dive_line("Ada")});
        draw();
        draw();
        play_all({kStop, kEnd});
        const std::string exported = export_game(journal(), *game().game()).file;
        begin_anew();
        return exported;
    }
    [[nodiscard]] std::string by_hand_file(const Lines& more) {
        Lines lines{kHeader};
        for (const std::string& line : set_up()) lines.push_back(line);
        for (const std::string& line : more) lines.push_back(line);
        return joined(lines);
    }
    auto import(const std::string& text) { return import_game(journal(), text, now); }
    [[nodiscard]] journal::Game imported(const std::string& text) {
        return journal()->games.find(std::get<journal::GameId>(import(text)));
    }
    template <class Why>
    [[nodiscard]] bool import_refused_for(const std::string& text) {
        const auto outcome = import(text);
        const auto* refusal = std::get_if<ImportRefusal>(&outcome);
        return refusal && std::holds_alternative<Why>(*refusal) && journal()->games.count() == 0;
    }
};

TEST_F(Exchange, TheExportOfARunningGameHasNoSeed) {
    play_all(set_up());
    const Exported exported = export_game(journal(), *game().game());
    EXPECT_TRUE(exported.running);
    EXPECT_THAT(exported.file, HasSubstr(game().commitment()));
    EXPECT_THAT(exported.file, Not(HasSubstr("seed")));
    EXPECT_THAT(exported.file, Not(HasSubstr(seed().to_hex())));
}

TEST_F(Exchange, TheExportHasTheEffectiveLinesOnly) {
    play_all(set_up());
    play_all({R"({"do":"rest","player":"Ada"})"});
    static_cast<void>(game().undo());
    EXPECT_THAT(export_game(journal(), *game().game()).file, Not(HasSubstr("rest")));
}

TEST_F(Exchange, AnUnknownGameIsNotFound) {
    EXPECT_THROW(static_cast<void>(export_game(journal(), journal::GameId{7})), journal::Error);
}

TEST_F(Exchange, AFinishedGameWithItsSealIsKeptWordForWord) {
    const std::string exported = finished_elsewhere();
    const auto game = imported(exported);
    EXPECT_TRUE(game.over);
    EXPECT_TRUE(game.imported);
    EXPECT_EQ(export_game(journal(), game.id).file, exported);
    EXPECT_FALSE(journal()->statistics.of(game.id).empty());
}

TEST_F(Exchange, AFinishedGameWithoutASealIsKeptAsByHand) {
    const auto game =
        imported(by_hand_file({dive_line("Ada"), R"({"do":"draw","gems":["gold"],"by":"app"})", kStop, kEnd}));
    EXPECT_TRUE(game.over);
    EXPECT_EQ(game.commitment, "");
    EXPECT_THAT(export_game(journal(), game.id).file, Not(HasSubstr("\"app\"")));
    EXPECT_FALSE(journal()->statistics.of(game.id).empty());
}

TEST_F(Exchange, AHalfSealedGameIsKeptAsByHandWithoutItsSeal) {
    for (const char* half : {"seed", "commitment"}) {
        const std::string header =
            R"({"divebell":1,"game":"deepblue",")" + std::string(half) + R"(":")" + std::string(64, 'a') + R"("})";
        const std::string text = by_hand_file({dive_line("Ada"), by_hand("gold"), kStop, kEnd});
        const auto game = imported(header + text.substr(std::string(kHeader).size()));
        EXPECT_EQ(game.seed, "") << half;
        EXPECT_EQ(game.commitment, "") << half;
    }
}

TEST_F(Exchange, AnUnfinishedGameIsAddedAsUnfinishedByHand) {
    const auto game = imported(by_hand_file({dive_line("Ada"), R"({"do":"draw","gems":["gold"],"by":"app"})"}));
    EXPECT_FALSE(game.over);
    EXPECT_EQ(game.ended, std::nullopt);
    EXPECT_THAT(journal()->lines.effective(game.id).back(), HasSubstr("\"hand\""));
    EXPECT_TRUE(journal()->statistics.of(game.id).empty());
    EXPECT_EQ(journal()->games.running(), std::nullopt);
}

TEST_F(Exchange, TheRunningGameIsUntouched) {
    play_all(set_up());
    const auto running = game().game();
    const Table table = game().table();
    EXPECT_FALSE(imported(by_hand_file({})).over);
    restart();
    EXPECT_EQ(game().game(), running);
    EXPECT_EQ(game().table(), table);
    play_all({R"({"do":"rest","player":"Ada"})"});
}

TEST_F(Exchange, ABackupIsMadeBefore) {
    EXPECT_FALSE(imported(by_hand_file({})).over);
    EXPECT_EQ(journal::Backups(file).list().front().reason, journal::Reason::BeforeImport);
}

TEST_F(Exchange, ATamperedGameIsRefusedWhole) {
    std::string text = finished_elsewhere();
    const auto at = text.find(R"("seed":")") + 8;
    text[at] = text[at] == '0' ? '1' : '0';
    EXPECT_TRUE(import_refused_for<Proof>(text));
}

TEST_F(Exchange, AGameWithAChangedGemIsRefusedWhole) {
    std::string text = finished_elsewhere();
    const auto draw = text.find(R"("gems":[")") + 9;
    const auto word = text.substr(draw, text.find('"', draw) - draw);
    text.replace(draw, word.size(), word == "silver" ? "gold" : "silver");
    EXPECT_FALSE(std::holds_alternative<journal::GameId>(import(text)));
    EXPECT_EQ(journal()->games.count(), 0);
}

TEST_F(Exchange, AMalformedOrIllegalFileIsRefusedWhole) {
    EXPECT_TRUE(import_refused_for<deepblue::Refusal>(""));
    EXPECT_TRUE(import_refused_for<deepblue::Refusal>("no game at all"));
    EXPECT_TRUE(import_refused_for<deepblue::Refusal>(by_hand_file({kDraw})));
    EXPECT_TRUE(import_refused_for<deepblue::Refusal>(by_hand_file({kStop})));
    EXPECT_TRUE(import_refused_for<deepblue::Refusal>(by_hand_file({kEnd, kEnd})));
    EXPECT_TRUE(import_refused_for<deepblue::Refusal>(by_hand_file({R"({"do":"undo"})"})));
    EXPECT_TRUE(journal()->players.all().empty());
}

TEST_F(Exchange, AFileThatIsTooLargeIsRefusedWhole) {
    std::string text = by_hand_file({kEnd});
    text.append(kLargestImport - text.size(), '\n');
    EXPECT_TRUE(import_refused_for<TooLarge>(text + "\n"));
    EXPECT_TRUE(std::holds_alternative<journal::GameId>(import(text)));
}

}  // namespace
}  // namespace session
