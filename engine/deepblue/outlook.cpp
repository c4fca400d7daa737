#include "engine/deepblue/outlook.h"

#include "engine/deepblue/rules.h"

namespace deepblue {
namespace {

Protections with_spots(Protections held, const std::vector<Spot>& spots) {
    for (const Spot spot : spots) {
        switch (spot) {
            case Spot::Black: ++held.black; break;
            case Spot::Blue: ++held.blue; break;
            case Spot::BlackOrBlue: ++held.either; break;
            default: break;
        }
    }
    return held;
}

int pay_of(const Table& table, const Diver& diver) {
    for (const Pay& pay : score(*table.dive(), table.scenario, table.rules).pay)
        if (pay.seat == diver.seat) return pay.total();
    return 0;
}

/// What the diver gets now and would not get after surfacing.
int lost_by_surfacing(Table table, const Diver& diver) {
    const int stays = pay_of(table, diver);
    table.dive()->find(diver.seat)->surfaced = true;
    return stays - pay_of(table, diver);
}

}  // namespace

Outlook outlook_of(const Table& table, const Diver& diver, Protections in_hand) {
    const Dive& dive = *table.dive();
    Outlook outlook{.bag = table.bag,
                    .board = dive.board(),
                    .protections = with_spots(in_hand, diver.spots),
                    .spots = diver.spots,
                    .pairs = pull_size(table) == 2,
                    .bounty = pays_bounty(dive, diver, table.scenario)};
    outlook.stake = lost_by_surfacing(table, diver) - value_of_stopping(outlook);
    return outlook;
}

Outlook outlook_of_leader(const Table& table, Protections in_hand) {
    return outlook_of(table, table.dive()->leader(), in_hand);
}

}  // namespace deepblue
