#include "app/session/fairness.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "app/session/exchange.h"
#include "engine/chance/commitment.h"
#include "engine/deepblue/rules.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

Game read(const std::string& file) {
    return std::get<Game>(read_game(file));
}

Game read_example(const std::string& name) {
    std::ifstream stream(std::string(DIVEBELL_SOURCE_DIR) + "/tests/verifier/" + name, std::ios::binary);
    return read(std::string(std::istreambuf_iterator<char>(stream), {}));
}

/// A game in which Ada dives alone, written down action by action, with the
/// draws of a fixed seed.
class Recorded {
public:
    Recorded() : seed_(bytes()) {
        add(Start{{{"Ada", Colour::Green}, {"Ben", Colour::Orange}}, "Ada", Scenario::DangerousReefs, {}});
        for (int i = 0; i < 4; ++i) add(Reveal{});
        add(BeginDive{kAda, Wreck{.vp = 2}, {Boat{.seat = kAda}}});
    }

    void add(const Action& action) {
        actions_.push_back(action);
        table_ = deepblue::apply(std::move(table_), action);
    }
    Gem draw(int mixed = 0) {
        auto counter = count_draws(actions_);
        counter.mixed(static_cast<std::uint64_t>(mixed));
        const auto gems = draw_gems(seed_, counter, table_.bag, 1);
        add(Draw{gems, Source::App, mixed});
        if (check(table_, Stop{}) && !is_free()) add(Protect{kAda, {{gems.front(), Means::Card}}});
        return gems.front();
    }
    void finish() {
        add(Stop{});
        add(EndGame{});
    }
    [[nodiscard]] std::string file() const { return file_with({chance::commitment(seed_), seed_.to_hex()}); }
    [[nodiscard]] std::string file_with(const Header& header) const { return write_game(header, actions_); }
    [[nodiscard]] const chance::Seed& seed() const { return seed_; }

private:
    static chance::Seed::Bytes bytes() {
        chance::Seed::Bytes bytes{};
        bytes.fill(0x5a);
        return bytes;
    }
    [[nodiscard]] bool is_free() const { return !check(table_, Draw{{Gem::Silver}, Source::Hand, 0}); }

    chance::Seed seed_;
    std::vector<Action> actions_;
    Table table_;
};

Recorded recorded_game() {
    Recorded game;
    for (int i = 0; i < 5; ++i) game.draw();
    game.draw(2);
    game.finish();
    return game;
}

TEST(Verify, ProvesAWholeGame) {
    EXPECT_EQ(verify(read(recorded_game().file())), Proof(Proven{6}));
    EXPECT_TRUE(std::holds_alternative<Proven>(verify(read_example("example.divebell"))));
    EXPECT_TRUE(std::holds_alternative<Proven>(verify(read_example("example_pairs.divebell"))));
}

TEST(Verify, DrawsByHandNeedNoProof) {
    Recorded game;
    game.draw();
    game.add(Draw{{Gem::Silver}, Source::Hand, 0});
    game.draw();
    game.finish();
    EXPECT_EQ(verify(read(game.file())), Proof(Proven{2}));
}

TEST(Verify, AGameWithoutAppDrawsIsProvenWithNone) {
    Recorded game;
    game.add(Draw{{Gem::Silver}, Source::Hand, 0});
    game.finish();
    EXPECT_EQ(verify(read(game.file())), Proof(Proven{0}));
}

TEST(Verify, FlagsAChangedGemWithItsLine) {
    Game game = read(recorded_game().file());
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        auto* draw = std::get_if<Draw>(&game.actions[i]);
        if (!draw || is_hazard(draw->gems.front())) continue;
        const Gem drawn = draw->gems.front();
        const Gem told = drawn == Gem::Silver ? Gem::Gold : Gem::Silver;
        draw->gems.front() = told;
        EXPECT_EQ(verify(game), Proof(NotAsDrawn{static_cast<int>(i) + 2, told, drawn}));
        return;
    }
    FAIL() << "only hazards were drawn";
}

TEST(Verify, FlagsATamperedFile) {
    EXPECT_TRUE(std::holds_alternative<NotAsDrawn>(verify(read_example("example_tampered.divebell"))));
}

TEST(Verify, FlagsAChangedMixing) {
    Game game = read(recorded_game().file());
    const auto is_mixed = [](const Action& action) {
        const auto* draw = std::get_if<Draw>(&action);
        return draw && draw->mixed > 0;
    };
    const auto mixed = std::find_if(game.actions.begin(), game.actions.end(), is_mixed);
    ASSERT_NE(mixed, game.actions.end());
    int noticed = 0;
    for (int times = 3; times < 13; ++times) {  // now and then the same colour comes
        std::get<Draw>(*mixed).mixed = times;
        if (std::holds_alternative<NotAsDrawn>(verify(game))) ++noticed;
    }
    EXPECT_GT(noticed, 0);
}

TEST(Verify, NeedsTheSeedThatWasCommittedTo) {
    const Recorded game = recorded_game();
    chance::Seed::Bytes other{};
    const std::string commitment = chance::commitment(game.seed());
    EXPECT_EQ(verify(read(game.file_with({commitment, chance::Seed(other).to_hex()}))), Proof(WrongSeed{}));
    EXPECT_EQ(verify(read(game.file_with({std::string(64, '0'), game.seed().to_hex()}))), Proof(WrongSeed{}));
}

TEST(Verify, NeedsAWholeSeal) {
    const Recorded game = recorded_game();
    const std::string commitment = chance::commitment(game.seed());
    EXPECT_EQ(verify(read(game.file_with({commitment, std::nullopt}))), Proof(NoSeal{}));
    EXPECT_EQ(verify(read(game.file_with({std::nullopt, game.seed().to_hex()}))), Proof(NoSeal{}));
    EXPECT_EQ(verify(read(game.file_with({commitment, "5eed"}))), Proof(NoSeal{}));
}

TEST(Verify, NeedsAFinishedGame) {
    Recorded game;
    game.draw();
    EXPECT_EQ(verify(read(game.file())), Proof(NotFinished{}));
}

class Fairness : public SessionTest {};

TEST_F(Fairness, TheExportAfterTheEndProvesEveryDraw) {
    const std::string committed = game().commitment();
    play_all(set_up("scattered_wealth"));
    play_all({R"({"do":"sail","player":"Ada","city_revealed":1})", R"({"do":"scatter","count":3})"});
    play_all({dive_line("Ben")});
    draw();
    play_all({by_hand("silver")});
    game().mix_again();
    draw();
    play_all({kStop});
    static_cast<void>(game().show_next());
    static_cast<void>(game().undo());
    draw();
    play_all({kStop, kEnd});
    const Game exported = read(export_game(journal(), *game().game()).file);
    EXPECT_EQ(exported.header.commitment, committed);
    ASSERT_TRUE(exported.header.seed);
    EXPECT_EQ(chance::commitment(chance::Seed::from_hex(*exported.header.seed).value()), committed);
    EXPECT_EQ(verify(exported), Proof(Proven{6}));
}

}  // namespace
}  // namespace session
