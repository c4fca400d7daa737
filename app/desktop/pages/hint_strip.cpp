#include "app/desktop/pages/hint_strip.h"

#include <algorithm>

#include "app/desktop/every_language.h"
#include "app/words/hint_words.h"
#include "app/words/learn_words.h"

namespace desktop {
namespace {

constexpr double kInside = 14;
constexpr double kBulb = 34;  // its place beside the words
constexpr double kAbove = 8;

}  // namespace

HintStrip::HintStrip(wxWindow* parent, Desk& desk, HintGround ground)
    : DrawnControl(parent, desk.look, Role::Button), desk_(desk), ground_(ground) {
    Hide();
}

void HintStrip::SetHint(const std::optional<learn::Hint>& hint, const words::Language& in) {
    Show(hint.has_value());
    rule_ = hint ? std::string(hint->rule) : std::string();
    const auto text_in = [&](const words::Language& language) {
        return hint ? words::hint_text(*hint, language) + "  " + words::rule_name(hint->rule, language) : wxString();
    };
    text_ = text_in(in);
    texts_ = in_every_language(desk_, text_in);
    // TRANSLATORS: what a press on a hint does
    Speak(text_, in.say("opens the rule"));
    ContentChanged();
}

int HintStrip::NeededHeight(int width) const {
    if (rule_.empty()) return 0;
    Look& look = TheLook();
    const int words = width - look.px(2 * kInside + kBulb);
    int lines = 0;
    for (const wxString& text : texts_) lines = std::max(lines, look.type().paragraph(text, Type::Body, words).size.y);
    return std::max(lines + look.px(2 * kAbove), look.scale().target());
}

wxSize HintStrip::BodySize() const {
    const int width = TheLook().px(600);
    return {width, std::max(NeededHeight(width), TheLook().scale().target())};
}

void HintStrip::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const bool on_player = ground_ == HintGround::Player;
    const wxColour& ink = on_player ? colours.prompt_ink : colours.ink;
    painter.fill(body, painter.px(Corner()), on_player ? with_opacity(ink, 0.1) : colours.soft);
    if (IsHovered()) painter.outline(body, painter.px(Corner()), {ink, 1});
    const Box inside = body.inset(painter.px(kInside), 0);
    const double bulb = painter.px(24);
    painter.icon(Icon::Bulb, inside.left(bulb).middle(bulb, bulb), ink);
    const Box words = inside.beside(painter.px(kBulb));
    const Fitted& set = TheLook().type().paragraph(text_, Type::Body, static_cast<int>(words.w));
    if (set.size.y <= words.h)
        painter.paragraph(text_, Type::Body, words.middle(words.w, set.size.y + 1), ink);
    else
        painter.text(text_, Type::Body, words, ink, Align::Left, 4);
}

void HintStrip::Pressed() {
    desk_.helm.ShowRule(std::string(rule_));
}

}  // namespace desktop
