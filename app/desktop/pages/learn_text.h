#pragma once

#include <vector>

#include "app/desktop/look/painter.h"
#include "app/words/learn_words.h"

namespace desktop {

/// A paragraph in which some words are emphasised.
using RichText = std::vector<words::Run>;

/// The same in one weight.
[[nodiscard]] RichText plain(const wxString& text);

/// How high the paragraph becomes in that width.
[[nodiscard]] double rich_height(const RichText& text, double width, Look& look);

/// Writes it from the top of `room` and returns how high it became; reports what does not fit.
double draw_rich(Painter& painter, const RichText& text, const Box& room);

}  // namespace desktop
