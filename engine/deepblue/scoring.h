#pragma once

#include <vector>

#include "engine/deepblue/dive.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/scenario.h"

namespace deepblue {

/// What one gem pays: V3, or V4 with a boat on a spot of its colour.
[[nodiscard]] constexpr int gem_vp(Gem gem, bool on_its_spot) {
    switch (gem) {
        case Gem::Red: return on_its_spot ? 10 : 4;
        case Gem::Gold: return on_its_spot ? 5 : 2;
        case Gem::Silver: return on_its_spot ? 3 : 1;
        default: return 0;
    }
}

/// V3 to V5: what all gems on the board pay a player with boats on those spots.
[[nodiscard]] int gem_vp(const GemCounts& board, const std::vector<Spot>& spots);

/// S4: whether a diver who stays gets the bounty on the gems of this dive.
[[nodiscard]] bool pays_bounty(const Dive& dive, const Diver& diver, Scenario scenario);

/// What a dive pays one player.
struct Pay {
    Seat seat{};
    int cards = 0;
    int gems = 0;
    int wreck = 0;
    int scenario = 0;
    [[nodiscard]] int total() const { return cards + gems + wreck + scenario; }
    friend bool operator==(const Pay&, const Pay&) = default;
};

/// A dive that was paid.
struct PaidDive {
    Seat leader{};
    bool city = false;
    std::vector<Pay> pay;  // everyone who took part, the leader first
    friend bool operator==(const PaidDive&, const PaidDive&) = default;
};

/// V: what the dive would pay if it ended now.
[[nodiscard]] PaidDive score(const Dive& dive, Scenario scenario, const HouseRules& rules);

/// One place of the ranking; sharers in seat order (E3).
struct Rank {
    int place = 1;
    std::vector<Seat> seats;
    int vp = 0;
    int crew = 0;
    friend bool operator==(const Rank&, const Rank&) = default;
};

/// E2, E3: best first.
[[nodiscard]] std::vector<Rank> ranking(const std::vector<Seat>& seats, const PerSeat<int>& chests,
                                        const PerSeat<int>& crew);

}  // namespace deepblue
