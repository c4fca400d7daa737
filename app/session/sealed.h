#pragma once

#include "engine/deepblue/table.h"

namespace session {

/// The table as everyone may see it: while the game runs no chest has a content, and of what dives paid only the
/// last one is told (V7).
[[nodiscard]] deepblue::Table sealed(deepblue::Table table);

}  // namespace session
