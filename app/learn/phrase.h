#pragma once

namespace learn {

/// A text of the lessons in English, the language of the source; app/words says it in any other. In it *stars* stand
/// around what is emphasised.
struct Phrase {
    const char* english = "";
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

/// Marks a text for the translators, who find it by this name.
[[nodiscard]] constexpr Phrase phrase(const char* english) {
    return {english};
}

}  // namespace learn
