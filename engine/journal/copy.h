#pragma once

#include <filesystem>

namespace journal {

/// Copies the journal `from`, as it is at this moment, to a new file of its own, also while someone writes to it.
/// Of a supplement and its base it makes one whole journal again. `to` appears when the copy is on the disk, was read
/// again, is sound and equals what was read. Throws Exists.
void copy_journal(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace journal
