#include "app/desktop/pages/dive_set_up_wreck_dialog.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr int kLongestName = 40;
constexpr int kMostVp = 99;

/// Where a kind of spot stands in a choice whose first entry is "none".
int entry_of(deepblue::Spot spot) {
    return static_cast<int>(std::find(kSpotsOnScreen.begin(), kSpotsOnScreen.end(), spot) - kSpotsOnScreen.begin()) + 1;
}

}  // namespace

DiveSetUpWreckDialog::DiveSetUpWreckDialog(wxWindow* parent, Look& look, const wxString& title,
                                           const session::KnownWreck& wreck)
    : wxDialog(parent, wxID_ANY, title), look_(look) {
    const words::Language& in = look.language();
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(16, 10)));
    grid->AddGrowableCol(1);
    name_ = new wxTextCtrl(this, wxID_ANY);
    name_->SetMaxLength(kLongestName);
    name_->SetMinSize(FromDIP(wxSize(300, -1)));
    AddField(*grid, in.say("Name"), *name_);
    vp_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, kMostVp, 0);
    AddField(*grid, in.say("VP"), *vp_);
    city_ = new wxCheckBox(this, wxID_ANY, in.say("Sunken City"));
    grid->AddSpacer(0);
    grid->Add(city_);
    for (std::size_t i = 0; i < spots_.size(); ++i) {
        spots_[i] = new wxChoice(this, wxID_ANY);
        // TRANSLATORS: no scouting spot in this corner of the wreck
        spots_[i]->Append(in.say_in("spot", "none"));
        for (const deepblue::Spot spot : kSpotsOnScreen) spots_[i]->Append(words::name(spot, in));
        // TRANSLATORS: %d is the number of a scouting spot, 1 to 4
        AddField(*grid, wxString::Format(in.say("Scouting spot %d"), static_cast<int>(i) + 1), *spots_[i]);
    }
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    auto* cancel = new wxButton(this, wxID_CANCEL, in.say("Cancel"));
    save_ = new wxButton(this, wxID_OK, in.say("Save"));
    buttons->Add(cancel);
    buttons->AddStretchSpacer();
    buttons->Add(save_, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
    SetSizer(all);
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { ShowWhatFits(); });
    save_->SetDefault();
    Take(wreck);
    fit_native(*this, look);
    name_->SetFocus();
}

void DiveSetUpWreckDialog::AddField(wxSizer& grid, const wxString& caption, wxWindow& field) {
    grid.Add(new wxStaticText(this, wxID_ANY, caption), wxSizerFlags().CentreVertical());
    grid.Add(&field, wxSizerFlags().Expand());
    describe(field, caption);
}

void DiveSetUpWreckDialog::Take(const session::KnownWreck& wreck) {
    name_->ChangeValue(words::spoken(wreck.name));
    vp_->SetValue(wreck.vp);
    city_->SetValue(wreck.city);
    for (std::size_t i = 0; i < spots_.size(); ++i)
        spots_[i]->SetSelection(i < wreck.spots.size() ? entry_of(wreck.spots[i]) : 0);
    ShowWhatFits();
}

void DiveSetUpWreckDialog::ShowWhatFits() {
    const bool has_name = !name_->GetValue().Trim().Trim(false).empty();
    save_->Enable(has_name);
    save_->SetToolTip(has_name ? wxString() : look_.language().say("the wreck needs a name"));
}

session::KnownWreck DiveSetUpWreckDialog::Entered() const {
    session::KnownWreck wreck{
        .name = name_->GetValue().Trim().Trim(false).utf8_string(), .vp = vp_->GetValue(), .city = city_->GetValue()};
    for (const wxChoice* spot : spots_)
        if (spot->GetSelection() > 0)
            wreck.spots.push_back(kSpotsOnScreen[static_cast<std::size_t>(spot->GetSelection() - 1)]);
    return wreck;
}

}  // namespace desktop
