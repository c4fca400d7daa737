#include "app/desktop/nights/games_tab.h"

#include "app/desktop/controls/stack.h"

namespace desktop {

GamesTab::GamesTab(wxWindow* parent, Desk& desk)
    : NightsTab(parent, desk), heading_(new Label(this, desk.look, Type::Heading)) {
    auto* column = new Stack(desk.look, wxVERTICAL, 16, 24);
    column->Add(heading_, wxSizerFlags().Expand());
    SetSizer(column);
}

void GamesTab::ShowState() {
    heading_->SetText(Heading());
}

}  // namespace desktop
