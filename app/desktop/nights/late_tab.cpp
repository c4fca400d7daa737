#include "app/desktop/nights/late_tab.h"

#include <wx/sizer.h>

namespace desktop {

LateTab::LateTab(wxWindow* parent, Wording heading, Maker make)
    : wxPanel(parent), heading_(std::move(heading)), make_(std::move(make)) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

void LateTab::Enter() {
    if (made_ != nullptr) made_->Enter();
}

NightsTab& LateTab::Made() {
    if (made_ == nullptr) {
        made_ = make_(this);
        GetSizer()->Add(made_, wxSizerFlags(1).Expand());
        SetSize(GetParent()->GetClientSize());  // about; GTK tells the size of a tab only when it is shown
    }
    return *made_;
}

}  // namespace desktop
