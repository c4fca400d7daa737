#include "app/desktop/nights/chart_area.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr int kScrollStep = 12;

}  // namespace

ChartArea::ChartArea(wxWindow* parent, Look& look)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxBORDER_NONE),
      look_(look),
      chart_(new BarChart(this, look)) {
    const auto take_colours = [this] { SetBackgroundColour(look_.palette().surface); };
    take_colours();
    SetScrollRate(0, kScrollStep);
    SetMinSize({1, 1});  // it scrolls rather than asks for room
    following_ = look_.follow(take_colours);
    laying_out_ = look_.follow_layout([this] { Arrange(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Arrange();
        event.Skip();
    });
}

void ChartArea::SetBars(Bars bars, const wxString& spoken) {
    describe(*this, spoken);
    chart_->SetBars(std::move(bars), spoken);
    Arrange();
}

void ChartArea::Arrange() {
    const wxSize room = GetClientSize();
    const int height = std::max(room.y, chart_->GetBestSize().y);
    SetVirtualSize(room.x, height);
    chart_->SetSize(wxRect(CalcScrolledPosition(wxPoint(0, 0)), wxSize(room.x, height)));
}

}  // namespace desktop
