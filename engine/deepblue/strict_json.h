#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace deepblue {

inline constexpr std::size_t kLongestLine = 65'536;

/// One line as a JSON object, or Malformed: strict UTF-8 and JSON, no key twice, at most 32 levels and 65,536 bytes.
[[nodiscard]] nlohmann::json parse_object(std::string_view line);

}  // namespace deepblue
