#include "app/desktop/controls/gem_tile.h"

#include <algorithm>

#include "app/desktop/controls/skin.h"

namespace desktop {

GemTile::GemTile(wxWindow* parent, Look& look, GemTileSize size)
    : DrawnControl(parent, look, Role::Button), size_(size) {}

void GemTile::SetFace(const GemTileFace& face) {
    if (face == face_) return;
    const bool means_other = face.gem != face_.gem && !face_.label.empty();
    face_ = face;
    Speak(face.spoken.empty() ? face.label : face.spoken, face.detail);
    means_other ? MeaningChanged() : ContentChanged();
}

wxSize GemTile::Drawn() const {
    switch (size_) {
        case GemTileSize::Large: return {206, 176};
        case GemTileSize::Key: return {127, 88};
        case GemTileSize::Small: return {50, 48};
    }
    return {};
}

wxSize GemTile::BodySize() const {
    Look& look = TheLook();
    const wxSize drawn = Drawn();
    const int label = size_ == GemTileSize::Large ? look.type().width(face_.label, Type::Name) : 0;
    const int width = std::max({look.px(drawn.x), label + look.px(24), look.scale().target()});
    return {width, std::max(look.px(drawn.y), look.scale().target())};
}

void GemTile::Draw(Painter& painter, const Box& body) {
    Skin skin = tile_skin(painter.palette(), face_.is_chosen, face_.is_absent);
    if (size_ == GemTileSize::Small) {
        skin.radius = Corner();
        skin.depth = 0;
        if (!face_.is_chosen) skin.outline = 1.5;
    }
    const Box face = draw_skin(painter, skin, body, Sunk(), IsHovered());
    if (size_ == GemTileSize::Small) return DrawGem(painter, face.inset(painter.px(4)), skin.ink);
    Typesetter& type = TheLook().type();
    const double detail = face_.detail.empty() ? 0 : type.line_height(Type::Label) + painter.px(4);
    const double label =
        face_.label.empty() || size_ == GemTileSize::Key ? 0 : type.line_height(Type::Name) + painter.px(4);
    const Box texts = face.inset(painter.px(8), painter.px(size_ == GemTileSize::Key ? 2 : 8));
    const Box gem = texts.top(texts.h - detail - label);
    DrawGem(painter, size_ == GemTileSize::Key ? BesideCap(painter, gem, face) : gem, skin.ink2);
    if (label > 0) painter.text(face_.label, Type::Name, texts.below(gem.h).top(label), skin.ink, Align::Centre, 1);
    const Type small = size_ == GemTileSize::Key ? Type::LabelStrong : Type::Label;
    painter.text(face_.detail, small, texts.below(gem.h + label), skin.ink2, Align::Centre, 1);
    painter.key_cap(face_.key, CapPlace(painter, face), skin.ink2);
}

Box GemTile::CapPlace(Painter& painter, const Box& face) const {
    const double inset = painter.px(size_ == GemTileSize::Key ? 8 : 12);
    return face.inset(inset, inset).top(painter.px(24));
}

Box GemTile::BesideCap(Painter& painter, const Box& box, const Box& face) const {
    const double taken = CapPlace(painter, face).x + painter.key_cap_width(face_.key) - box.x;
    const double middle = (box.w - GemSide(box)) / 2;
    return taken > middle ? box.beside(std::min(2 * (taken - middle), box.w / 2)) : box;
}

double GemTile::GemSide(const Box& box) const {
    const double wanted = size_ == GemTileSize::Large ? 86 : (size_ == GemTileSize::Key ? 58 : 36);
    return std::min({static_cast<double>(TheLook().scale().gem_px(wanted)), box.w, box.h});
}

void GemTile::DrawGem(Painter& painter, const Box& box, const wxColour& ink) {
    const double side = GemSide(box);
    const Box place = box.middle(side, side);
    const bool is_empty_key = face_.is_absent && size_ == GemTileSize::Key;
    if (face_.gem)
        painter.gem(*face_.gem, place, is_empty_key ? GemShow::Empty : GemShow::Lettered);
    else if (size_ == GemTileSize::Small)
        painter.text(face_.label, Type::LabelStrong, box.inset(-painter.px(2)), ink, Align::Centre);
    else
        painter.icon(Icon::NoCard, place.inset(side * 0.02), ink);
}

}  // namespace desktop
