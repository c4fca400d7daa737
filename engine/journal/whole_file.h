#pragma once

#include <filesystem>
#include <functional>

namespace journal {

/// Lets `write` fill a new file for its owner alone, which gets the name `to`, durably, when `write` returns true.
/// Else, and when it throws, nothing is left. Throws Exists if there is such a file already.
bool make_whole_file(const std::filesystem::path& to, const std::function<bool(const std::filesystem::path&)>& write);

}  // namespace journal
