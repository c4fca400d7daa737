#include "app/desktop/controls/card.h"

#include <algorithm>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

Ink heading_ink(CardStyle style) {
    return style == CardStyle::Alarm ? Ink::Coral : Ink::Normal;
}

}  // namespace

Card::Card(wxWindow* parent, Look& look, CardStyle style)
    : DrawnPanel(parent, look),
      style_(style),
      all_(new Stack(look, wxVERTICAL, 10, style == CardStyle::Bare ? 0 : 16)),
      head_(new Stack(look, wxHORIZONTAL, 12)),
      content_(new Stack(look, wxVERTICAL, 12)),
      title_(new Label(this, look, Type::Heading, heading_ink(style))),
      note_(new Label(this, look, Type::Label, Ink::Secondary, Align::Right)) {
    head_->Add(title_, wxSizerFlags(1).CentreVertical());
    head_->Add(note_, wxSizerFlags(1).CentreVertical());
    all_->Add(head_, wxSizerFlags().Expand());
    all_->Add(content_, wxSizerFlags(1).Expand());
    SetSizer(all_);
    ShowHead();
}

void Card::SetTitle(const wxString& title) {
    title_->SetText(title);
    has_title_ = !title.empty();
    Speak(title);
    ShowHead();
}

void Card::SetNote(const wxString& note, std::optional<Icon> icon) {
    note_->SetText(note);
    if (icon) note_->SetIcon(*icon);
    has_note_ = !note.empty();
    ShowHead();
}

void Card::ShowHead() {
    title_->Show(has_title_);
    note_->Show(has_note_);
    all_->Show(head_, has_title_ || has_note_);
    title_->Show(has_title_);
    note_->Show(has_note_);
    Layout();
}

void Card::SetPlayer(std::optional<deepblue::Colour> player) {
    player_ = player;
    Refresh();
}

void Card::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(style_ == CardStyle::Water ? 20 : 16);
    const wxColour edge = style_ == CardStyle::Alarm ? colours.coral : colours.line;
    switch (style_) {
        case CardStyle::Bare: return;
        case CardStyle::Water: painter.fill_water(body, radius); break;
        case CardStyle::Sunk: return painter.fill(body, painter.px(12), colours.sunk);
        case CardStyle::Plain:
        case CardStyle::Alarm: painter.fill(body, radius, colours.surface); break;
    }
    painter.outline(body, radius, {edge, style_ == CardStyle::Alarm ? painter.px(2) : 1.0});
    if (!player_) return;
    painter.gc().PushState();
    painter.gc().Clip(body.x, body.y, body.w, painter.px(6));
    painter.fill(body, radius, paint_of(*player_).fill);
    painter.gc().PopState();
}

}  // namespace desktop
