#include "app/desktop/files.h"

#include <wx/ffile.h>
#include <wx/file.h>
#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/log.h>
#include <wx/stdpaths.h>

namespace desktop {

wxString ask_where_to_save(wxWindow* parent, const wxString& title, const wxString& name, const wxString& pattern) {
    wxFileDialog dialog(parent, title, wxStandardPaths::Get().GetDocumentsDir(), name, pattern,
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    return dialog.ShowModal() == wxID_OK ? dialog.GetPath() : wxString();
}

wxString ask_what_to_read(wxWindow* parent, const wxString& title, const wxString& pattern) {
    wxFileDialog dialog(parent, title, wxStandardPaths::Get().GetDocumentsDir(), wxString(), pattern,
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    return dialog.ShowModal() == wxID_OK ? dialog.GetPath() : wxString();
}

bool write_file(const wxString& path, const std::string& content) {
    const wxLogNull quiet;  // who asked says it
    wxTempFile file;
    return file.Open(path) && file.Write(content.data(), content.size()) && file.Commit();
}

std::optional<std::string> read_file(const wxString& path, std::size_t largest) {
    const wxLogNull quiet;
    if (!wxFileName::FileExists(path)) return std::nullopt;
    wxFFile file(path, "rb");
    if (!file.IsOpened()) return std::nullopt;
    std::string content;
    std::string part(1 << 16, '\0');
    while (content.size() <= largest) {
        const std::size_t read = file.Read(part.data(), part.size());
        content.append(part, 0, read);
        if (read < part.size()) break;
    }
    if (file.Error()) return std::nullopt;
    if (content.size() > largest) content.resize(largest + 1);
    return content;
}

wxString saved_sentence(const wxString& path, bool is_saved, const words::Language& in) {
    // TRANSLATORS: %s is the name of a file
    if (is_saved) return wxString::Format(in.say("%s is saved."), wxFileName(path).GetFullName());
    // TRANSLATORS: %s is the path of a file
    return wxString::Format(in.say("%s could not be written. Please choose another folder."), path);
}

void tell_saved(Desk& desk, const wxString& path, bool is_saved) {
    desk.helm.Tell(saved_sentence(path, is_saved, desk.look.language()));
}

}  // namespace desktop
