#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace deepblue {

inline constexpr std::size_t kLongestLine = 65'536;

/// One line as a JSON object, or Malformed: strict UTF-8 and JSON, no key twice, at most 32 levels and 65,536 bytes,
/// or as many bytes as a file may have that is one object.
[[nodiscard]] nlohmann::json parse_object(std::string_view line, std::size_t longest = kLongestLine);

}  // namespace deepblue
