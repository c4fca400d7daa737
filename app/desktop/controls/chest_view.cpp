#include "app/desktop/controls/chest_view.h"

#include <algorithm>

#include "app/desktop/controls/chest_art.h"

namespace desktop {

ChestView::ChestView(wxWindow* parent, Look& look, deepblue::Colour colour, double width, Role role)
    : DrawnControl(parent, look, role), colour_(colour), width_(width) {
    SpeakState();
}

void ChestView::SetPlayer(const wxString& name) {
    player_ = name;
    SpeakState();
    ContentChanged();
}

void ChestView::Open(const wxString& number) {
    number_ = number;
    SpeakState();
    ContentChanged();
    TheLook().motion().run(this, kChestOpens, [this](double far) {
        opened_ = far;
        Refresh();
    });
}

void ChestView::Seal() {
    number_.reset();
    SpeakState();
    ContentChanged();
}

void ChestView::SpeakState() {
    const words::Language& language = TheLook().language();
    Speak(player_.empty() ? language.say("Treasure chest") : player_, number_ ? *number_ : language.say("sealed"));
}

wxSize ChestView::BodySize() const {
    Look& look = TheLook();
    const int width = look.px(width_);
    const int name = player_.empty() ? 0 : look.type().line_height(Type::BodyStrong) + look.px(4);
    const int text = player_.empty() ? 0 : look.type().width(player_, Type::BodyStrong) + 2;
    const int number = number_ ? look.type().line_height(Type::BigCount) : 0;
    return {std::max(width, text), static_cast<int>(width * kChestHeightOfWidth) + name + number + 2};
}

void ChestView::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double width = std::min(painter.px(width_), body.w);
    const double height = width * kChestHeightOfWidth;
    const double number = number_ ? TheLook().type().line_height(Type::BigCount) : 0;
    const Box chest = Box{body.x, body.y + number, body.w, height}.middle(width, height);
    if (number_) painter.text(*number_, Type::BigCount, body.top(number), colours.ink, Align::Centre, 1);
    draw_chest(painter, chest, colour_, number_ ? opened_ : 0);
    if (!player_.empty())
        painter.text(player_, Type::BodyStrong, body.below(number + height), colours.ink, Align::Centre);
}

}  // namespace desktop
