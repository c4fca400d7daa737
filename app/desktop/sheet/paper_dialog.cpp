#include "app/desktop/sheet/paper_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/desktop/pages/table_native.h"

namespace desktop {
namespace {

constexpr double kTextWidth = 520;
constexpr int kMargin = 16;

}  // namespace

PaperDialog::PaperDialog(wxWindow* parent, Desk& desk, const wxString& title, const wxString& about)
    : wxDialog(parent, wxID_ANY, title), desk_(desk) {
    SetFont(native_font(desk.look));  // everything made from now on has it
    auto* text = new wxStaticText(this, wxID_ANY, about);
    text->Wrap(desk.look.px(kTextWidth));
    about_ = text;
}

void PaperDialog::Finish(wxWindow& choice) {
    auto* cancel = new wxButton(this, wxID_CANCEL, In().say("Cancel"));
    auto* print = new wxButton(this, wxID_ANY, In().say("Save and open to print …"));
    auto* save = new wxButton(this, wxID_ANY, In().say("Save as PDF …"));
    print->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Save(true); });
    save->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Save(false); });
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(cancel);
    buttons->AddStretchSpacer();
    buttons->Add(print, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    buttons->Add(save, wxSizerFlags().Border(wxLEFT, FromDIP(8)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(about_, wxSizerFlags().Expand().Border(wxALL, FromDIP(kMargin)));
    all->Add(&choice, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(kMargin)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(kMargin)));
    SetSizer(all);
    fit_native(*this, desk_.look);
    save->SetFocus();
}

void PaperDialog::Save(bool opens) {
    if (save_pdf(this, desk_, ThePaper(), opens)) EndModal(wxID_OK);
}

}  // namespace desktop
