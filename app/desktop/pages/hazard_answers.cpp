#include "app/desktop/pages/hazard_answers.h"

#include <algorithm>

#include "app/session/danger.h"
#include "app/words/hazard_words.h"

namespace desktop {
namespace {

using deepblue::Gem;
using deepblue::Means;

constexpr double kHeight = 127;
constexpr int kSurface = 244;      // of 844
constexpr int kSurfaceOfTwo = 36;  // percent, where there is no spot
constexpr double kApart = 34;
constexpr double kGap = 14;

std::vector<Gem> gems_of(deepblue::Spot spot, Gem hazard) {
    return spot == deepblue::Spot::BlackOrBlue ? std::vector<Gem>{Gem::Black, Gem::Blue} : std::vector<Gem>{hazard};
}

}  // namespace

wxString answer_key(int digit, Look& look) {
    return look.scale().table_mode() ? wxString() : wxString::Format("%d", digit);
}

void show_surface(BigButton& button, const HazardAsk& ask, const words::Language& in, Look& look) {
    button.SetPlayer(ask.colour);
    button.SetFace({.label = in.say("Surface"),
                    .detail = words::price_of_surfacing(ask.diver.card_vp, in),
                    .key = answer_key(1, look),
                    .icon = Icon::Surface});
}

HazardAnswers::HazardAnswers(wxWindow* parent, Look& look, const HazardAnswered& answered)
    : DrawnPanel(parent, look),
      surface_(new BigButton(this, look, ButtonStyle::OnPlayerLight)),
      spot_(new BigButton(this, look, ButtonStyle::OnPlayer)),
      card_(new BigButton(this, look, ButtonStyle::OnPlayer)) {
    surface_->Bind(wxEVT_BUTTON, [answered](wxCommandEvent&) { answered(std::nullopt); });
    spot_->Bind(wxEVT_BUTTON, [this, answered](wxCommandEvent&) { answered(ShieldBy(Means::Spot)); });
    card_->Bind(wxEVT_BUTTON, [this, answered](wxCommandEvent&) { answered(ShieldBy(Means::Card)); });
}

std::vector<deepblue::Shield> HazardAnswers::ShieldBy(Means means) const {
    return {{ask_.open.front(), means}};
}

void HazardAnswers::SetAsk(const HazardAsk& ask, const words::Language& in, bool is_new) {
    ask_ = ask;
    const Gem hazard = ask.open.front();
    show_surface(*surface_, ask, in, TheLook());
    const auto spot = session::protecting_spot(ask.diver.spots, hazard);
    const bool has_spot = spot && ask.why_not(ShieldBy(Means::Spot)).empty();
    spot_->Show(has_spot);
    if (has_spot)
        spot_->SetFace({.label = in.say("Scouting spot"),
                        .detail = words::price_of_spot(*spot, in),
                        .key = answer_key(2, TheLook()),
                        .gems = gems_of(*spot, hazard)});
    card_->SetFace({.label = words::protecting_card(hazard, in),
                    .detail = in.say("from the hand, gives no VP"),
                    .key = answer_key(3, TheLook()),
                    .gems = {hazard}});
    card_->EnableUnless(ask.why_not(ShieldBy(Means::Card)));
    if (!is_new) return;
    for (BigButton* button : {surface_, spot_, card_}) button->MeaningChanged();
}

bool HazardAnswers::Press(int digit) {
    switch (digit) {
        case 1: surface_->Activate(); return true;
        case 2: spot_->Activate(); return true;
        case 3: card_->Activate(); return true;
        default: return false;
    }
}

int HazardAnswers::NeededHeight() const {
    const int ring = 2 * surface_->Ring();
    int height = TheLook().px(kHeight);
    for (const BigButton* button : {surface_, spot_, card_}) height = std::max(height, button->GetBestSize().y - ring);
    return height;
}

bool HazardAnswers::Layout() {
    Look& look = TheLook();
    const int ring = surface_->Ring();
    const wxRect room = wxRect(GetClientSize()).Deflate(ring);
    const bool has_spot = spot_->IsShown();
    const int surface = has_spot ? room.width * kSurface / 844 : room.width * kSurfaceOfTwo / 100;
    const int answers = room.width - surface - look.px(kApart);
    const int each = has_spot ? (answers - look.px(kGap)) / 2 : answers;
    surface_->PlaceBody({room.x, room.y, surface, room.height});
    spot_->PlaceBody({room.GetRight() + 1 - answers, room.y, each, room.height});
    card_->PlaceBody({room.GetRight() + 1 - each, room.y, each, room.height});
    return true;
}

}  // namespace desktop
