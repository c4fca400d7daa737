#pragma once

#include "app/desktop/pages/page.h"

namespace desktop {

/// The page with that id, as a child of `parent`.
[[nodiscard]] Page* make_page(PageId id, wxWindow* parent, Desk& desk);

}  // namespace desktop
