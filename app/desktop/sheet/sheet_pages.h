#pragma once

#include "app/desktop/look/painter.h"
#include "app/session/fallback_sheet.h"

namespace desktop {

/// How wide a sheet of paper is in lengths of the drawings.
inline constexpr double kPaperWide = 1000;

/// Bag, supply, the dive as it stands and whose turn it is. Returns how high a page it takes.
double draw_sheet(Painter& painter, const Box& page, const session::FallbackSheet& sheet, const wxString& when);

/// One slip a player with what is in the chest, to be cut and folded.
void draw_slips(Painter& painter, const Box& page, const std::vector<session::ChestSlip>& slips);

}  // namespace desktop
