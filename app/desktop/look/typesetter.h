#pragma once

#include <wx/gdicmn.h>
#include <wx/graphics.h>
#include <wx/string.h>

#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include "app/desktop/look/fit_report.h"
#include "app/desktop/look/scale.h"
#include "app/desktop/look/type.h"

namespace desktop {

/// A text as it is to be drawn in a box.
struct Fitted {
    int px = 0;
    std::vector<wxString> lines;
    wxSize size;  // of all lines together
    bool fits = false;
};

/// Measures text and finds the size and the lines in which it fits; remembers what it has found.
class Typesetter {
public:
    explicit Typesetter(const Scale& scale);

    /// Another scale: what was found before no longer holds.
    void set_scale(const Scale& scale);

    /// The fit rule: full size on one line, step by step down to the floor, then on up to `most_lines`; never cut off.
    [[nodiscard]] const Fitted& fit(const wxString& text, Type type, const wxSize& box, int most_lines = 2);

    /// Breaks `text` in full size into as many lines as it takes.
    [[nodiscard]] const Fitted& paragraph(const wxString& text, Type type, int width);

    /// The size of one line of `text` in full size.
    [[nodiscard]] wxSize measure(const wxString& text, Type type);
    [[nodiscard]] int width(const wxString& text, Type type) { return measure(text, type).x; }
    [[nodiscard]] int line_height(Type type) { return measure("Ag", type).y; }

    [[nodiscard]] const wxFont& font(Type type, int px);
    [[nodiscard]] FitReport& report() { return report_; }
    /// Every text that was set since the scale was.
    [[nodiscard]] std::vector<wxString> texts() const;

private:
    using Key = std::tuple<wxString, Type, int, int, int>;

    [[nodiscard]] wxSize extent(const wxString& text, Type type, int px);
    [[nodiscard]] Fitted set(const wxString& text, Type type, int px, int width, int most_lines);
    [[nodiscard]] Fitted find(const wxString& text, Type type, const wxSize& box, int most_lines);
    [[nodiscard]] std::vector<wxString> broken(const wxString& text, Type type, int px, int width);

    Scale scale_;
    std::unique_ptr<wxGraphicsContext> measuring_;
    std::map<std::pair<Type, int>, wxFont> fonts_;
    std::map<Key, Fitted> found_;
    FitReport report_;
};

}  // namespace desktop
