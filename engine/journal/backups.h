#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/ids.h"

namespace journal {

/// Why a backup was made. Files use id(), never the number.
enum class Reason : std::uint8_t { AfterDive, Game, Day, BeforeMigration, BeforeImport, BeforeRestore };

[[nodiscard]] std::string_view id(Reason reason);

/// How many backups of a reason are kept.
[[nodiscard]] constexpr std::size_t kept(Reason reason) {
    return reason == Reason::AfterDive ? 5 : 14;
}

/// A backup file, as its name tells: 000017-after_dive-20240229T183000Z.db.
struct Backup {
    std::filesystem::path path;
    std::int64_t number;  // counts up over all reasons: the order they were made in
    Reason reason;
    std::string stamp;
    friend bool operator==(const Backup&, const Backup&) = default;
};

/// The backups beside a journal. They have connections of their own, so another thread may make them. One object is for
/// one thread at a time.
class Backups {
public:
    explicit Backups(std::filesystem::path journal);

    /// All of them, the newest first.
    [[nodiscard]] std::vector<Backup> list() const;

    /// Makes one, checks it, and then removes the oldest of its reason beyond those that are kept, except what another
    /// needs. After a dive it holds only what changed since the newest full one, if there is one.
    Backup make(Reason reason, Seconds when) const;

    /// Removes one for good, whatever it was made for.
    void remove(const Backup& backup) const;

    /// The newest one that is sound.
    [[nodiscard]] std::optional<Backup> newest_good() const;

    /// True if a backup can be read and is sound.
    [[nodiscard]] static bool is_good(const Backup& backup);

private:
    [[nodiscard]] std::optional<std::filesystem::path> base() const;
    [[nodiscard]] bool make_small(const std::filesystem::path& to) const;
    void prune(Reason reason) const;
    void sweep(std::int64_t number) const;

    std::filesystem::path journal_;
    mutable std::filesystem::path trusted_;  // a full one that was found good since this object was made
};

}  // namespace journal
