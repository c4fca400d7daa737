#include "app/words/catalogs.h"

#include <wx/dir.h>
#include <wx/filename.h>
#include <wx/stdpaths.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace words {
namespace {

constexpr const char* kSource = "en";

wxString locale_folder() {
    wxFileName share = wxFileName::DirName(wxPathOnly(wxStandardPaths::Get().GetExecutablePath()));
    share.RemoveLastDir();
    share.AppendDir("share");
    share.AppendDir("locale");
    return share.GetPath();
}

std::vector<std::string> catalogs() {
    std::vector<std::string> tags;
    const wxString folder = locale_folder();
    if (!wxDir::Exists(folder)) return tags;
    const wxDir all(folder);
    wxString name;
    for (bool more = all.GetFirst(&name, wxEmptyString, wxDIR_DIRS); more; more = all.GetNext(&name)) {
        const std::string tag = name.utf8_string();
        if (tag != kSource && wxFileName::FileExists(catalog_path(tag))) tags.push_back(tag);
    }
    std::sort(tags.begin(), tags.end());
    return tags;
}

/// What the locale is to be, by the first variable that is set.
std::string locale_name(const Environment& environment) {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (std::string value = environment(variable); !value.empty()) return value;
    }
    return {};
}

/// "de_AT.UTF-8@euro" is served by "de_AT" and by "de".
std::string served(const std::string& wish, const std::vector<std::string>& there) {
    const std::string full = wish.substr(0, wish.find_first_of(".@"));
    for (const std::string& tag : {full, full.substr(0, full.find('_'))}) {
        if (std::find(there.begin(), there.end(), tag) != there.end()) return tag;
    }
    return {};
}

}  // namespace

const std::vector<std::string>& languages() {
    static const std::vector<std::string> kAll = [] {
        std::vector<std::string> all = catalogs();
        all.insert(all.begin(), kSource);
        return all;
    }();
    return kAll;
}

bool has_catalog(const std::string& tag) {
    const auto& all = languages();
    return tag != kSource && std::find(all.begin(), all.end(), tag) != all.end();
}

wxString catalog_path(const std::string& tag) {
    return locale_folder() + "/" + wxString::FromUTF8(tag) + "/LC_MESSAGES/divebell.mo";
}

std::string wanted_language(const Environment& environment, const std::vector<std::string>& there) {
    const std::string locale = locale_name(environment);
    if (locale == "C" || locale == "POSIX") return kSource;
    std::istringstream wishes(environment("LANGUAGE") + ":" + locale);
    for (std::string wish; std::getline(wishes, wish, ':');) {
        if (std::string tag = served(wish, there); !tag.empty()) return tag;
    }
    return kSource;
}

std::string users_language() {
    const auto environment = [](const char* variable) {
        const char* value = std::getenv(variable);
        return std::string(value ? value : "");
    };
    return wanted_language(environment, languages());
}

}  // namespace words
