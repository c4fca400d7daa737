#include "app/desktop/speakers.h"

#include <algorithm>

#include "app/words/catalogs.h"

namespace desktop {

const words::Language& Speakers::speaker(const std::string& tag) {
    return speakers_.try_emplace(tag, tag).first->second;
}

const std::vector<std::string>& Speakers::tags() {
    return words::languages();
}

wxString Speakers::name(const std::string& tag) {
    return words::Language(tag).own_name();
}

std::string Speakers::there(const std::string& chosen) {
    return std::find(tags().begin(), tags().end(), chosen) == tags().end() ? system_tag() : chosen;
}

std::string Speakers::system_tag() {
    // Asked once: the window's own choice of language changes the environment later.
    static const std::string kTag = words::users_language();
    return kTag;
}

}  // namespace desktop
