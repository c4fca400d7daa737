#include "app/desktop/pages/table_added_row.h"

#include <algorithm>

#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kGem = 28;
constexpr double kGap = 9;
constexpr double kHeight = 34;
constexpr const char* kPlusOne = "+1";

}  // namespace

TableAddedRow::TableAddedRow(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void TableAddedRow::SetFace(std::optional<deepblue::Gem> gem, const wxString& from) {
    if (gem == gem_ && from == from_) return;
    gem_ = gem;
    from_ = from;
    // TRANSLATORS: %1$s is the colour of a gem, %2$s where it came from, such as "turn 7, Tobias"
    const wxString both = TheLook().language().say("+1 %1$s: %2$s");
    Speak(gem ? wxString::Format(both, words::name(*gem, TheLook().language()), from) : from);
    ContentChanged();
}

wxSize TableAddedRow::BodySize() const {
    Look& look = TheLook();
    Typesetter& type = look.type();
    const int lead = look.scale().gem_px(kGem) + type.width(kPlusOne, Type::BodyStrong) + 2 * look.px(kGap);
    return {lead + type.width(from_, Type::Body) + look.px(4),
            std::max({look.px(kHeight), look.scale().gem_px(kGem), type.line_height(Type::Body)})};
}

void TableAddedRow::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (!gem_) {
        painter.text(from_, Type::Body, body, colours.ink2);
        return;
    }
    const double side = TheLook().scale().gem_px(kGem);
    const double gap = painter.px(kGap);
    const double plus = TheLook().type().width(kPlusOne, Type::BodyStrong) + 1;
    painter.gem(*gem_, body.left(side).middle(side, side));
    painter.text(kPlusOne, Type::BodyStrong, body.beside(side + gap).left(plus), colours.ink);
    painter.text(from_, Type::Body, body.beside(side + plus + 2 * gap), colours.ink2);
}

}  // namespace desktop
