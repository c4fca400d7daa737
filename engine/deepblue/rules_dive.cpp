#include <algorithm>

#include "engine/deepblue/rule_parts.h"

namespace deepblue::parts {
namespace {

constexpr std::size_t kMostSpots = 4;  // D6
constexpr int kBoatsOfAPlayer = 2;     // D6

Verdict wreck_not_there(const Table& table, const Wreck& wreck) {
    const auto& dived = table.wrecks.dived;
    if (wreck.name && std::find(dived.begin(), dived.end(), *wreck.name) != dived.end())
        return DivedBefore{*wreck.name};
    if (!wreck.city && table.wrecks.ordinary == kOrdinaryWrecks) return NoMoreOrdinaryWrecks{};
    if (wreck.spots.size() > kMostSpots) return TooManySpots{};
    return kAllowed;
}

Verdict gem_not_there(const Table& table, std::optional<Gem> gem) {
    if (!gem) return kAllowed;
    const bool scattered = table.scenario == Scenario::ScatteredWealth && table.tiles[*gem] > 0;
    return scattered ? Verdict(kAllowed) : NoSuchGemOnATile{*gem};
}

Verdict rush_not_allowed(const Table& table, const BeginDive& act) {
    for (const Boat& boat : act.boats) {
        if (!boat.rush) continue;
        if (act.wreck.city && table.scenario == Scenario::DangerousReefs) return ReefsInTheWay{};
        if (boat.spot) return RushToASpot{boat.seat};
    }
    return kAllowed;
}

/// One boat a spot, two boats a player.
Verdict no_room(const BeginDive& act, std::size_t seats) {
    PerSeat<int> boats(seats, 0);
    std::vector<Spot> free = act.wreck.spots;
    for (const Boat& boat : act.boats) {
        if (++boats[boat.seat] > kBoatsOfAPlayer) return TooManyBoats{boat.seat};
        if (!boat.spot) continue;
        const auto spot = std::find(free.begin(), free.end(), *boat.spot);
        if (spot == free.end()) return SpotNotFree{*boat.spot};
        free.erase(spot);
    }
    return kAllowed;
}

Verdict leader_without_boat(const BeginDive& act) {
    const auto was_there = [&](const Boat& boat) { return boat.seat == act.leader && !boat.rush; };
    if (std::none_of(act.boats.begin(), act.boats.end(), was_there)) return LeaderNeedsABoat{act.leader};
    return kAllowed;
}

Diver diver_with(Seat seat, const std::vector<Boat>& boats) {
    Diver diver{.seat = seat};
    for (const Boat& boat : boats) {
        if (boat.seat != seat) continue;
        ++diver.boats;
        if (boat.spot) diver.spots.push_back(*boat.spot);
    }
    return diver;
}

int storm_dives_after_this(const Stage& stage) {
    const auto* storm = std::get_if<StormDue>(&stage);
    return storm ? storm->dives - 1 : 0;
}

}  // namespace

Verdict why_not(const Table& table, const BeginDive& act) {
    if (auto reason = wreck_not_there(table, act.wreck)) return reason;
    if (auto reason = gem_not_there(table, act.wreck.gem)) return reason;
    if (auto reason = rush_not_allowed(table, act)) return reason;
    if (auto reason = no_room(act, table.seats.size())) return reason;
    return leader_without_boat(act);
}

Table after(Table table, const BeginDive& act) {
    Dive dive{.wreck = act.wreck};
    for (const Seat seat : table.seats.clockwise_from(act.leader)) {
        Diver diver = diver_with(seat, act.boats);
        if (diver.boats > 0) dive.divers.push_back(std::move(diver));  // D5
    }
    if (act.wreck.gem) {  // S3: it lies there as if drawn first
        --table.tiles[*act.wreck.gem];
        dive.drawn = {*act.wreck.gem};
        dive.last_pull = 1;
    }
    table.stage = Diving{std::move(dive), storm_dives_after_this(table.stage)};
    return table;
}

}  // namespace deepblue::parts
