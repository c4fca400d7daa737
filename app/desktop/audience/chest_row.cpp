#include "app/desktop/audience/chest_row.h"

#include <algorithm>

#include "app/words/language.h"

namespace desktop {

void ChestRow::Seat(const deepblue::Seating& seats) {
    if (seats == seated_) return;
    seated_ = seats;
    for (ChestView* chest : chests_) chest->Destroy();
    chests_.clear();
    for (const deepblue::Player& player : seats.players()) {
        chests_.push_back(new ChestView(this, TheLook(), player.colour, width_));
        chests_.back()->SetPlayer(words::spoken(player.name));
    }
}

void ChestRow::SetChests(const deepblue::Seating& seats, const std::vector<deepblue::Rank>& opened) {
    Seat(seats);
    std::vector<std::optional<int>> vp(chests_.size());
    for (const deepblue::Rank& rank : opened)
        for (const deepblue::Seat seat : rank.seats) vp[static_cast<std::size_t>(seat)] = rank.vp;
    for (std::size_t i = 0; i < chests_.size(); ++i) {
        if (!vp[i]) {
            chests_[i]->Seal();
        } else if (!chests_[i]->IsOpen()) {
            chests_[i]->Open(wxString::Format("%d", *vp[i]));
        }
    }
    Speak(TheLook().language().say("Treasure chests"));
}

bool ChestRow::Layout() {
    if (chests_.empty()) return true;
    const wxSize room = GetClientSize();
    const int each = room.x / static_cast<int>(chests_.size());
    const int second_line = TheLook().type().line_height(Type::BodyStrong);  // of a long name
    for (std::size_t i = 0; i < chests_.size(); ++i) {
        const int height = std::min(chests_[i]->GetBestSize().y + second_line, room.y);
        chests_[i]->PlaceBody({static_cast<int>(i) * each, (room.y - height) / 2, each - TheLook().px(8), height});
    }
    return true;
}

}  // namespace desktop
