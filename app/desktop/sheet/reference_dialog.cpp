#include "app/desktop/sheet/reference_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/desktop/sheet/save_pdf.h"
#include "app/desktop/sheet/sheet_pdf.h"

namespace desktop {
namespace {

constexpr double kTextWidth = 520;

}  // namespace

ReferenceDialog::ReferenceDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Rules on one page")), desk_(desk) {
    SetFont(native_font(desk.look));  // everything made from now on has it
    auto* text = new wxStaticText(
        this, wxID_ANY,
        In().say("One page for the table: the turn, the dive, what protects, what pays, the scenarios."));
    text->Wrap(desk.look.px(kTextWidth));
    language_ = new wxChoice(this, wxID_ANY);
    for (const std::string& tag : Speakers::tags()) {
        const int place = language_->Append(Speakers::name(tag));
        if (tag == In().tag()) language_->SetSelection(place);
    }
    describe(*language_, In().say("Language"));
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
    all->Add(text, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    all->Add(language_, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    SetSizerAndFit(all);
    CentreOnParent();
    save->SetFocus();
}

void ReferenceDialog::Save(bool opens) {
    const std::string tag = Speakers::tags()[static_cast<std::size_t>(language_->GetSelection())];
    const auto write = [&](const wxString& path) { return write_reference(path, tag); };
    if (save_pdf(this, desk_, {In().say("Rules on one page"), "deep-blue-" + wxString(tag) + ".pdf", write}, opens))
        EndModal(wxID_OK);
}

}  // namespace desktop
