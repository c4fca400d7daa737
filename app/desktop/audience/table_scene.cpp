#include "app/desktop/audience/table_scene.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/prompts.h"

namespace desktop {
namespace {

constexpr double kGap = 20;
constexpr double kFresco = 150;
constexpr double kChest = 96;
constexpr int kShareOfBag = 52;  // percent of the height below the banner

/// Whom the question is for; nobody before a game and after it.
std::optional<deepblue::Seat> asked(const session::Prompt& prompt) {
    return std::visit(
        []<class Ask>(const Ask& ask) -> std::optional<deepblue::Seat> {
            if constexpr (requires { ask.seat; }) return ask.seat;
            if constexpr (requires { ask.leader; }) return ask.leader;
            return std::nullopt;
        },
        prompt);
}

}  // namespace

TableScene::TableScene(wxWindow* parent, Look& look, Speakers& speakers)
    : Scene(parent, look),
      speakers_(speakers),
      banner_(new PromptBanner(this, look)),
      heading_(new Label(this, look, Type::Heading)),
      fresco_(new FrescoView(this, look, kFresco)),
      chests_(new ChestRow(this, look, kChest)) {
    for (std::size_t i = 0; i < bag_.size(); ++i) bag_[i] = new TableBagCell(this, look, kGemsOnScreen[i]);
}

void TableScene::ShowBanner(const session::AudienceView& view) {
    const auto seat = asked(view.prompt);
    if (seat) return banner_->SetFace(prompt_face(*seat, view, In(), speakers_));
    banner_->SetFace({.player = std::nullopt, .question = words::question(view.prompt, view.seats, In())});
}

void TableScene::Show(const session::AudienceView& view) {
    const auto& scene = std::get<session::AudienceTable>(view.scene);
    ShowBanner(view);
    // TRANSLATORS: %d is a number of gems
    heading_->SetText(wxString::Format(In().say_number("%d gem in the bag", "%d gems in the bag", scene.bag.total()),
                                       scene.bag.total()));
    for (std::size_t i = 0; i < bag_.size(); ++i) bag_[i]->SetCounts(scene.bag[kGemsOnScreen[i]], 0);
    fresco_->SetFilled(scene.city_wrecks);
    chests_->SetChests(view.seats);
    Speak(In().say("Table"));
}

void TableScene::Arrange() {
    Look& look = TheLook();
    wxRect room = Inside();
    const auto take = [&](int height) {
        const wxRect top(room.x, room.y, room.width, height);
        room.y += height + look.px(kGap);
        room.height -= height + look.px(kGap);
        return top;
    };
    banner_->PlaceBody(take(std::max(banner_->GetBestSize().y, look.px(106))));
    heading_->PlaceBody(take(heading_->GetBestSize().y));
    const wxRect bag = take(std::max(bag_.front()->GetBestSize().y, room.height * kShareOfBag / 100));
    const int cell = bag.width / static_cast<int>(bag_.size());
    for (std::size_t i = 0; i < bag_.size(); ++i)
        bag_[i]->PlaceBody({bag.x + static_cast<int>(i) * cell, bag.y, cell, bag.height});
    const int fresco = std::min(fresco_->GetBestSize().x * 3 / 2, room.width * 2 / 5);
    fresco_->PlaceBody({room.x, room.y, fresco, room.height});
    const int left = room.x + fresco + look.px(2 * kGap);
    chests_->SetSize(left, room.y, room.GetRight() + 1 - left, room.height);
    chests_->Layout();
}

}  // namespace desktop
