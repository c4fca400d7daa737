#pragma once

#include <wx/string.h>

#include <functional>
#include <string>
#include <vector>

namespace words {

/// The tags of all languages there are: English, the language of the source, then each that has a catalog.
[[nodiscard]] const std::vector<std::string>& languages();

/// Whether there is a catalog of that language; English needs none.
[[nodiscard]] bool has_catalog(const std::string& tag);
/// Where the catalog of a language lies: in share/locale of the prefix in whose bin the program is.
[[nodiscard]] wxString catalog_path(const std::string& tag);

/// The value of a variable of the environment, empty if it is not set.
using Environment = std::function<std::string(const char*)>;

/// The language that LANGUAGE, LC_ALL, LC_MESSAGES and LANG ask for, the first that is `there`, else English. As
/// everywhere, LC_ALL=C asks for English whatever LANGUAGE says.
[[nodiscard]] std::string wanted_language(const Environment& environment, const std::vector<std::string>& there);
/// The same for the environment of this program.
[[nodiscard]] std::string users_language();

}  // namespace words
