#include "app/desktop/pages/table_recount_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr int kMostOfAColour = 31;
constexpr int kGem = 32;
constexpr int kVerdictWidth = 440;

wxString signed_number(int number) {
    return number == 0 ? wxString("0") : wxString::Format("%+d", number);
}

}  // namespace

TableRecountDialog::TableRecountDialog(wxWindow* parent, Desk& desk, WhyNot why_not)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Count and compare")),
      desk_(desk),
      why_not_(std::move(why_not)),
      known_(desk.session.table().bag) {
    const words::Language& in = desk.look.language();
    auto* grid = new wxFlexGridSizer(5, FromDIP(wxSize(16, 8)));
    for (const wxString& heading :
         {wxString(), wxString(), in.say("in the app"), in.say("counted"), in.say("difference")})
        grid->Add(new wxStaticText(this, wxID_ANY, heading), wxSizerFlags().Right());
    for (std::size_t i = 0; i < counted_.size(); ++i) AddRow(*grid, i);
    sum_ = new wxStaticText(this, wxID_ANY, wxString());
    verdict_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* cancel = new wxButton(this, wxID_CANCEL, in.say("Change nothing"));
    book_ = new wxButton(this, wxID_OK, in.say("Book the correction"));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(cancel);
    buttons->AddStretchSpacer();
    buttons->Add(book_, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(new wxStaticText(this, wxID_ANY, in.say("Empty the cloth bag, count each colour and enter it here.")),
             wxSizerFlags().Border(wxALL, FromDIP(16)));
    all->Add(grid, wxSizerFlags().Centre().Border(wxLEFT | wxRIGHT, FromDIP(16)));
    all->Add(sum_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(16)));
    all->Add(verdict_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    SetSizer(all);
    ShowDifference();
    fit_native(*this, desk.look);
    counted_.front()->SetFocus();
}

void TableRecountDialog::AddRow(wxSizer& grid, std::size_t place) {
    const words::Language& in = desk_.look.language();
    const deepblue::Gem gem = kGemsOnScreen[place];
    auto* picture = new wxStaticBitmap(this, wxID_ANY, gem_bitmap(gem, kGem, desk_.look));
    describe(*picture, words::name(gem, in));
    counted_[place] = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                                     kMostOfAColour, known_[gem]);
    // TRANSLATORS: %s is the colour of a gem
    describe(*counted_[place], wxString::Format(in.say("counted: %s"), words::name(gem, in)));
    counted_[place]->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ShowDifference(); });
    counted_[place]->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { ShowDifference(); });
    differences_[place] = new wxStaticText(this, wxID_ANY, "+00", wxDefaultPosition, wxDefaultSize, wxALIGN_RIGHT);
    grid.Add(picture, wxSizerFlags().Centre());
    grid.Add(new wxStaticText(this, wxID_ANY, words::name(gem, in)), wxSizerFlags().CentreVertical());
    grid.Add(new wxStaticText(this, wxID_ANY, wxString::Format("%d", known_[gem])),
             wxSizerFlags().Right().CentreVertical());
    grid.Add(counted_[place]);
    grid.Add(differences_[place], wxSizerFlags().Right().CentreVertical());
}

deepblue::GemCounts TableRecountDialog::Counted() const {
    deepblue::GemCounts counted;
    for (std::size_t i = 0; i < counted_.size(); ++i) counted[kGemsOnScreen[i]] = counted_[i]->GetValue();
    return counted;
}

void TableRecountDialog::ShowDifference() {
    if (book_ == nullptr) return;
    const words::Language& in = desk_.look.language();
    const deepblue::GemCounts counted = Counted();
    for (std::size_t i = 0; i < counted_.size(); ++i) {
        const deepblue::Gem gem = kGemsOnScreen[i];
        differences_[i]->SetLabel(signed_number(counted[gem] - known_[gem]));
    }
    // TRANSLATORS: %1$d is how many gems the app knows in the bag, %2$d how many were counted
    sum_->SetLabel(wxString::Format(in.say("In all: %1$d in the app, %2$d counted"), known_.total(), counted.total()));
    const bool same = counted == known_;
    const wxString reason = why_not_(counted);
    if (same)
        verdict_->SetLabel(in.say("The bag is right."));
    else if (!reason.empty())
        verdict_->SetLabel(reason);
    else
        verdict_->SetLabel(in.say("The difference goes to or comes from the supply. Undo takes it back."));
    verdict_->Wrap(FromDIP(kVerdictWidth));
    book_->Enable(!same && reason.empty());
    GetSizer()->SetSizeHints(this);
}

}  // namespace desktop
