#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

namespace nights {

// Texts compared whatever the case of plain letters.

[[nodiscard]] inline bool is_same_letter(char one, char other) {
    return std::tolower(static_cast<unsigned char>(one)) == std::tolower(static_cast<unsigned char>(other));
}

[[nodiscard]] inline bool contains(std::string_view text, std::string_view part) {
    return std::search(text.begin(), text.end(), part.begin(), part.end(), is_same_letter) != text.end();
}

[[nodiscard]] inline bool is_same_text(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), is_same_letter);
}

}  // namespace nights
