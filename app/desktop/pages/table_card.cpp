#include "app/desktop/pages/table_card.h"

namespace desktop {
namespace {

constexpr double kMargin = 16;
constexpr double kGap = 10;
constexpr double kRadius = 16;

}  // namespace

TableCard::TableCard(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look),
      title_(new Label(this, look, Type::Heading)),
      head_(new Stack(look, wxHORIZONTAL, 10)),
      content_(new Stack(look, wxVERTICAL, kGap)) {
    head_->Add(title_, wxSizerFlags().CentreVertical());
    head_->AddStretchSpacer();
    auto* all = new Stack(look, wxVERTICAL, kGap, kMargin);
    all->Add(head_, wxSizerFlags().Expand());
    all->Add(content_, wxSizerFlags(1).Expand());
    SetSizer(all);
}

void TableCard::SetTitle(const wxString& title) {
    title_->SetText(title);
    title_->Show(!title.empty());
    Speak(title);
}

void TableCard::Draw(Painter& painter, const Box& body) {
    painter.fill(body, painter.px(kRadius), painter.palette().surface);
    painter.outline(body, painter.px(kRadius), {painter.palette().line, 1});
}

}  // namespace desktop
