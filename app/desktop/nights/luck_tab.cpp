#include "app/desktop/nights/luck_tab.h"

#include "app/desktop/controls/stack.h"

namespace desktop {

LuckTab::LuckTab(wxWindow* parent, Desk& desk)
    : NightsTab(parent, desk), heading_(new Label(this, desk.look, Type::Heading)) {
    auto* column = new Stack(desk.look, wxVERTICAL, 16, 24);
    column->Add(heading_, wxSizerFlags().Expand());
    SetSizer(column);
}

void LuckTab::ShowState() {
    heading_->SetText(Heading());
}

}  // namespace desktop
