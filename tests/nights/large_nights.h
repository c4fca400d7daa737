#pragma once

#include <filesystem>
#include <string>

namespace nights {

/// How many games there are, how many of them, the newest, were played here with all their lines, and by how many
/// people.
struct NightsSize {
    int games = 0;
    int played = 0;
    int people = 40;
};

/// Makes a journal of evenings that every page can open: five games each, one evening a day back from the one in
/// `sample`, the text of a sealed game file. All played games are that one with other people in its seats.
void generate_nights(const std::filesystem::path& file, const std::string& sample, const NightsSize& size);

}  // namespace nights
