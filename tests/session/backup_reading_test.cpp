#include "app/session/backup_reading.h"

#include <condition_variable>
#include <fstream>
#include <map>
#include <mutex>

#include "engine/journal/supplement.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using journal::Fault;
using journal::Reason;
using testing::SizeIs;

class BackupReadingTest : public SessionTest {
protected:
    using Verdict = std::optional<BackupTrouble>;

    [[nodiscard]] std::vector<journal::Backup> all() {
        game().finish_backups();
        return journal::Backups(file).list();
    }
    [[nodiscard]] BackupReading::Told listener() {
        return [this](std::size_t place, const Verdict& trouble) {
            const std::lock_guard lock(mutex_);
            verdicts_[place] = trouble;
            told_.notify_all();
        };
    }
    /// All verdicts about these backups.
    [[nodiscard]] std::map<std::size_t, Verdict> read(const std::vector<journal::Backup>& backups) {
        const BackupReading reading(backups, listener());
        std::unique_lock lock(mutex_);
        told_.wait(lock, [&] { return verdicts_.size() == backups.size(); });
        return verdicts_;
    }

    std::mutex mutex_;
    std::condition_variable told_;
    std::map<std::size_t, Verdict> verdicts_;
};

TEST_F(BackupReadingTest, GoodOnesAreGood) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    play_all({dive_line("Ben"), by_hand("gold"), kStop});
    const auto backups = all();
    ASSERT_THAT(backups, SizeIs(testing::Ge(3)));
    EXPECT_TRUE(std::any_of(backups.begin(), backups.end(),
                            [](const auto& backup) { return journal::is_supplement(backup.path); }));
    for (const auto& [place, trouble] : read(backups)) EXPECT_FALSE(trouble.has_value()) << backups[place].path;
}

TEST_F(BackupReadingTest, WhatIsWrongIsToldOfEachAlone) {
    play_all(set_up());
    journal::Backups(file).make(Reason::Game, now);
    journal::Backups(file).make(Reason::Day, now + 1);
    const auto backups = all();
    ASSERT_THAT(backups, SizeIs(testing::Ge(2)));
    std::ofstream(backups[0].path, std::ios::binary) << "no journal";
    const auto verdicts = read(backups);
    ASSERT_TRUE(verdicts.at(0).has_value());
    EXPECT_EQ(std::get<journal::Error>(*verdicts.at(0)).fault(), Fault::NotAJournal);
    EXPECT_FALSE(verdicts.at(1).has_value());
}

TEST_F(BackupReadingTest, ASmallOneIsWorthAsMuchAsWhatItBelongsTo) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    const auto backups = all();
    const auto small = std::find_if(backups.begin(), backups.end(),
                                    [](const auto& backup) { return journal::is_supplement(backup.path); });
    ASSERT_NE(small, backups.end());
    std::filesystem::resize_file(journal::base_of(small->path), 0);
    EXPECT_TRUE(read({*small}).at(0).has_value());
}

TEST_F(BackupReadingTest, ACheckThatIsStoppedEndsAtOnce) {
    play_all(set_up());
    std::stop_source stop;
    stop.request_stop();
    journal::FileChecks checks(stop.get_token());
    EXPECT_THROW(static_cast<void>(checks.check(all().front().path)), journal::Error);
}

}  // namespace
}  // namespace session
