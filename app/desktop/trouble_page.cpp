#include "app/desktop/trouble_page.h"

#include <algorithm>

#include "app/desktop/pages/start_picture.h"

namespace desktop {
namespace {

constexpr double kLeft = 64;
constexpr double kWidth = 620;

}  // namespace

TroublePage::TroublePage(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look),
      title_(new Label(this, look, Type::Hazard)),
      subtitle_(new Label(this, look, Type::Body)),
      card_(new Card(this, look, CardStyle::Alarm)),
      sentence_(new Label(card_, look, Type::Body)) {
    title_->SetText("Divebell");
    subtitle_->SetText(look.language().say("Gem bag and dive board for your Deep Blue table"));
    sentence_->Reserve(kWidth - 40, 4);
    card_->Content().Add(sentence_, wxSizerFlags().Expand());
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
}

void TroublePage::Say(const wxString& heading, const wxString& sentence) {
    card_->SetTitle(heading);
    sentence_->SetText(sentence);
    Layout();
}

void TroublePage::AddDeed(const wxString& label, const std::function<void()>& deed) {
    auto* button =
        new BigButton(card_, TheLook(), has_way_out_ ? ButtonStyle::Second : ButtonStyle::Primary, ButtonSize::Compact);
    button->SetFace({.label = label});
    button->Bind(wxEVT_BUTTON, [this, deed](wxCommandEvent&) { CallAfter(deed); });
    card_->Content().Add(button, wxSizerFlags().Expand());
    if (!has_way_out_) button->SetFocus();
    has_way_out_ = true;
}

bool TroublePage::Layout() {
    const Look& look = TheLook();
    title_->PlaceBody({look.px(141), look.px(48), look.px(440), look.px(62)});
    subtitle_->PlaceBody({look.px(kLeft), look.px(114), look.px(kWidth), look.px(30)});
    const int top = look.px(164);
    const int height = std::min(card_->GetSizer()->GetMinSize().y, GetClientSize().y - top - look.px(16));
    card_->SetSize(look.px(kLeft), top, look.px(kWidth), height);
    card_->Layout();
    return true;
}

void TroublePage::Draw(Painter& painter, const Box& body) {
    draw_start_picture(painter, body);
    const double side = painter.px(50);
    draw_bell(painter.gc(), {painter.px(69), painter.px(50), side, side});
}

}  // namespace desktop
