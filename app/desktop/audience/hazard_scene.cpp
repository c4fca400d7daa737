#include "app/desktop/audience/hazard_scene.h"

#include "app/desktop/look/paints.h"
#include "app/words/prompts.h"

namespace desktop {
namespace {

constexpr double kOrder = 84;
constexpr double kGap = 16;

}  // namespace

HazardScene::HazardScene(wxWindow* parent, Look& look, Speakers& speakers)
    : Scene(parent, look),
      speakers_(speakers),
      order_(new HazardOrder(this, look)),
      head_(new HazardHead(this, look)),
      cry_(new HazardCry(this, look)) {
    order_->LieAcross();
}

void HazardScene::Show(const session::AudienceView& view) {
    const auto& scene = std::get<session::AudienceDive>(view.scene);
    const auto& open = std::get<deepblue::Answering>(scene.dive.phase);
    const words::Language& own = language_of(open.asked, view, In(), speakers_);
    colour_ = view.seats.colour(open.asked);
    order_->SetRows(In().say("Answers, in seat order"), order_rows(scene.answers, view.seats, In()));
    const deepblue::Diver& leader = scene.dive.leader();
    const wxString name = words::spoken(view.seats.name(leader.seat));
    head_->SetFace(colour_, words::which_hazard(open.open, scene.dive.board(), own),
                   leader.surfaced ? words::leader_is_up(name, own) : wxString());
    const session::AskForAnswer ask{open.asked, open.open};
    cry_->SetFace(gems_to_answer(open.open), words::hazard_cry(ask, view.seats, own),
                  own.tag() != In().tag() ? words::question(ask, view.seats, In()) : wxString());
    Speak(cry_->SpokenName());
}

void HazardScene::Arrange() {
    Look& look = TheLook();
    wxRect room = Inside();
    order_->PlaceBody({room.x, room.y, room.width, look.px(kOrder)});
    room.y += look.px(kOrder + kGap);
    room.height -= look.px(kOrder + kGap);
    const int head = head_->GetBestSize().y;
    head_->PlaceBody({room.x, room.y, room.width, head});
    cry_->PlaceBody({room.x, room.y + head, room.width, room.height - head});
}

void HazardScene::Draw(Painter& painter, const Box& body) {
    painter.fill(body, 0, paint_of(colour_).fill);
}

}  // namespace desktop
