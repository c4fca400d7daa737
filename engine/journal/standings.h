#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"
#include "engine/journal/outcome.h"

namespace journal {

/// All that a player came to in games that are alike: same kind, same variant, same rules, same number of players.
struct Standing {
    PlayerId player{};
    std::string kind;
    std::string variant;
    bool house = false;
    std::int64_t seats = 0;
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t scored = 0;  // games whose points are known
    std::int64_t points = 0;  // in all of those
    std::optional<std::int64_t> best;
    Measures measures;
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Standings of everyone, kept up as outcomes come and go, so that nothing is added up over all games.
class Standings {
public:
    explicit Standings(Ledger& ledger) : ledger_(ledger) {}

    [[nodiscard]] std::vector<Standing> all() const;
    [[nodiscard]] std::vector<Standing> of(PlayerId player) const;

    /// Counts an outcome that is not hidden in or, after its results are gone or hidden, out.
    void count_in(const Outcome& outcome);
    void count_out(const Outcome& outcome);

private:
    [[nodiscard]] Standing standing(const Outcome& outcome, const Result& result) const;
    [[nodiscard]] std::optional<std::int64_t> best_of(const Standing& standing) const;
    void put(const Standing& standing);

    Ledger& ledger_;
};

}  // namespace journal
