#pragma once

#include "app/desktop/controls/bar_art.h"

namespace desktop {

/// What stands over a chart in a picture of it, and below.
struct ChartTexts {
    wxString title;
    wxString note;
};

/// Saves bars as a PNG file in the present look; false if it cannot be written.
[[nodiscard]] bool save_chart(const wxString& path, const ChartTexts& texts, const Bars& bars, Look& look);

}  // namespace desktop
