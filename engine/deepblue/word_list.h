#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace deepblue {

/// The words of a closed list, in the order of its enum: the one place where a word and its value meet.
template <class Enum, std::size_t N>
struct WordList {
    std::array<std::string_view, N> words;

    [[nodiscard]] constexpr std::string_view word(Enum value) const { return words[static_cast<std::size_t>(value)]; }

    [[nodiscard]] constexpr std::optional<Enum> value(std::string_view word) const {
        for (std::size_t i = 0; i < N; ++i) {
            if (words[i] == word) return static_cast<Enum>(i);
        }
        return std::nullopt;
    }
};

}  // namespace deepblue
