#include "app/desktop/pages/table_actions.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kGap = 16;

}  // namespace

TableActions::TableActions(wxWindow* parent, Look& look) : DrawnPanel(parent, look) {
    for (std::size_t i = 0; i < kChoices; ++i) {
        buttons_[i] = new BigButton(this, look, ButtonStyle::Second);
        buttons_[i]->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) {
            // The choice may offer others, so it must not be called where it is kept.
            const auto chosen = choices_[i].chosen;
            if (chosen) chosen();
        });
    }
}

void TableActions::Offer(const Choices& choices, std::size_t step) {
    const bool is_new = step != step_;
    choices_ = choices;
    step_ = step;
    for (std::size_t i = 0; i < kChoices; ++i) {
        buttons_[i]->SetStyle(choices[i].style);
        buttons_[i]->SetFace(choices[i].face);
        buttons_[i]->EnableUnless(choices[i].reason);
        if (is_new) buttons_[i]->MeaningChanged();
    }
}

int TableActions::ButtonHeight() const {
    int highest = 0;
    for (const BigButton* button : buttons_) highest = std::max(highest, button->GetBestSize().y - 2 * button->Ring());
    return highest;
}

void TableActions::PlaceButtons(const wxRect& place) {
    SetSize(wxRect(place).Inflate(buttons_.front()->Ring()));
    Layout();
}

bool TableActions::Layout() {
    const int ring = buttons_.front()->Ring();
    const wxRect room = wxRect(GetClientSize()).Deflate(ring);
    const int gap = TheLook().px(kGap);
    const int count = static_cast<int>(kChoices);
    const int width = (room.width - (count - 1) * gap) / count;
    for (int i = 0; i < count; ++i)
        buttons_[static_cast<std::size_t>(i)]->PlaceBody({room.x + i * (width + gap), room.y, width, room.height});
    return true;
}

}  // namespace desktop
