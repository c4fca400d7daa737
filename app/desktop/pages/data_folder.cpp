#include "app/desktop/pages/data_folder.h"

#include <wx/utils.h>

namespace desktop {
namespace {

wxString folder_of(const journal::Journal& journal) {
    wxString folder = wxString::FromUTF8(journal.path().parent_path().string());
    wxString below;
    return folder.StartsWith(wxGetHomeDir() + "/", &below) ? "~/" + below : folder;
}

}  // namespace

wxString where_all_is_kept(Desk& desk, Type type, double width, const words::Language& in) {
    wxString folder = folder_of(desk.journal);
    const int room = desk.look.px(width);
    const auto fits = [&](const wxString& text) { return desk.look.type().paragraph(text, type, room).size.x <= room; };
    for (wxString rest = folder; !fits(folder) && rest.Contains("/");) {
        rest = rest.AfterFirst('/');
        folder = wxString::FromUTF8("…/") + rest;
    }
    // TRANSLATORS: %s is a folder of the computer
    return wxString::Format(in.say("Everything you enter lies in %s."), folder);
}

}  // namespace desktop
