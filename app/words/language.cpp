#include "app/words/language.h"

#include <wx/log.h>
#include <wx/translation.h>

#include "app/words/catalogs.h"

namespace words {
namespace {

constexpr const char* kDomain = "divebell";

/// Looks for a catalog beside the program and nowhere else.
class CatalogLoader : public wxTranslationsLoader {
public:
    explicit CatalogLoader(const wxString& path) : path_(path) {}

    wxMsgCatalog* LoadCatalog(const wxString& domain, const wxString&) override {
        const wxLogNull quiet;  // a damaged catalog is English, not a dialog
        return wxMsgCatalog::CreateFromFile(path_, domain);
    }
    wxArrayString GetAvailableTranslations(const wxString&) const override { return {}; }

private:
    wxString path_;
};

std::unique_ptr<wxTranslations> translations_for(const std::string& tag) {
    auto translations = std::make_unique<wxTranslations>();
    if (!has_catalog(tag)) return translations;
    translations->SetLanguage(tag);
    translations->SetLoader(new CatalogLoader(catalog_path(tag)));
    translations->AddCatalog(kDomain);
    return translations;
}

}  // namespace

Language::Language() : Language("en") {}
Language::Language(const std::string& tag) : tag_(tag), translations_(translations_for(tag)) {}
Language::~Language() = default;
Language::Language(Language&&) noexcept = default;
Language& Language::operator=(Language&&) noexcept = default;

wxString Language::own_name() const {
    // TRANSLATORS: the name of the language you translate to, in that language, such as "Deutsch"
    return say_in("language", "English");
}

wxString Language::say(const char* english) const {
    const wxString source = wxString::FromUTF8(english);
    const wxString* translated = translations_->GetTranslatedString(source, kDomain);
    return translated ? *translated : source;
}

wxString Language::say_number(const char* one, const char* many, int number) const {
    const wxString source = wxString::FromUTF8(one);
    const auto count = static_cast<unsigned>(number < 0 ? -number : number);
    const wxString* translated = translations_->GetTranslatedString(source, count, kDomain);
    if (translated) return *translated;
    return count == 1 ? source : wxString::FromUTF8(many);
}

wxString Language::say_in(const char* context, const char* english) const {
    const wxString source = wxString::FromUTF8(english);
    const wxString* translated = translations_->GetTranslatedString(source, kDomain, wxString::FromUTF8(context));
    return translated ? *translated : source;
}

wxString spoken(const std::string& utf8) {
    const wxString text = wxString::FromUTF8(utf8.data(), utf8.size());
    // A path need not be UTF-8; what stands in it byte by byte is better than nothing.
    return text.empty() && !utf8.empty() ? wxString(utf8.c_str(), wxConvISO8859_1, utf8.size()) : text;
}

}  // namespace words
