#include "app/desktop/controls/big_button.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kGap = 14;
constexpr double kColumn = 58;
constexpr double kInside = 18;  // between the edge and what stands on the face
constexpr double kLine = 2;     // the edge around it
constexpr int kSpare = 4;       // for what rounding takes

double height_of(ButtonSize size) {
    switch (size) {
        case ButtonSize::Large: return 92;
        case ButtonSize::Bar: return 64;
        case ButtonSize::Compact: return 44;
    }
    return 0;
}

double padding_of(ButtonSize size) {
    return size == ButtonSize::Compact ? 16 : 30;
}

/// The width of the longer line where a text is broken into two best, or of the one it stands on.
int narrowest(const wxString& text, Type type, int lines, Typesetter& typesetter) {
    int width = typesetter.width(text, type);
    for (std::size_t i = 0; lines > 1 && i < text.size(); ++i)
        if (text[i] == ' ')
            width = std::min(width,
                             std::max(typesetter.width(text.Left(i), type), typesetter.width(text.Mid(i + 1), type)));
    return width;
}

}  // namespace

BigButton::BigButton(wxWindow* parent, Look& look, ButtonStyle style, ButtonSize size)
    : DrawnControl(parent, look, Role::Button), style_(style), size_(size) {}

void BigButton::SetFace(const ButtonFace& face) {
    if (face == face_) return;
    const bool means_other = face.label != face_.label && !face_.label.empty();
    face_ = face;
    Speak(face.label, face.detail);
    means_other ? MeaningChanged() : ContentChanged();
}

void BigButton::SetStyle(ButtonStyle style) {
    style_ = style;
    Refresh();
}

void BigButton::SetPlayer(std::optional<deepblue::Colour> player) {
    player_ = player;
    Refresh();
}

void BigButton::ReserveFor(std::vector<ButtonFace> faces) {
    if (faces == reserved_) return;
    reserved_ = std::move(faces);
    ContentChanged();
}

void BigButton::ShowReason(bool shown) {
    shows_reason_ = shown;
    Refresh();
}

void BigButton::SetLabelType(std::optional<Type> type) {
    if (type == label_type_) return;
    label_type_ = type;
    Refresh();
}

int BigButton::WidthFor(Type type, int lines) const {
    Typesetter& typesetter = TheLook().type();
    int label = narrowest(face_.label, type, lines, typesetter);
    for (const ButtonFace& face : reserved_) label = std::max(label, narrowest(face.label, type, lines, typesetter));
    const int picture = PictureSide() > 0 ? static_cast<int>(PictureSide()) + TheLook().px(kGap) : 0;
    // A key cap is at least as wide as its line is high.
    const int cap = typesetter.line_height(Type::KeyCap) + TheLook().px(8);
    const int key = face_.key.empty() ? 0 : std::max(KeyRoom(), cap + TheLook().px(kGap));
    return picture + label + key + 2 * TheLook().px(kInside + kLine) + kSpare;
}

Type BigButton::LabelType() const {
    if (label_type_) return *label_type_;
    if (size_ == ButtonSize::Compact) return Type::BodyStrong;
    return size_ == ButtonSize::Bar || HasColumn() ? Type::Name : Type::Action;
}

wxString BigButton::Detail() const {
    return shows_reason_ && !Reason().empty() ? Reason() : face_.detail;
}

double BigButton::PictureSide() const {
    if (!face_.icon && face_.gems.empty()) return 0;
    if (size_ == ButtonSize::Compact) return TheLook().px(20);
    return face_.gems.empty() ? TheLook().px(size_ == ButtonSize::Large ? 38 : 30) : TheLook().scale().gem_px(44);
}

int BigButton::LabelWidth() const {
    Typesetter& type = TheLook().type();
    int width = type.width(face_.label, LabelType());
    for (const ButtonFace& face : reserved_) width = std::max(width, type.width(face.label, LabelType()));
    return width;
}

int BigButton::KeyRoom() const {
    // Room stays while key caps are hidden, so that nothing moves.
    if (face_.key.empty()) return 0;
    Typesetter& type = TheLook().type();
    int width = type.width(face_.key, Type::KeyCap);
    for (const ButtonFace& face : reserved_) width = std::max(width, type.width(face.key, Type::KeyCap));
    return std::max(TheLook().px(26), width + TheLook().px(16)) + TheLook().px(kGap);
}

wxSize BigButton::BodySize() const {
    Look& look = TheLook();
    int width = LabelWidth() + 2 * look.px(padding_of(size_));
    if (HasColumn()) {
        width += look.px(kColumn);
    } else {
        width += KeyRoom() + (PictureSide() > 0 ? static_cast<int>(PictureSide()) + look.px(kGap) : 0);
    }
    const int line = look.type().line_height(LabelType());
    const int lines = HasColumn() ? line + 2 * look.type().line_height(Type::Label) : line;
    const int height = std::max(look.px(height_of(size_)), lines + look.px(16));
    return {width, std::max(height, look.scale().target())};
}

void BigButton::Draw(Painter& painter, const Box& body) {
    Skin skin = skin_of(style_, painter.palette(), IsThisEnabled(), player_);
    skin.radius = Corner();
    const Box face = draw_skin(painter, skin, body, Sunk(), IsHovered());
    const Box content = face.inset(painter.px(size_ == ButtonSize::Compact ? 10 : kInside), painter.px(2));
    HasColumn() ? DrawColumn(painter, content, skin) : DrawRow(painter, content, skin);
}

void BigButton::DrawRow(Painter& painter, const Box& face, const Skin& skin) {
    const double gap = painter.px(size_ == ButtonSize::Compact ? 8 : kGap);
    const double wanted = TheLook().type().width(face_.label, LabelType()) + 1;
    const auto with_gap = [gap](double width) { return width > 0 ? width + gap : 0; };
    // Where it is narrow the label comes first, then the picture, then the key.
    const bool is_measured = label_type_.has_value();
    const double picture = !is_measured && face.w - with_gap(PictureSide()) < wanted * 0.6 ? 0 : PictureSide();
    const double cap = painter.key_cap_width(face_.key);
    const double least = is_measured ? narrowest(face_.label, LabelType(), 2, TheLook().type()) : wanted * 0.8;
    const double key = face.w - with_gap(picture) - with_gap(cap) < least ? 0 : cap;
    const double extras = with_gap(picture) + with_gap(key);
    const double reason = Detail().empty() ? 0 : TheLook().type().width(Detail(), Type::Label) + 1;
    const double room = std::min(std::max(wanted, reason), face.w - extras);
    const Box row = face.middle(room + extras, face.h);
    if (picture > 0) DrawPicture(painter, row.left(picture).middle(picture, picture), skin);
    const Box texts = row.beside(with_gap(picture)).left(room);
    DrawTexts(painter, texts, skin, Align::Centre);
    if (key > 0)
        painter.key_cap(face_.key, Box{texts.right() + gap, row.y, key, row.h}, mixed(skin.ink, skin.fill, 0.75));
}

void BigButton::DrawColumn(Painter& painter, const Box& face, const Skin& skin) {
    const double column = painter.px(kColumn);
    const double cap = painter.key_cap_width(face_.key);
    const Box left = face.left(column).moved(-painter.px(4), 0);
    const double picture = std::min(PictureSide(), left.h);
    const double key_height = cap > 0 ? painter.px(28) : 0;
    const Box stacked = left.middle(column, picture + key_height);
    if (picture > 0) DrawPicture(painter, stacked.top(picture).middle(picture, picture), skin);
    painter.key_cap(face_.key, stacked.below(picture).middle(cap, key_height), mixed(skin.ink, skin.fill, 0.8));
    DrawTexts(painter, face.beside(column + painter.px(8)), skin, Align::Left);
}

void BigButton::DrawTexts(Painter& painter, const Box& box, const Skin& skin, Align align) {
    const wxString detail = Detail();
    if (detail.empty()) return DrawLabel(painter, box, skin, align);
    const wxSize room(static_cast<int>(box.w), static_cast<int>(box.h));
    const Fitted& small = TheLook().type().fit(detail, Type::Label, {room.x, room.y / 2}, 3);
    const Fitted& large = TheLook().type().fit(face_.label, LabelType(), {room.x, room.y - small.size.y});
    const Box both = box.middle(box.w, large.size.y + small.size.y);
    painter.text(face_.label, LabelType(), both.top(large.size.y), skin.ink, align);
    painter.text(detail, Type::Label, both.below(large.size.y), skin.ink2, align, 3);
}

void BigButton::DrawLabel(Painter& painter, const Box& box, const Skin& skin, Align align) {
    if (!label_type_) {
        painter.text(face_.label, LabelType(), box, skin.ink, align);
        return;
    }
    const double high = TheLook().type().paragraph(face_.label, *label_type_, static_cast<int>(box.w)).size.y;
    painter.paragraph(face_.label, *label_type_, box.middle(box.w, high + 1), skin.ink, align);
}

void BigButton::DrawPicture(Painter& painter, const Box& box, const Skin& skin) {
    const bool on_dark = style_ == ButtonStyle::OnPlayer || painter.palette().dark;
    if (face_.icon) painter.icon(*face_.icon, box, skin.ink);
    if (face_.gems.size() == 1) painter.gem_on(face_.gems.front(), box, on_dark);
    if (face_.gems.size() < 2) return;
    const double side = box.w * 0.7;
    painter.gem_on(face_.gems[0], {box.x - side * 0.1, box.y, side, side}, on_dark);
    painter.gem_on(face_.gems[1], {box.right() - side * 0.9, box.bottom() - side, side, side}, on_dark);
}

}  // namespace desktop
