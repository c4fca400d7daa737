#include "app/desktop/pages/result_next.h"

#include <algorithm>

#include "app/words/draw_words.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kCircle = 148;
constexpr double kGemShare = 0.76;
constexpr double kMargin = 18;

constexpr int kMostLines = 8;

}  // namespace

ResultNext::ResultNext(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void ResultNext::SetGem(std::optional<deepblue::Gem> gem, const wxString& sentence) {
    gem_ = gem;
    sentence_ = sentence;
    const words::Language& in = TheLook().language();
    const wxString name = gem ? words::titled(words::name(*gem, in)) + ". " : wxString();
    Speak(in.say("What would have come next?"), name + sentence);
    ContentChanged();
}

wxSize ResultNext::BodySize() const {
    return {TheLook().px(262), TheLook().px(400)};
}

void ResultNext::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    Typesetter& type = TheLook().type();
    painter.fill_water(body, painter.px(16));
    painter.outline(body, painter.px(16), {colours.line, 1});
    const Box inside = body.inset(painter.px(kMargin), painter.px(14));
    const wxSize room(static_cast<int>(inside.w), static_cast<int>(inside.h * 0.3));
    const double title = type.fit(SpokenName(), Type::Heading, room, 3).size.y;
    painter.text(SpokenName(), Type::Heading, inside.top(title), colours.ink, Align::Centre, 3);
    wxSize most = room;
    if (!type.fit(sentence_, Type::Body, most, kMostLines).fits) most.y = static_cast<int>(inside.h * 0.5);
    const double text = type.fit(sentence_, Type::Body, most, kMostLines).size.y;
    const Box below{inside.x, inside.bottom() - text, inside.w, text};
    if (!gem_) {
        painter.text(sentence_, Type::Body, inside.below(title), colours.ink, Align::Centre, kMostLines);
        return;
    }
    painter.text(sentence_, Type::Body, below, colours.on_water, Align::Centre, kMostLines);
    const wxString name = words::titled(words::name(*gem_, TheLook().language()));
    const double line = type.line_height(Type::Action);
    painter.text(name, Type::Action, {inside.x, below.y - line - painter.px(6), inside.w, line}, colours.ink,
                 Align::Centre, 1);
    const Box middle{inside.x, inside.y + title, inside.w, below.y - line - painter.px(6) - inside.y - title};
    const double side =
        std::min({static_cast<double>(TheLook().scale().gem_px(kCircle)), middle.h - painter.px(12), middle.w});
    if (side <= 0) return;
    const Box circle = middle.middle(side, side);
    painter.disc(circle.centre_x(), circle.centre_y(), side / 2, colours.slot);
    painter.ring(circle.centre_x(), circle.centre_y(), side / 2, {colours.slot_line, 1.5});
    painter.gem(*gem_, circle.middle(side * kGemShare, side * kGemShare));
}

}  // namespace desktop
