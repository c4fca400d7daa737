#pragma once

#include <wx/image.h>

#include <vector>

#include "app/desktop/controls/line_chart.h"
#include "app/desktop/look/look.h"
#include "app/desktop/nights/score_chart.h"
#include "app/nights/finished_game.h"

namespace desktop {

/// A night as a picture to show around: each game with its ranking.
[[nodiscard]] wxImage night_picture(const std::vector<nights::FinishedGame>& games, Look& look);

/// A chart as a picture, as large as it stands there twice.
[[nodiscard]] wxImage chart_picture(LineChart& chart, Look& look);
[[nodiscard]] wxImage chart_picture(ScoreChart& chart, Look& look);

/// Writes a picture as PNG. Returns what went wrong, as a sentence; empty if nothing did.
[[nodiscard]] wxString save_picture(const wxImage& picture, const wxString& path, const words::Language& language);

}  // namespace desktop
