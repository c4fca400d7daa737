#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <wx/string.h>

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/deepblue/player.h"

namespace words {

/// Something is said, and no placeholder was left in it.
[[nodiscard]] testing::AssertionResult is_sentence(const wxString& said);

[[nodiscard]] std::string utf8(const wxString& said);

/// Ada and Ben.
[[nodiscard]] deepblue::Seating two_players();
/// Names that would harm a careless program: percent signs, emoji, right-to-left marks, an apostrophe.
[[nodiscard]] deepblue::Seating odd_players();

/// One value of each alternative of a variant.
template <class Variant, std::size_t... Index>
std::vector<Variant> one_of_each(std::index_sequence<Index...>) {
    return {Variant(std::in_place_index<Index>)...};
}
template <class Variant>
[[nodiscard]] std::vector<Variant> one_of_each() {
    return one_of_each<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

}  // namespace words
