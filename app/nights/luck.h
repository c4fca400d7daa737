#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/nights/brave_draws.h"
#include "app/nights/calibration.h"
#include "app/nights/people.h"
#include "engine/journal/books.h"

namespace nights {

/// How much more or less a player's dives brought than the odds gave.
struct LuckRow {
    Person player;
    double vp = 0;
};

/// A brave draw, and in which game.
struct BraveMoment {
    journal::GameId game{};
    Person player;
    BraveDraw draw;
};

/// The page about luck.
struct Luck {
    std::vector<LuckRow> ledger;       // the luckiest first
    std::vector<BraveMoment> bravest;  // three at the most, the bravest first; of one night
    Calibration odds;                  // over all games
    std::int64_t games = 0;            // all there are
    std::int64_t played = 0;           // those of which more than the scores are known
    double whole_table = 0;            // VP of everyone in all of them
};

/// Of one night, or of all games. With `app_only` draws by hand are left out.
[[nodiscard]] Luck luck(const journal::Books& books, const People& people, std::optional<journal::NightId> night,
                        bool app_only);

}  // namespace nights
