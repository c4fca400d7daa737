#include "app/desktop/audience/ceremony_scene.h"

#include <algorithm>

#include "app/words/end_words.h"
#include "app/words/names.h"

namespace desktop {
namespace {

constexpr double kChest = 190;
constexpr double kGap = 20;

}  // namespace

CeremonyScene::CeremonyScene(wxWindow* parent, Look& look)
    : Scene(parent, look), banner_(new PromptBanner(this, look)), chests_(new ChestRow(this, look, kChest)) {}

void CeremonyScene::Show(const session::AudienceView& view) {
    const auto& opened = std::get<session::AudienceCeremony>(view.scene).opened;
    chests_->SetChests(view.seats, opened);
    const wxString line = Line(opened, view.seats);
    banner_->SetFace({.player = std::nullopt, .question = line, .icon = Icon::Crown});
    Speak(line);
}

wxString CeremonyScene::Line(const std::vector<deepblue::Rank>& opened, const deepblue::Seating& seats) const {
    if (opened.empty()) return In().say("The chests open, from the last place to the first");
    const deepblue::Rank& rank = opened.front();
    if (rank.place == 1) return words::winners(opened, seats, In());
    return words::place_goes_to(rank.place, In()) + " " + words::names(rank.seats, seats, In());
}

void CeremonyScene::Arrange() {
    Look& look = TheLook();
    wxRect room = Inside();
    const int banner = std::max(banner_->GetBestSize().y, look.px(106));
    banner_->PlaceBody({room.x, room.y, room.width, banner});
    room.y += banner + look.px(kGap);
    room.height -= banner + look.px(kGap);
    chests_->SetSize(room);
    chests_->Layout();
}

}  // namespace desktop
