#pragma once

#include "engine/deepblue/odds.h"
#include "engine/deepblue/table.h"

namespace deepblue {

/// What lies before `diver`, who is still in, with those protecting cards in hand. Everything else lies open on the
/// table. Requires a dive under way.
[[nodiscard]] Outlook outlook_of(const Table& table, const Diver& diver, Protections in_hand = {});

/// The same for the leader, who decides.
[[nodiscard]] Outlook outlook_of_leader(const Table& table, Protections in_hand = {});

}  // namespace deepblue
