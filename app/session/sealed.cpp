#include "app/session/sealed.h"

namespace session {

deepblue::Table sealed(deepblue::Table table) {
    if (table.over()) return table;
    table.chests = {};
    for (std::size_t i = 0; i + 1 < table.dives.size(); ++i) table.dives[i].pay.clear();
    return table;
}

}  // namespace session
