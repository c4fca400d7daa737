#pragma once

#include <filesystem>

namespace journal {

/// Makes `folder` if it is not there, for its owner alone (0700).
void make_private_folder(const std::filesystem::path& folder);

/// Makes an empty file for its owner alone (0600). Throws Exists if there is one.
void make_private_file(const std::filesystem::path& file);

/// Takes from everyone but the owner what they may do with `file`, if we are allowed to.
void keep_private(const std::filesystem::path& file);

/// Returns when the content of `file`, or the names in a folder, are on the disk.
void sync(const std::filesystem::path& file);

/// Gives `from` the name `to`, durably.
void move_durably(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace journal
