#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"

namespace journal {

/// One number of one player in one game. The key means nothing to the journal.
struct Statistic {
    PlayerId player;
    std::string key;
    std::int64_t number;
    friend bool operator==(const Statistic&, const Statistic&) = default;
};

/// All numbers of one player under one key.
struct Total {
    PlayerId player;
    std::string key;
    std::int64_t count;
    std::int64_t sum;
    std::int64_t min;
    std::int64_t max;
    friend bool operator==(const Total&, const Total&) = default;
};

/// Numbers handed over when a game ends, and totals that are kept up with them.
class Statistics {
public:
    explicit Statistics(Ledger& ledger) : ledger_(ledger) {}

    /// The numbers of one game, by player and key.
    [[nodiscard]] std::vector<Statistic> of(GameId game) const;

    /// Totals by player and key: all of them, one player's, or everyone's under one key.
    [[nodiscard]] std::vector<Total> totals() const;
    [[nodiscard]] std::vector<Total> totals(PlayerId player) const;
    [[nodiscard]] std::vector<Total> totals(std::string_view key) const;

    /// Adds the numbers of a game that ended; throws Exists if one of them is there.
    void hand_over(GameId game, const std::vector<Statistic>& numbers);

    /// Removes the numbers of a game whose end was taken back.
    void take_back(GameId game);

private:
    [[nodiscard]] std::optional<Total> total(PlayerId player, std::string_view key) const;
    void count_in(const Statistic& one);
    void count_out(const Statistic& one);
    void put(const Total& total);

    Ledger& ledger_;
};

}  // namespace journal
