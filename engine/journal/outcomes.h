#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/ledger.h"
#include "engine/journal/outcome.h"

namespace journal {

/// Which outcomes are wanted: all that are not hidden, or only those that fit.
struct Wanted {
    std::optional<PlayerId> player;  // who took part
    std::optional<std::string> variant;
    bool printed_rules_only = false;
};

/// The place of an outcome in the list by day.
struct ByDay {
    std::string day;
    GameId game{};
    friend bool operator==(const ByDay&, const ByDay&) = default;
};

/// What finished games came to. Whoever puts or removes one keeps the standings up.
class Outcomes {
public:
    explicit Outcomes(Ledger& ledger) : ledger_(ledger) {}

    /// All there are, hidden ones included, by game. Throws Damaged if one is lost.
    [[nodiscard]] std::int64_t count() const;
    [[nodiscard]] std::vector<GameId> all() const;

    [[nodiscard]] std::optional<Outcome> find(GameId game) const;
    [[nodiscard]] std::optional<GameId> with_uuid(std::string_view uuid) const;

    /// Those that fit, by day and then by game, the newest first; with `before`, those that come after it in the list.
    [[nodiscard]] std::vector<ByDay> latest(std::int64_t limit, const Wanted& wanted,
                                            const std::optional<ByDay>& before = {}) const;

    /// The day of the first game a player took part in.
    [[nodiscard]] std::optional<std::string> first_day(PlayerId player) const;

    /// The hidden ones, the newest first.
    [[nodiscard]] std::vector<GameId> hidden() const;

    /// Adds an outcome or changes the one of its game; throws Exists if another game has its uuid.
    void put(const Outcome& outcome);
    void remove(GameId game);

private:
    [[nodiscard]] std::vector<ByDay> read(std::string_view sql, const Wanted& wanted, const ByDay& before,
                                          std::int64_t limit) const;

    Ledger& ledger_;
};

}  // namespace journal
