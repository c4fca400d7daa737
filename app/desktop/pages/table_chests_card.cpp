#include "app/desktop/pages/table_chests_card.h"

#include "app/words/language.h"

namespace desktop {

TableChestsCard::TableChestsCard(wxWindow* parent, Look& look)
    : TableCard(parent, look),
      note_(new Label(this, look, Type::Label, Ink::Secondary, Align::Right)),
      row_(new Stack(look, wxHORIZONTAL, 12)) {
    note_->SetIcon(Icon::Lock);
    Head().Add(note_, wxSizerFlags().CentreVertical());
    Content().Add(row_, wxSizerFlags(1).Expand());
}

void TableChestsCard::OnHold(std::function<void(deepblue::Seat)> held, std::function<void()> let_go) {
    held_ = std::move(held);
    let_go_ = std::move(let_go);
}

void TableChestsCard::ShowChests(const deepblue::Seating& seats) {
    SetTitle(TheLook().language().say("Treasure chests"));
    note_->SetText(TheLook().language().say("sealed until the end"));
    if (seats == seats_) return;
    seats_ = seats;
    Rebuild();
}

void TableChestsCard::Rebuild() {
    for (TableChest* chest : chests_) chest->Destroy();
    chests_.clear();
    row_->Clear();
    for (const deepblue::Seat seat : seats_.all()) {
        auto* chest = new TableChest(this, TheLook(), seats_.colour(seat), words::spoken(seats_.name(seat)));
        chest->OnHold([this, seat] { held_(seat); }, [this] { let_go_(); });
        row_->Add(chest, wxSizerFlags(1).Expand());
        chests_.push_back(chest);
    }
    Layout();
}

}  // namespace desktop
