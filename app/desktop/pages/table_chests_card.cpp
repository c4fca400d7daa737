#include "app/desktop/pages/table_chests_card.h"

#include <algorithm>

#include "app/words/language.h"

namespace desktop {
namespace {

constexpr double kGap = 12;
constexpr double kMargin = 22;  // of the card, and the focus rings at both ends

}  // namespace

TableChestsCard::TableChestsCard(wxWindow* parent, Look& look)
    : TableCard(parent, look),
      note_(new Label(this, look, Type::Label, Ink::Secondary, Align::Right)),
      row_(new Stack(look, wxHORIZONTAL, kGap)) {
    note_->SetIcon(Icon::Lock);
    Head().Add(note_, wxSizerFlags(1).CentreVertical());
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

void TableChestsCard::SetRoom(int width) {
    if (chests_.empty()) return;
    const int count = static_cast<int>(chests_.size());
    const int ring = chests_.front()->Ring();
    const int gaps = (count - 1) * std::max(TheLook().px(kGap), 2 * ring);
    const int each = (width - 2 * TheLook().px(kMargin) - gaps) / count;
    int lines = 1;
    for (const TableChest* chest : chests_) lines = std::max(lines, chest->LinesIn(each - 2));
    for (TableChest* chest : chests_) chest->SetLines(lines);
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
