#include "app/desktop/sheet/save_pdf.h"

#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

namespace desktop {
namespace {

wxString ask_for_path(wxWindow* parent, const Paper& paper, const words::Language& in) {
    wxFileDialog ask(parent, in.say("Save the sheet"), wxStandardPaths::Get().GetDocumentsDir(), paper.name,
                     "PDF|*.pdf", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    return ask.ShowModal() == wxID_OK ? ask.GetPath() : wxString();
}

}  // namespace

bool save_pdf(wxWindow* parent, Desk& desk, const Paper& paper, bool opens) {
    const words::Language& in = desk.look.language();
    const wxString path = ask_for_path(parent, paper, in);
    if (path.empty()) return false;
    if (!paper.write(path)) {
        wxMessageBox(
            // TRANSLATORS: %s is a file
            wxString::Format(in.say("The sheet could not be written to %s. Please choose another folder."), path),
            paper.title, wxOK | wxICON_ERROR, parent);
        return false;
    }
    // TRANSLATORS: %s is a file
    desk.helm.Tell(wxString::Format(in.say("The sheet is saved as %s."), path));
    if (opens && !wxLaunchDefaultApplication(path))
        desk.helm.Tell(in.say("The sheet is saved, but nothing here opens a PDF. Please print it from elsewhere."));
    return true;
}

}  // namespace desktop
