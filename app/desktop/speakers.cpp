#include "app/desktop/speakers.h"

#include <wx/translation.h>

#include <algorithm>

namespace desktop {

const words::Language& Speakers::speaker(const std::string& tag) {
    return speakers_.try_emplace(tag, tag).first->second;
}

const std::vector<std::string>& Speakers::tags() {
    static const std::vector<std::string> kTags{"en", "de", "it"};
    return kTags;
}

wxString Speakers::name(const std::string& tag) {
    if (tag == "de") return "Deutsch";
    if (tag == "it") return "Italiano";
    return "English";
}

std::string Speakers::system_tag() {
    const std::string best = wxTranslations().GetBestTranslation("divebell", "en").utf8_string().substr(0, 2);
    const auto& all = tags();
    return std::find(all.begin(), all.end(), best) == all.end() ? "en" : best;
}

}  // namespace desktop
