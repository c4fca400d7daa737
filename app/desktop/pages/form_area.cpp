#include "app/desktop/pages/form_area.h"

#include <algorithm>

#include "app/desktop/controls/stack.h"
#include "app/desktop/pages/wheel.h"

namespace desktop {
namespace {

constexpr int kScrollStep = 12;

}  // namespace

FormArea::FormArea(wxWindow* parent, Look& look)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxBORDER_NONE), look_(look) {
    const auto take_colours = [this] { SetBackgroundColour(look_.palette().bg); };
    take_colours();
    SetScrollRate(0, kScrollStep);
    Bind(wxEVT_LEFT_DOWN, [](wxMouseEvent&) {});  // as on any ground, a tap beside everything moves no focus
    SetMinSize({1, 1});                           // it scrolls rather than asks for room
    following_ = look_.follow(take_colours);
    laying_out_ = look_.follow_layout([this] { ShowCards(); });
}

void FormArea::SetColumns(std::vector<Column> usual, std::vector<Column> for_large_text) {
    usual_ = std::move(usual);
    for_large_text_ = std::move(for_large_text);
    Arrange();
    leave_wheel_to(*this);
}

void FormArea::Arrange() {
    const bool is_large = has_large_type(look_.scale());
    if (is_large == is_large_) return;
    is_large_ = is_large;
    auto* columns = new Stack(look_, wxHORIZONTAL, 20, 18, is_large ? 18 : 24);
    // The cards must leave the old sizer before they enter the new one.
    SetSizer(nullptr);
    for (const Column& column : is_large ? for_large_text_ : usual_) {
        auto* stack = new Stack(look_, wxVERTICAL, 12);
        for (const auto& [card, share] : column.cards) stack->Add(card, wxSizerFlags(share).Expand());
        columns->Add(stack, wxSizerFlags(column.share).Expand());
    }
    SetSizer(columns);
}

void FormArea::ShowCards() {
    if (is_large_) Arrange();
    FitInside();
    Layout();
}

void show_paragraph(Label& label, const wxString& text, double width, Look& look, int least_lines) {
    label.SetText(text);
    const Fitted& fitted = look.type().paragraph(text, label.Kind(), look.px(width));
    label.Reserve(width, std::max(least_lines, static_cast<int>(fitted.lines.size())));
}

}  // namespace desktop
