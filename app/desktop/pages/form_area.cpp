#include "app/desktop/pages/form_area.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr int kScrollStep = 12;

}  // namespace

FormArea::FormArea(wxWindow* parent, Look& look)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxBORDER_NONE), look_(look) {
    const auto take_colours = [this] { SetBackgroundColour(look_.palette().bg); };
    take_colours();
    SetScrollRate(0, kScrollStep);
    SetMinSize({1, 1});  // it scrolls rather than asks for room
    following_ = look_.follow(take_colours);
    laying_out_ = look_.follow_layout([this] { FitInside(); });
}

void show_paragraph(Label& label, const wxString& text, double width, Look& look) {
    label.SetText(text);
    const Fitted& fitted = look.type().paragraph(text, label.Kind(), look.px(width));
    label.Reserve(width, std::max(1, static_cast<int>(fitted.lines.size())));
}

}  // namespace desktop
