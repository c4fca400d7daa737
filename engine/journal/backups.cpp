#include "engine/journal/backups.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <mutex>
#include <string>
#include <utility>

#include "engine/journal/copy.h"
#include "engine/journal/error.h"
#include "engine/journal/files.h"
#include "engine/journal/health.h"
#include "engine/journal/location.h"
#include "engine/journal/supplement.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

constexpr std::array kReasons = {Reason::AfterDive,       Reason::Game,         Reason::Day,
                                 Reason::BeforeMigration, Reason::BeforeImport, Reason::BeforeRestore};

std::string name_of(std::int64_t number, Reason reason, const std::string& stamp) {
    std::array<char, 24> digits{};
    std::snprintf(digits.data(), digits.size(), "%06lld", static_cast<long long>(number));
    return std::string(digits.data()) + "-" + std::string(id(reason)) + "-" + stamp + ".db";
}

std::optional<Reason> reason_of(std::string_view text) {
    const auto found =
        std::find_if(kReasons.begin(), kReasons.end(), [&](Reason reason) { return id(reason) == text; });
    return found == kReasons.end() ? std::nullopt : std::optional(*found);
}

// Any file whose name is not one we would give is somebody else's.
std::optional<Backup> backup_at(const fs::path& path) {
    const std::string name = path.stem().string();
    const auto first = name.find('-');
    const auto last = name.rfind('-');
    if (first == name.npos || first == last) return std::nullopt;
    std::int64_t number = 0;
    std::from_chars(name.data(), name.data() + first, number);
    const auto reason = reason_of(std::string_view(name).substr(first + 1, last - first - 1));
    const std::string stamp = name.substr(last + 1);
    if (!reason || name_of(number, *reason, stamp) != path.filename()) return std::nullopt;
    return Backup{path, number, *reason, stamp};
}

// A part has the name that its backup would have got, and more behind it.
bool is_part_before(const fs::path& path, std::int64_t number) {
    const std::string name = path.filename().string();
    const auto end = name.find(".db.part");
    if (end == name.npos) return false;
    const auto backup = backup_at(path.parent_path() / (name.substr(0, end) + ".db"));
    return backup && backup->number < number;
}

bool is_full(const Backup& backup) {
    return !is_supplement(backup.path);
}

bool is_needed_by(const Backup& backup, const fs::path& full) {
    try {
        return !is_full(backup) && base_of(backup.path) == full;
    } catch (const Error&) {
        return false;  // a damaged one needs nothing any more
    }
}

}  // namespace

std::string_view id(Reason reason) {
    switch (reason) {
        case Reason::AfterDive: return "after_dive";
        case Reason::Game: return "game";
        case Reason::Day: return "day";
        case Reason::BeforeMigration: return "before_migration";
        case Reason::BeforeImport: return "before_import";
        case Reason::BeforeRestore: break;
    }
    return "before_restore";
}

Backups::Backups(fs::path journal) : journal_(std::move(journal)) {}

std::vector<Backup> Backups::list() const {
    std::vector<Backup> backups;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(backups_of(journal_), none))
        if (auto backup = backup_at(entry.path())) backups.push_back(std::move(*backup));
    std::sort(backups.begin(), backups.end(),
              [](const auto& one, const auto& other) { return one.number > other.number; });
    return backups;
}

Backup Backups::make(Reason reason, Seconds when) const {
    // The program makes its own on a thread; what is asked for meanwhile gets the next number and keeps its part.
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    make_private_folder(backups_of(journal_));
    const auto before = list();
    const std::int64_t number = before.empty() ? 1 : before.front().number + 1;
    const std::string moment = stamp(when);
    const fs::path path = backups_of(journal_) / name_of(number, reason, moment);
    if (reason != Reason::AfterDive || !make_small(path)) {
        copy_journal(journal_, path);
        trusted_ = path;
    }
    prune(reason);
    sweep(number);
    return {path, number, reason, moment};
}

/// The newest full backup, if it is sound.
std::optional<fs::path> Backups::base() const {
    const auto backups = list();
    const auto full = std::find_if(backups.begin(), backups.end(), is_full);
    if (full == backups.end()) return std::nullopt;
    if (full->path != trusted_ && !is_good(*full)) return std::nullopt;
    return trusted_ = full->path;
}

/// Whatever goes wrong here, the full one that is made instead either helps or tells.
bool Backups::make_small(const fs::path& to) const {
    try {
        const auto whole = base();
        return whole && make_supplement(journal_, *whole, to);
    } catch (const Error&) {
        return false;
    }
}

void Backups::remove(const Backup& backup) const {
    std::error_code failed;
    fs::remove(backup.path, failed);
    if (failed) throw error_from_errno(backup.path, failed.value());
}

std::optional<Backup> Backups::newest_good() const {
    const auto backups = list();
    const auto found = std::find_if(backups.begin(), backups.end(), is_good);
    return found == backups.end() ? std::nullopt : std::optional(*found);
}

bool Backups::is_good(const Backup& backup) {
    try {
        return check_file(backup.path).empty();
    } catch (const Error&) {
        return false;
    }
}

void Backups::prune(Reason reason) const {
    const auto all = list();
    auto backups = all;
    std::erase_if(backups, [&](const Backup& backup) { return backup.reason != reason; });
    std::error_code ignored;
    for (std::size_t at = kept(reason); at < backups.size(); ++at) {
        const fs::path& oldest = backups[at].path;
        const auto needs_it = [&](const Backup& backup) { return is_needed_by(backup, oldest); };
        if (is_supplement(oldest) || std::none_of(all.begin(), all.end(), needs_it)) fs::remove(oldest, ignored);
    }
}

// What a killed process was making when it died: there is one writer, and it makes one at a time.
void Backups::sweep(std::int64_t number) const {
    std::vector<fs::path> left;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(backups_of(journal_), ignored))
        if (is_part_before(entry.path(), number)) left.push_back(entry.path());
    for (const fs::path& path : left) fs::remove(path, ignored);
}

}  // namespace journal
