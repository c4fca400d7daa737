#include "app/desktop/nights/two_lines.h"

#include <algorithm>

namespace desktop {
namespace {

/// A text in two parts, or in one if it cannot be parted.
struct Parted {
    wxString first;
    wxString second;
    int width;  // of the wider one
};

/// At one of these: a space, which is then gone, or after a hyphen.
Parted parted(const wxString& text, const char* at_signs, const TextMeasure& measure) {
    Parted best{text, {}, measure(text)};
    for (std::size_t at = text.find_first_of(at_signs); at != wxString::npos;
         at = text.find_first_of(at_signs, at + 1)) {
        const bool is_hyphen = text[at] == '-';
        const wxString first = text.Left(is_hyphen ? at + 1 : at);
        const wxString second = text.Mid(at + 1);
        if (const int width = std::max(measure(first), measure(second)); width < best.width)
            best = {first, second, width};
    }
    return best;
}

}  // namespace

wxString in_two_lines(const wxString& text, int width, const TextMeasure& measure) {
    if (measure(text) <= width) return text;
    const Parted at_space = parted(text, " ", measure);
    const Parted parts = at_space.width <= width ? at_space : parted(text, " -", measure);
    return parts.second.empty() ? text : parts.first + "\n" + parts.second;
}

int width_in_two_lines(const wxString& text, const TextMeasure& measure) {
    return parted(text, " -", measure).width;
}

}  // namespace desktop
