#include "app/desktop/controls/toggle_row.h"

#include <algorithm>

#include "app/desktop/controls/toggle_segment.h"

namespace desktop {
namespace {

ToggleSegment::Ends ends_of(std::size_t number, std::size_t count) {
    if (count == 1) return ToggleSegment::Ends::Both;
    if (number == 0) return ToggleSegment::Ends::Left;
    return number + 1 == count ? ToggleSegment::Ends::Right : ToggleSegment::Ends::None;
}

}  // namespace

ToggleRow::ToggleRow(wxWindow* parent, Look& look) : DrawnPanel(parent, look) {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
}

void ToggleRow::SetChoices(const wxString& name, const std::vector<wxString>& labels) {
    Speak(name);
    // A segment must not be made anew while its own press is being answered.
    if (labels == labels_) return;
    labels_ = labels;
    DestroyChildren();
    segments_.clear();
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto number = static_cast<int>(i);
        segments_.push_back(new ToggleSegment(*this, TheLook(), number, labels[i], ends_of(i, labels.size())));
        segments_.back()->ReserveFor(ReservedAt(i));
    }
    chosen_ = std::clamp(chosen_, 0, std::max(0, static_cast<int>(labels.size()) - 1));
    SpeakChosen();
    InvalidateBestSize();
    Layout();
}

void ToggleRow::ReserveFor(std::vector<std::vector<wxString>> rows) {
    if (rows == reserved_) return;
    reserved_ = std::move(rows);
    for (std::size_t i = 0; i < segments_.size(); ++i) segments_[i]->ReserveFor(ReservedAt(i));
    InvalidateBestSize();
    Layout();
}

std::vector<wxString> ToggleRow::ReservedAt(std::size_t place) const {
    std::vector<wxString> labels;
    for (const auto& row : reserved_)
        if (place < row.size()) labels.push_back(row[place]);
    return labels;
}

void ToggleRow::Choose(int number) {
    chosen_ = number;
    SpeakChosen();
}

DrawnControl& ToggleRow::Segment(int number) {
    return *segments_.at(static_cast<std::size_t>(number));
}

void ToggleRow::SpeakChosen() {
    for (std::size_t i = 0; i < segments_.size(); ++i) segments_[i]->SetChosen(static_cast<int>(i) == chosen_);
}

void ToggleRow::ChooseByHand(int number) {
    if (number == chosen_) return;
    Choose(number);
    wxCommandEvent event(wxEVT_CHOICE, GetId());
    event.SetEventObject(this);
    event.SetInt(number);
    ProcessWindowEvent(event);
}

void ToggleRow::Step(int by) {
    const int next = chosen_ + by;
    if (next < 0 || next >= static_cast<int>(segments_.size())) return;
    Segment(next).SetFocus();
    ChooseByHand(next);
}

wxSize ToggleRow::DoGetBestClientSize() const {
    wxSize all;
    for (const ToggleSegment* segment : segments_) {
        const wxSize best = segment->GetBestSize();
        all = {all.x + best.x, std::max(all.y, best.y)};
    }
    return all;
}

bool ToggleRow::Layout() {
    if (segments_.empty()) return true;
    // Each gets its own width and an equal share of what is left over or missing.
    const wxSize size = GetClientSize();
    const int spare = size.x - DoGetBestClientSize().x;
    const auto count = static_cast<int>(segments_.size());
    int x = 0;
    for (int i = 0; i < count; ++i) {
        ToggleSegment& segment = *segments_[static_cast<std::size_t>(i)];
        const int width = i + 1 == count ? size.x - x : std::max(1, segment.GetBestSize().x + spare / count);
        segment.SetSize(x, 0, std::max(1, width), size.y);
        x += width;
    }
    return true;
}

void ToggleRow::Draw(Painter&, const Box&) {}

}  // namespace desktop
