#include "engine/deepblue/scoring.h"

#include <algorithm>
#include <optional>

#include "engine/deepblue/odds_rules.h"

namespace deepblue {
namespace {

std::optional<Spot> treasure_spot(Gem gem) {
    switch (gem) {
        case Gem::Red: return Spot::Red;
        case Gem::Gold: return Spot::Gold;
        case Gem::Silver: return Spot::Silver;
        default: return std::nullopt;
    }
}

bool holds(const std::vector<Spot>& spots, std::optional<Spot> spot) {
    return spot && std::find(spots.begin(), spots.end(), *spot) != spots.end();
}

bool leads(const Dive& dive, const Diver& diver) {
    return diver.seat == dive.leader().seat;
}

/// S2: protecting cards are no plays, so they pay nothing.
int best_of_the_best(const Diver& diver) {
    return 4 * diver.cards_played;
}

/// S7: the wreck's VP for every boat; what the leader has from V6 is part of it.
int treasure_filled_ruin(const Dive& dive, const Diver& diver, const HouseRules& rules) {
    if (diver.surfaced && !rules.ruins_pay_surfaced) return 0;
    const int from_v6 = leads(dive, diver) ? 1 : 0;
    return dive.wreck.vp * (diver.boats - from_v6);
}

int scenario_vp(const Dive& dive, const Diver& diver, Scenario scenario, const HouseRules& rules) {
    if (!dive.wreck.city) return 0;
    switch (scenario) {
        case Scenario::BestOfTheBest: return best_of_the_best(diver);
        case Scenario::LucrativeWrecks:
            return pays_bounty(dive, diver, scenario) && !diver.surfaced
                       ? bounty_vp(static_cast<int>(dive.drawn.size()))
                       : 0;
        case Scenario::TreasureFilledRuins: return treasure_filled_ruin(dive, diver, rules);
        default: return 0;
    }
}

}  // namespace

int gem_vp(const GemCounts& board, const std::vector<Spot>& spots) {
    int vp = 0;
    for (const Gem gem : kAllGems) vp += board[gem] * gem_vp(gem, holds(spots, treasure_spot(gem)));
    return vp;
}

bool pays_bounty(const Dive& dive, const Diver& diver, Scenario scenario) {
    return scenario == Scenario::LucrativeWrecks && dive.wreck.city && leads(dive, diver);
}

PaidDive score(const Dive& dive, Scenario scenario, const HouseRules& rules) {
    PaidDive paid{.leader = dive.leader().seat, .city = dive.wreck.city, .pay = {}};
    for (const Diver& diver : dive.divers) {
        paid.pay.push_back(Pay{.seat = diver.seat,
                               .cards = diver.card_vp,
                               .gems = diver.surfaced ? 0 : gem_vp(dive.board(), diver.spots),
                               .wreck = leads(dive, diver) ? dive.wreck.vp : 0,
                               .scenario = scenario_vp(dive, diver, scenario, rules)});
    }
    return paid;
}

std::vector<Rank> ranking(const std::vector<Seat>& seats, const PerSeat<int>& chests, const PerSeat<int>& crew) {
    std::vector<Rank> ranks;
    for (const Seat seat : seats) {
        const auto level = [&](const Rank& rank) { return rank.vp == chests[seat] && rank.crew == crew[seat]; };
        const auto sharing = std::find_if(ranks.begin(), ranks.end(), level);
        if (sharing != ranks.end()) {
            sharing->seats.push_back(seat);
        } else {
            ranks.push_back({.place = 1, .seats = {seat}, .vp = chests[seat], .crew = crew[seat]});
        }
    }
    std::sort(ranks.begin(), ranks.end(),
              [](const Rank& a, const Rank& b) { return a.vp != b.vp ? a.vp > b.vp : a.crew > b.crew; });
    int better = 0;
    for (Rank& rank : ranks) {
        rank.place = better + 1;
        better += static_cast<int>(rank.seats.size());
    }
    return ranks;
}

}  // namespace deepblue
