#include "app/nights/opening.h"

#include "app/nights/editing.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

class Opening : public NightsTest {
protected:
    /// The file of a game that was played elsewhere, drawn by the app.
    std::string sealed_file() {
        const auto game = play_app_game(5);
        const std::string text = session::export_game(journal(), game).file;
        begin_elsewhere();
        return text;
    }
    static std::string file_of(const Lines& lines) {
        std::string text = "{\"divebell\":1,\"game\":\"deepblue\"}\n";
        for (const std::string& line : lines) text += line + "\n";
        return text;
    }
    static std::string hand_file() {
        Lines lines = session::set_up();
        for (const std::string& line : quiet_dive()) lines.push_back(line);
        lines.push_back(kEnd);
        return file_of(lines);
    }
    void begin_elsewhere() {
        file = folder.path() / "elsewhere" / "divebell.db";
        restart();
    }
    OpenedGame opened(const std::string& text) { return std::get<OpenedGame>(open_game_file(journal(), text, now)); }
    [[nodiscard]] std::size_t games_listed() { return history(books(), people(), {}, 10).size(); }
};

TEST_F(Opening, ASealedGameIsKeptWithItsProof) {
    const OpenedGame game = opened(sealed_file());
    EXPECT_FALSE(game.was_here);
    EXPECT_EQ(games_listed(), 1U);
    EXPECT_TRUE(std::holds_alternative<session::Proven>(verify_game(books(), game.game)));
}

TEST_F(Opening, OfAGameWithoutASealTheDrawsAreByHand) {
    const OpenedGame game = opened(hand_file());
    EXPECT_EQ(books().games.find(game.game).commitment, "");
    EXPECT_EQ(games_listed(), 1U);
}

TEST_F(Opening, TheSameFileIsFoundAgain) {
    for (const std::string& text : {sealed_file(), hand_file()}) {
        const OpenedGame first = opened(text);
        const OpenedGame second = opened(text);
        EXPECT_TRUE(second.was_here);
        EXPECT_EQ(second.game, first.game);
    }
    EXPECT_EQ(games_listed(), 2U);
}

TEST_F(Opening, OnesOwnGameIsFoundAgain) {
    const auto own = play_app_game(5);
    const std::string text = session::export_game(journal(), own).file;
    EXPECT_EQ(opened(text), (OpenedGame{own, true}));
}

TEST_F(Opening, AGameThatWasDeletedIsBroughtBack) {
    const OpenedGame game = opened(hand_file());
    delete_game(journal(), game.game);
    EXPECT_EQ(games_listed(), 0U);
    EXPECT_EQ(opened(hand_file()), (OpenedGame{game.game, true}));
    EXPECT_EQ(games_listed(), 1U);
}

TEST_F(Opening, WhatIsRefusedChangesNothing) {
    std::string wrong_seed = sealed_file();
    const auto at = wrong_seed.find("\"seed\":\"") + 8;
    wrong_seed[at] = wrong_seed[at] == '0' ? '1' : '0';
    const std::string before = content();
    for (const std::string& text : {wrong_seed, file_of(session::set_up()), std::string("no game"), std::string()})
        EXPECT_TRUE(std::holds_alternative<session::ImportRefusal>(open_game_file(journal(), text, now))) << text;
    EXPECT_EQ(content(), before);
}

}  // namespace
}  // namespace nights
