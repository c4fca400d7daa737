#include "app/desktop/native_words.h"

#include <wx/translation.h>
#include <wx/utils.h>

#include <clocale>
#include <cstring>

namespace desktop {
namespace {

/// GTK asks gettext, which follows LANGUAGE in every locale but plain C, and looks anew when the locale has changed.
void steer_gettext(const std::string& tag) {
#ifdef __WXGTK__
    wxSetEnv("LANGUAGE", wxString::FromUTF8(tag));
    std::setlocale(LC_MESSAGES, "C");  // only a change of the name makes gettext look anew
    const char* locale = std::setlocale(LC_MESSAGES, "");
    if (!locale || std::strcmp(locale, "C") == 0 || std::strcmp(locale, "POSIX") == 0)
        std::setlocale(LC_MESSAGES, "C.UTF-8");
#else
    static_cast<void>(tag);
#endif
}

void steer_wx(const std::string& tag) {
    auto* translations = new wxTranslations;
    wxTranslations::Set(translations);  // it owns them from here on
    translations->SetLanguage(wxString::FromUTF8(tag));
    translations->AddStdCatalog();
}

}  // namespace

void speak_natively(const std::string& tag) {
    static std::string spoken;
    if (tag == spoken) return;
    spoken = tag;
    steer_gettext(tag);
    steer_wx(tag);
}

}  // namespace desktop
