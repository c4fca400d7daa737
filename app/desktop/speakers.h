#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/words/language.h"

namespace desktop {

/// The languages that can speak at one table, each made when it is first needed.
class Speakers {
public:
    [[nodiscard]] const words::Language& speaker(const std::string& tag);

    /// The tags of all languages there are, English first.
    [[nodiscard]] static const std::vector<std::string>& tags();
    /// The name of a language in itself.
    [[nodiscard]] static wxString name(const std::string& tag);
    /// The language that was chosen if there is one of that tag, else the system's.
    [[nodiscard]] static std::string there(const std::string& chosen);
    /// The language of the user's system, if it is one of ours, else English.
    [[nodiscard]] static std::string system_tag();

private:
    std::map<std::string, words::Language> speakers_;
};

}  // namespace desktop
