#pragma once

#include <vector>

#include "app/desktop/look/painter.h"
#include "app/words/learn_words.h"

namespace desktop {

/// A paragraph in which some words are emphasised.
using RichText = std::vector<words::Run>;

/// The same in one weight.
[[nodiscard]] RichText plain(const wxString& text);

/// A piece without a space in it, as it stands in its line.
struct RichWord {
    wxString text;
    Type type{};
    double x = 0;
    int line = 0;
    double width = 0;
};

/// Breaks the paragraph into lines of that width: only at spaces, so that no line begins with the full stop after an
/// emphasised word.
[[nodiscard]] std::vector<RichWord> rich_words(const RichText& text, double width, Look& look);

/// How high the paragraph becomes in that width.
[[nodiscard]] double rich_height(const RichText& text, double width, Look& look);

/// Writes it from the top of `room` and returns how high it became; reports what does not fit.
double draw_rich(Painter& painter, const RichText& text, const Box& room);

}  // namespace desktop
