#include "app/desktop/pages/result_correct_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"

namespace desktop {
namespace {

constexpr int kMostVp = 999;
constexpr int kLongestReason = 200;

}  // namespace

ResultCorrectDialog::ResultCorrectDialog(wxWindow* parent, Desk& desk, WhyNot why_not)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Correct a number")),
      desk_(desk),
      why_not_(std::move(why_not)) {
    const words::Language& in = desk.look.language();
    wxArrayString names;
    for (const auto& player : desk.session.table().seats.players()) names.Add(words::spoken(player.name));
    who_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
    who_->SetSelection(0);
    vp_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, -kMostVp,
                         kMostVp, 0);
    why_ = new wxTextCtrl(this, wxID_ANY);
    why_->SetMaxLength(kLongestReason);
    why_->SetMinSize(FromDIP(wxSize(320, -1)));
    verdict_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* cancel = new wxButton(this, wxID_CANCEL, in.say("Change nothing"));
    book_ = new wxButton(this, wxID_OK, in.say("Book the correction"));
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(16, 10)));
    grid->AddGrowableCol(1);
    AddField(*grid, in.say("Whose chest"), *who_);
    AddField(*grid, in.say("VP more, with a minus less"), *vp_);
    AddField(*grid, in.say("Reason"), *why_);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(cancel);
    buttons->AddStretchSpacer();
    buttons->Add(book_, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    all->Add(verdict_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
    SetSizer(all);
    for (wxWindow* field : {static_cast<wxWindow*>(who_), static_cast<wxWindow*>(vp_), static_cast<wxWindow*>(why_)})
        for (const auto& type : {wxEVT_TEXT, wxEVT_CHOICE})
            field->Bind(type, [this](wxCommandEvent&) { ShowVerdict(); });
    vp_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ShowVerdict(); });
    ShowVerdict();
    fit_native(*this, desk.look);
    cancel->SetFocus();
}

void ResultCorrectDialog::AddField(wxSizer& grid, const wxString& caption, wxWindow& field) {
    grid.Add(new wxStaticText(this, wxID_ANY, caption), wxSizerFlags().CentreVertical());
    grid.Add(&field, wxSizerFlags().Expand());
    describe(field, caption);
}

deepblue::Correct ResultCorrectDialog::Entered() const {
    const wxString why = wxString(why_->GetValue()).Trim().Trim(false);
    return {static_cast<deepblue::Seat>(who_->GetSelection()), vp_->GetValue(), why.utf8_string()};
}

void ResultCorrectDialog::ShowVerdict() {
    const words::Language& in = desk_.look.language();
    const deepblue::Correct entered = Entered();
    wxString verdict = why_not_(entered);
    if (verdict.empty() && entered.vp == 0) verdict = in.say("The number is still the same.");
    if (verdict.empty() && entered.why->empty()) verdict = in.say("A correction needs a reason.");
    book_->Enable(verdict.empty());
    verdict_->SetLabel(verdict.empty()
                           ? in.say("The reason is kept with the game; the log tells neither it nor the number.")
                           : verdict);
    GetSizer()->SetSizeHints(this);
}

}  // namespace desktop
