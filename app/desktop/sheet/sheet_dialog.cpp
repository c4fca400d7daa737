#include "app/desktop/sheet/sheet_dialog.h"

#include <wx/button.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/desktop/pages/table_native.h"
#include "app/desktop/sheet/save_pdf.h"
#include "app/desktop/sheet/sheet_pdf.h"
#include "app/session/fallback_sheet.h"
#include "app/words/dates.h"

namespace desktop {
namespace {

constexpr double kTextWidth = 520;

}  // namespace

SheetDialog::SheetDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Fall-back sheet")), desk_(desk) {
    SetFont(native_font(desk.look));  // everything made from now on has it
    auto* text = new wxStaticText(this, wxID_ANY,
                                  In().say("One page with all it takes to go on with the cloth bag: bag, supply, the "
                                           "dive as it stands, whose turn it is."));
    text->Wrap(desk.look.px(kTextWidth));
    chests_ =
        new wxCheckBox(this, wxID_ANY, In().say("A second page with a slip for each player: what is in the chest"));
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
    all->Add(chests_, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    SetSizerAndFit(all);
    CentreOnParent();
    save->SetFocus();
}

bool SheetDialog::ConfirmChests() {
    wxMessageDialog ask(this, In().say("Chests will be readable on paper and in the file."),
                        In().say("Fall-back sheet"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    ask.SetExtendedMessage(
        In().say("Cut and fold the second page before anyone looks, and delete the file afterwards."));
    ask.SetYesNoLabels(In().say("Write the chests too"), In().say("Without the chests"));
    return ask.ShowModal() == wxID_YES;
}

std::vector<session::ChestSlip> SheetDialog::Slips() {
    if (!chests_->GetValue() || !ConfirmChests()) return {};
    return session::chest_slips(desk_.session);
}

void SheetDialog::Save(bool opens) {
    const auto slips = Slips();
    const auto write = [&](const wxString& path) {
        const auto now = session::system_time();
        return write_sheet(path, session::fallback_sheet(desk_.session), slips, In().tag(),
                           words::day_and_time(now, now, In()));
    };
    if (save_pdf(this, desk_, {In().say("Fall-back sheet"), "divebell.pdf", write}, opens)) EndModal(wxID_OK);
}

}  // namespace desktop
