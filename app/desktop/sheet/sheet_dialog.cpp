#include "app/desktop/sheet/sheet_dialog.h"

#include "app/desktop/confirm.h"
#include "app/desktop/sheet/sheet_pdf.h"
#include "app/words/dates.h"

namespace desktop {

SheetDialog::SheetDialog(wxWindow* parent, Desk& desk)
    : PaperDialog(parent, desk, desk.look.language().say("Fall-back sheet"),
                  desk.look.language().say("One page with all it takes to go on with the cloth bag: bag, supply, the "
                                           "dive as it stands, whose turn it is.")),
      chests_(
          new wxCheckBox(this, wxID_ANY, In().say("A second page with a slip for each player: what is in the chest"))) {
    Finish(*chests_);
}

bool SheetDialog::ConfirmChests() {
    const wxString text = In().say("Chests will be readable on paper and in the file.") + " " +
                          In().say("Cut and fold the second page before anyone looks, and delete the file afterwards.");
    return is_sure(this, TheDesk().look, {text, In().say("Write the chests too"), In().say("Without the chests")});
}

std::vector<session::ChestSlip> SheetDialog::Slips() {
    if (!chests_->GetValue() || !ConfirmChests()) return {};
    return session::chest_slips(TheDesk().session);
}

Paper SheetDialog::ThePaper() {
    const auto write = [this, slips = Slips()](const wxString& path) {
        const auto now = session::system_time();
        return write_sheet(path, session::fallback_sheet(TheDesk().session), slips, In().tag(),
                           words::day_and_time(now, now, In()));
    };
    return {In().say("Fall-back sheet"), "divebell.pdf", write};
}

}  // namespace desktop
