#pragma once

#include <string>

#include "engine/deepblue/table.h"

namespace deepblue {

/// Whether chests and pay of a game that is not over may be told (V7).
enum class Chests : bool { Sealed, Open };

/// The table as divebell-cli replay prints it.
[[nodiscard]] std::string state_json(const Table& table, Chests chests);

}  // namespace deepblue
