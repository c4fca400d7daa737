#pragma once

#include <wx/string.h>

#include <string>
#include <string_view>

#include "app/words/language.h"
#include "engine/deepblue/malformed.h"

namespace cli {

/// The value of an option that cannot be read.
struct BadValue {
    const char* option;
    deepblue::Malformed why;
};

/// What `read` makes of the value of an option. A surprise is thrown as a BadValue.
template <class Value>
[[nodiscard]] Value value_of(const char* option, const std::string& text, Value (*read)(std::string_view)) try {
    return read(text);
} catch (const deepblue::Malformed& malformed) {
    throw BadValue{option, malformed};
}

/// What is wrong with it, the option first.
[[nodiscard]] wxString sentence(const BadValue& bad, const words::Language& language);

}  // namespace cli
