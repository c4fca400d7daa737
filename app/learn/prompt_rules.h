#pragma once

#include <string_view>
#include <vector>

#include "app/session/prompt.h"

namespace learn {

/// The rules that the open question is about, the first of them the one to open the look-up at.
[[nodiscard]] std::vector<std::string_view> rules_for(const session::Prompt& prompt);

}  // namespace learn
