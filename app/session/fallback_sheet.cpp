#include "app/session/fallback_sheet.h"

namespace session {

using namespace deepblue;

FallbackSheet fallback_sheet(const Session& session) {
    const Table& table = session.table();
    FallbackSheet sheet{.seats = table.seats,
                        .scenario = table.scenario,
                        .prompt = session.prompt(),
                        .bag = table.bag,
                        .supply = table.supply,
                        .tiles = table.tiles,
                        .crew = {},
                        .city_wrecks = table.wrecks.city,
                        .deck = table.market.deck,
                        .dive = std::nullopt};
    for (const Seat seat : table.seats.all()) sheet.crew.push_back(table.crew[seat]);
    if (const Dive* dive = table.dive()) sheet.dive = SheetDive{table.dives.size() + 1, *dive, divers_in_sight(table)};
    return sheet;
}

std::vector<ChestSlip> chest_slips(const Session& session) {
    std::vector<ChestSlip> slips;
    const Seating& seats = session.table().seats;
    for (const Seat seat : seats.all()) slips.push_back({seats.name(seat), seats.colour(seat), session.peek(seat)});
    return slips;
}

}  // namespace session
