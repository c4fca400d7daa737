#pragma once

#include "app/desktop/look/typesetter.h"

namespace desktop {

/// The largest type in which a player's name stands on one line of that width; very long ones take two.
[[nodiscard]] Type type_for_name(const wxString& name, double width, Typesetter& type);

}  // namespace desktop
