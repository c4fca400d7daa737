#pragma once

#include "app/desktop/pages/page.h"

namespace desktop {

/// A sentence about where everything is kept, for a text of that kind and width of the drawings: the folder loses its
/// beginning where it is longer than a line.
[[nodiscard]] wxString where_all_is_kept(Desk& desk, Type type, double width, const words::Language& in);

}  // namespace desktop
