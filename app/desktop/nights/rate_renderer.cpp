#include "app/desktop/nights/rate_renderer.h"

#include <wx/dc.h>

#include <algorithm>
#include <cmath>

#include "app/words/nights_page_words.h"

namespace desktop {
namespace {

constexpr double kBar = 100;
constexpr double kGap = 10;
constexpr double kHeight = 16;
constexpr int kThousandths = 1000;

}  // namespace

wxVariant RateRenderer::Cell(std::optional<double> rate, std::optional<double> full) {
    if (!rate || !full) return words::percent(rate);
    return words::percent(rate) + wxString::Format("\n%ld", std::lround(*rate / *full * kThousandths));
}

bool RateRenderer::SetValue(const wxVariant& value) {
    const wxString cell = value.GetString();
    text_ = cell.BeforeFirst('\n');
    share_.reset();
    if (long share = 0; cell.AfterFirst('\n').ToLong(&share))
        share_ = std::clamp(static_cast<double>(share) / kThousandths, 0.0, 1.0);
    return true;
}

bool RateRenderer::GetValue(wxVariant& value) const {
    value = text_;
    return true;
}

int RateRenderer::BarWidth(const Look& look) {
    return look.px(kBar) + look.px(kGap);
}

/// As wide as its column: of a smaller one Render would not see the room for the bar.
wxSize RateRenderer::GetSize() const {
    return {GetOwner()->GetWidth(), GetTextExtent("100 %").y};
}

bool RateRenderer::Render(wxRect cell, wxDC* dc, int state) {
    if (cell.width < BarWidth(look_) + GetTextExtent(text_).x) return RenderText(text_, 0, cell, dc, state), true;
    if (share_) DrawBar(cell, *dc);
    RenderText(text_, BarWidth(look_), cell, dc, state);
    return true;
}

void RateRenderer::DrawBar(const wxRect& cell, wxDC& dc) const {
    const Palette& colours = look_.palette();
    const int height = look_.px(kHeight);
    const wxRect bar(cell.x, cell.y + (cell.height - height) / 2, look_.px(kBar), height);
    const double radius = height / 2.0;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(colours.sunk);
    dc.DrawRoundedRectangle(bar, radius);
    if (*share_ <= 0) return;
    dc.SetBrush(colours.accent);
    dc.DrawRoundedRectangle(bar.x, bar.y, std::max(height, static_cast<int>(bar.width * *share_)), height, radius);
}

}  // namespace desktop
