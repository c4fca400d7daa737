#include "app/session/divers_in_sight.h"

#include "engine/deepblue/scoring.h"

namespace session {

using namespace deepblue;

std::vector<DiverInSight> divers_in_sight(const Table& table) {
    std::vector<DiverInSight> all;
    for (const Diver& diver : table.dive()->divers)
        all.push_back({.diver = diver,
                       .leads = diver.seat == table.dive()->leader().seat,
                       .black = danger_of(table, diver, Gem::Black),
                       .blue = danger_of(table, diver, Gem::Blue),
                       .gem_vp = gem_vp(table.board(), diver.spots)});
    return all;
}

}  // namespace session
