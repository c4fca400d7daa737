#include "app/session/figures.h"

#include <algorithm>

namespace session {
namespace {

using namespace deepblue;

/// What the dives of a game came to for one player.
struct DiveSums {
    int dives = 0;
    int led = 0;
    int cards = 0;
    int gems = 0;
    int best_dive = 0;
};

DiveSums sums(const Table& table, Seat seat) {
    DiveSums all;
    for (const PaidDive& dive : table.dives) {
        all.led += dive.leader == seat ? 1 : 0;
        for (const Pay& pay : dive.pay) {
            if (pay.seat != seat) continue;
            ++all.dives;
            all.cards += pay.cards;
            all.gems += pay.gems;
            all.best_dive = std::max(all.best_dive, pay.total());
        }
    }
    return all;
}

int place(const std::vector<Rank>& ranks, Seat seat) {
    const auto has_seat = [&](const Rank& rank) {
        return std::find(rank.seats.begin(), rank.seats.end(), seat) != rank.seats.end();
    };
    return std::find_if(ranks.begin(), ranks.end(), has_seat)->place;
}

}  // namespace

std::vector<Figure> figures(const Table& table) {
    std::vector<Figure> all;
    const auto ranks = ranking(table);
    for (const Seat seat : table.seats.all()) {
        const DiveSums dives = sums(table, seat);
        const int at = place(ranks, seat);
        all.insert(all.end(), {{seat, "vp", table.chests[seat]},
                               {seat, "place", at},
                               {seat, "won", at == 1 ? 1 : 0},
                               {seat, "crew", table.crew[seat]},
                               {seat, "dives", dives.dives},
                               {seat, "led", dives.led},
                               {seat, "cards", dives.cards},
                               {seat, "gems", dives.gems},
                               {seat, "best_dive", dives.best_dive}});
    }
    return all;
}

}  // namespace session
