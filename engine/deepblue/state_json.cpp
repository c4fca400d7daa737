#include "engine/deepblue/state_json.h"

#include <nlohmann/json.hpp>

#include "engine/deepblue/rules.h"

namespace deepblue {
namespace {

using Json = nlohmann::ordered_json;

Json counts(const GemCounts& gems) {
    Json json = Json::object();
    for (const Gem gem : kAllGems) json[id(gem)] = gems[gem];
    return json;
}

Json per_player(const Table& table, const PerSeat<int>& values) {
    Json json = Json::object();
    for (const Seat seat : table.seats.all()) json[table.seats.name(seat)] = values[seat];
    return json;
}

Json names(const Table& table, const std::vector<Seat>& seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(table.seats.name(seat));
    return json;
}

Json name_or_null(const Table& table, std::optional<Seat> seat) {
    return seat ? Json(table.seats.name(*seat)) : Json();
}

/// The divers below or above the water, in seat order.
std::vector<Seat> divers(const Table& table, const Dive& dive, bool surfaced) {
    std::vector<Seat> seats;
    for (const Seat seat : table.seats.all()) {
        const Diver* diver = dive.find(seat);
        if (diver && diver->surfaced == surfaced) seats.push_back(seat);
    }
    return seats;
}

Json dive_json(const Table& table) {
    const Dive* dive = table.dive();
    if (!dive) return nullptr;
    Json drawn = Json::array();
    for (const Gem gem : dive->drawn) drawn.push_back(id(gem));
    return {{"leader", table.seats.name(dive->leader().seat)},
            {"in", names(table, divers(table, *dive, false))},
            {"surfaced", names(table, divers(table, *dive, true))},
            {"drawn", drawn}};
}

Json expected_json(const Table& table, const Expected& expected) {
    Json json{{"do", id(expected.kind)}};
    if (expected.asked) json["player"] = table.seats.name(*expected.asked);
    if (expected.against.empty()) return json;
    json["against"] = Json::array();
    for (const Gem gem : kAllGems) {
        for (int i = 0; i < expected.against[gem]; ++i) json["against"].push_back(id(gem));
    }
    return json;
}

Json expects_json(const Table& table) {
    Json json = Json::array();
    for (const Expected& expected : expects(table)) json.push_back(expected_json(table, expected));
    return json;
}

Json pay_json(const Table& table, const PaidDive& dive) {
    Json json = Json::object();
    for (const Pay& pay : dive.pay) {
        json[table.seats.name(pay.seat)] = {{"cards", pay.cards},
                                            {"gems", pay.gems},
                                            {"wreck", pay.wreck},
                                            {"scenario", pay.scenario},
                                            {"total", pay.total()}};
    }
    return json;
}

Json dives_json(const Table& table, bool open) {
    Json json = Json::array();
    for (const PaidDive& dive : table.dives) {
        json.push_back({{"leader", table.seats.name(dive.leader)}});
        if (open) json.back()["pay"] = pay_json(table, dive);
    }
    return json;
}

Json ranking_json(const Table& table) {
    if (!table.over()) return nullptr;
    Json json = Json::array();
    for (const Rank& rank : ranking(table)) {
        json.push_back(
            {{"place", rank.place}, {"players", names(table, rank.seats)}, {"vp", rank.vp}, {"crew", rank.crew}});
    }
    return json;
}

}  // namespace

std::string state_json(const Table& table, Chests chests) {
    const bool open = table.over() || chests == Chests::Open;
    Json json{{"bag", counts(table.bag)},
              {"supply", counts(table.supply)},
              {"board", counts(table.board())},
              {"tiles", counts(table.tiles)}};
    if (open) json["chests"] = per_player(table, table.chests);
    json["crew"] = per_player(table, table.crew);
    json["city"] = table.wrecks.city;
    json["turn"] = name_or_null(table, table.turn());
    json["dive"] = dive_json(table);
    json["expects"] = expects_json(table);
    json["dives"] = dives_json(table, open);
    json["over"] = table.over();
    json["ranking"] = ranking_json(table);
    return json.dump();
}

}  // namespace deepblue
