#include "app/desktop/pages/ceremony_board.h"

#include <algorithm>

#include "app/words/language.h"

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kGap = 12;

}  // namespace

CeremonyBoard::CeremonyBoard(wxWindow* parent, Look& look) : DrawnPanel(parent, look) {}

void CeremonyBoard::SealAll(const deepblue::Seating& seats) {
    for (CeremonyChest* chest : chests_) chest->Destroy();
    chests_.clear();
    for (const deepblue::Seat seat : seats.all())
        chests_.push_back(new CeremonyChest(this, TheLook(), seats.colour(seat), words::spoken(seats.name(seat))));
    SpeakState();
    Layout();
}

void CeremonyBoard::SpeakState() {
    Speak(TheLook().language().say("Treasure chests"));
}

CeremonyChest& CeremonyBoard::Chest(deepblue::Seat seat) {
    return *chests_[static_cast<std::size_t>(seat)];
}

int CeremonyBoard::Opened() const {
    return static_cast<int>(
        std::count_if(chests_.begin(), chests_.end(), [](const CeremonyChest* chest) { return chest->IsOpen(); }));
}

bool CeremonyBoard::Layout() {
    if (chests_.empty()) return true;
    const wxRect room = wxRect(GetClientSize()).Deflate(TheLook().px(kMargin));
    const int count = static_cast<int>(chests_.size());
    const int gap = TheLook().px(kGap);
    const int width = (room.width - (count - 1) * gap) / count;
    for (int i = 0; i < count; ++i)
        chests_[static_cast<std::size_t>(i)]->PlaceBody({room.x + i * (width + gap), room.y, width, room.height});
    return true;
}

void CeremonyBoard::Draw(Painter& painter, const Box& body) {
    painter.fill_water(body, painter.px(20));
    painter.outline(body, painter.px(20), {painter.palette().line, 1});
}

}  // namespace desktop
