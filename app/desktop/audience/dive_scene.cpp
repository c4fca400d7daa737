#include "app/desktop/audience/dive_scene.h"

#include <algorithm>

#include "app/words/odds_words.h"
#include "app/words/prompts.h"

namespace desktop {
namespace {

constexpr double kGap = 16;
constexpr double kDivers = 489;

}  // namespace

DiveScene::DiveScene(wxWindow* parent, Look& look, Speakers& speakers)
    : Scene(parent, look),
      speakers_(speakers),
      banner_(new PromptBanner(this, look)),
      board_(new DrawBoard(this, look)),
      divers_(new DrawDivers(this, look, Role::Text)),
      odds_(new Label(this, look, Type::Name)) {}

void DiveScene::ShowBanner(const session::AudienceView& view, const session::AudienceDive& scene) {
    PromptFace face = prompt_face(scene.dive.leader().seat, view, In(), speakers_);
    if (std::holds_alternative<session::AskForLastCards>(view.prompt))
        face = {.question = words::question(view.prompt, view.seats, In()), .icon = Icon::Card};
    face.figures.push_back({wxString::Format("%d", scene.in_bag), In().say("in the bag")});
    banner_->SetFace(face);
}

void DiveScene::Show(const session::AudienceView& view) {
    const auto& scene = std::get<session::AudienceDive>(view.scene);
    ShowBanner(view, scene);
    const std::size_t drawn = scene.dive.drawn.size();
    const bool rises = scene.number == dive_ && drawn > drawn_;
    dive_ = scene.number;
    drawn_ = drawn;
    board_->SetDive(scene.dive, rises);
    divers_->SetDivers(scene.divers, view.seats);
    odds_->Show(scene.chance.has_value());
    if (scene.chance) odds_->SetText(words::odds(*scene.chance, In()));
    Speak(In().say("Dive"));
}

void DiveScene::Arrange() {
    Look& look = TheLook();
    wxRect room = Inside();
    const int banner = std::max(banner_->GetBestSize().y, look.px(106));
    banner_->PlaceBody({room.x, room.y, room.width, banner});
    room.y += banner + look.px(kGap);
    room.height -= banner + look.px(kGap);
    if (odds_->IsShown()) {
        const int odds = odds_->GetBestSize().y;
        odds_->PlaceBody({room.x, room.GetBottom() + 1 - odds, room.width, odds});
        room.height -= odds + look.px(kGap);
    }
    const int divers = look.px(kDivers);
    board_->SetSize(room.x, room.y, room.width - divers - look.px(kGap), room.height);
    divers_->SetSize(room.GetRight() + 1 - divers, room.y, divers, room.height);
    board_->Layout();
    divers_->Layout();
}

}  // namespace desktop
