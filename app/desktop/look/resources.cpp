#include "app/desktop/look/resources.h"

#include <wx/ffile.h>
#include <wx/filename.h>
#include <wx/stdpaths.h>

#include <stdexcept>

namespace desktop {
namespace {

/// share/divebell of the prefix in whose bin the program lies; a build is laid out in the same way.
wxString folder_beside_program() {
    wxFileName share = wxFileName::DirName(wxPathOnly(wxStandardPaths::Get().GetExecutablePath()));
    share.RemoveLastDir();
    share.AppendDir("share");
    share.AppendDir("divebell");
    return share.GetPath();
}

}  // namespace

wxString resources_folder() {
    static const wxString folder = folder_beside_program();
    return folder;
}

wxString read_resource(const wxString& name) {
    const wxString path = resources_folder() + "/" + name;
    wxString text;
    wxFFile file;
    if (wxFileName::FileExists(path) && file.Open(path) && file.ReadAll(&text)) return text;
    throw std::runtime_error("The program's own file " + path.utf8_string() + " cannot be read; install it again.");
}

}  // namespace desktop
