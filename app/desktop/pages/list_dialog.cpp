#include "app/desktop/pages/list_dialog.h"

#include "app/desktop/pages/table_native.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr int kMargin = 16;
constexpr int kGap = 10;
constexpr int kSaidWidth = 620;

}  // namespace

ListDialog::ListDialog(wxWindow* parent, Desk& desk, const wxString& title)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk),
      column_(new wxBoxSizer(wxVERTICAL)),
      said_(new wxStaticText(this, wxID_ANY, wxString())) {}

wxButton* ListDialog::AddButton(const wxString& label, std::function<void()> deed) {
    auto* button = new wxButton(this, wxID_ANY, label);
    const auto run = [this, deed = std::move(deed)] {
        try {
            deed();
        } catch (const journal::Error& error) {
            Say(words::reason(error, In()), true);
        }
    };
    button->Bind(wxEVT_BUTTON, [this, run](wxCommandEvent&) { CallAfter(run); });
    column_->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(kGap)));
    return button;
}

void ListDialog::Finish(wxWindow& list, const wxSize& least) {
    AddGap();
    column_->Add(new wxButton(this, wxID_CANCEL, In().say("Close")), wxSizerFlags().Expand());
    list.SetMinSize(FromDIP(least));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(&list, wxSizerFlags(1).Expand());
    row->Add(column_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(kMargin)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(kMargin)));
    all->Add(said_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(kMargin)));
    SetSizer(all);
    fit_native(*this, desk_.look);
}

void ListDialog::Say(const wxString& sentence, bool is_trouble) {
    said_->SetForegroundColour(is_trouble ? desk_.look.palette().coral : GetForegroundColour());
    said_->SetLabel(sentence);
    said_->Wrap(FromDIP(kSaidWidth));
    Layout();
}

}  // namespace desktop
