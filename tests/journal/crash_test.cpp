#include <random>

#include "tests/journal/child.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace {

constexpr int kKills = 30;

class CrashTest : public JournalTest {
protected:
    CrashTest() {
        Journal journal = open();
        in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    }

    // Appends the numbers that follow those already there and reports each one when it is durable.
    ReportingChild appending() {
        return ReportingChild([this](const auto& report) {
            Journal journal = open();
            for (auto number = static_cast<int>(journal->lines.effective(game).size()) + 1;; ++number) {
                in_one_step(journal, [&](Books& books) { books.lines.append(game, std::to_string(number)); });
                report(number);
            }
        });
    }

    GameId game{};
};

}  // namespace

TEST_F(CrashTest, NoAcknowledgedLineIsLostWhenTheWriterIsKilled) {
    std::mt19937 random(7);
    for (int kill = 0; kill < kKills; ++kill) {
        ReportingChild child = appending();
        const int wanted = std::uniform_int_distribution(1, 40)(random);
        for (int reports = 0; reports < wanted; ++reports) ASSERT_NE(child.next_report(), 0);
        const auto acknowledged = static_cast<std::size_t>(child.kill_and_read_rest());
        const auto lines = Journal::open_to_read(file)->lines.effective(game);
        ASSERT_GE(lines.size(), acknowledged);
        ASSERT_LE(lines.size(), acknowledged + 1);
        for (std::size_t at = 0; at < lines.size(); ++at) ASSERT_EQ(lines[at], std::to_string(at + 1));
    }
    EXPECT_THAT(open().check(), testing::IsEmpty());
}

TEST_F(CrashTest, AJournalWhoseMakingIsKilledIsMadeBySomeoneElse) {
    const std::filesystem::path other = folder.path() / "other" / "divebell.db";
    for (int kill = 0; kill < 10; ++kill) {
        ReportingChild child([&](const auto& report) {
            report(1);
            const Journal journal = Journal::open(other, kNow);
            report(2);
        });
        child.next_report();
        child.kill_and_read_rest();
        ASSERT_EQ(fault_of([&] { return Journal::open(other, kNow); }), std::nullopt);
        std::filesystem::remove_all(other.parent_path());
    }
}

}  // namespace journal
