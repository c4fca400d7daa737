#pragma once

#include <optional>

#include "app/session/dive_form.h"
#include "app/session/session.h"

namespace session {

/// The dive that is being set up at this very step of the game: as it was left, or as it was before it was undone.
[[nodiscard]] std::optional<DiveForm> kept_dive(const Session& session);

/// The same, or an empty form for the player on turn.
[[nodiscard]] DiveForm dive_to_set_up(const Session& session);

/// Keeps the form over a restart, and drops it when the dive has started.
void keep_dive(Session& session, const DiveForm& form);
void drop_dive(Session& session);

}  // namespace session
