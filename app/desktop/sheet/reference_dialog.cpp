#include "app/desktop/sheet/reference_dialog.h"

#include "app/desktop/look/accessible.h"
#include "app/desktop/sheet/sheet_pdf.h"

namespace desktop {

ReferenceDialog::ReferenceDialog(wxWindow* parent, Desk& desk)
    : PaperDialog(parent, desk, desk.look.language().say("Rules on one page"),
                  desk.look.language().say(
                      "One page for the table: the turn, the dive, what protects, what pays, the scenarios.")),
      language_(new wxChoice(this, wxID_ANY)) {
    for (const std::string& tag : Speakers::tags()) {
        const int place = language_->Append(Speakers::name(tag));
        if (tag == In().tag()) language_->SetSelection(place);
    }
    describe(*language_, In().say("Language"));
    Finish(*language_);
}

Paper ReferenceDialog::ThePaper() {
    const std::string tag = Speakers::tags()[static_cast<std::size_t>(language_->GetSelection())];
    return {In().say("Rules on one page"), "deep-blue-" + wxString(tag) + ".pdf",
            [tag](const wxString& path) { return write_reference(path, tag); }};
}

}  // namespace desktop
