#include "app/desktop/controls/label.h"

namespace desktop {

const wxColour& colour_of(Ink ink, const Palette& palette) {
    switch (ink) {
        case Ink::Normal: return palette.ink;
        case Ink::Secondary: return palette.ink2;
        case Ink::Accent: return palette.accent;
        case Ink::Coral: return palette.coral;
        case Ink::OnWater: return palette.on_water;
        case Ink::OnPlayer: return palette.prompt_ink;
        case Ink::OnDeepWater: return dark_palette().ink;
    }
    return palette.ink;
}

Label::Label(wxWindow* parent, Look& look, Type type, Ink ink, Align align)
    : DrawnControl(parent, look, Role::Text), type_(type), ink_(ink), align_(align) {}

void Label::SetText(const wxString& text) {
    if (text == text_) return;
    text_ = text;
    Speak(text);
    ContentChanged();
}

void Label::Reserve(double width, int lines) {
    width_ = width;
    lines_ = lines;
    ContentChanged();
}

void Label::SetIcon(Icon icon) {
    icon_ = icon;
    ContentChanged();
}

int Label::IconRoom() const {
    return icon_ ? TheLook().px(18) + TheLook().px(6) : 0;
}

int Label::HeightIn(int width, const wxString& text) const {
    return TheLook().type().paragraph(text, type_, width - IconRoom()).size.y;
}

wxSize Label::BodySize() const {
    Typesetter& type = TheLook().type();
    const wxSize line = type.measure(text_.empty() ? wxString("A") : text_, type_);
    const int width = width_ > 0 ? TheLook().px(width_) : line.x + 1;
    return {width + IconRoom(), line.y * lines_};
}

void Label::Draw(Painter& painter, const Box& body) {
    const wxColour& colour = colour_of(ink_, painter.palette());
    const int room = IconRoom();
    const Box text = DrawText(painter, body.beside(room), colour);
    const double side = painter.px(18);
    if (icon_) painter.icon(*icon_, Box{text.x - room, body.y, side, body.h}.middle(side, side), colour);
}

Box Label::DrawText(Painter& painter, const Box& box, const wxColour& colour) const {
    if (lines_ == 1) return painter.text(text_, type_, box, colour, align_);
    const Fitted& fitted = TheLook().type().paragraph(text_, type_, static_cast<int>(box.w));
    const bool fits = fitted.fits && fitted.size.y <= box.h;
    return fits ? painter.paragraph(text_, type_, box, colour, align_)
                : painter.text(text_, type_, box, colour, align_, lines_ + 1);
}

}  // namespace desktop
