#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/rules.h"

namespace deepblue {
namespace {

const std::filesystem::path kFolder = DIVEBELL_SOURCE_DIR "/tests/deepblue/random/counts";

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// How many sequences of a length are legal, and the VP in all chests at their ends.
struct Tally {
    long sequences = 0;
    long vp = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};

void PrintTo(const Tally& tally, std::ostream* out) {
    *out << tally.sequences << " sequences with " << tally.vp << " VP";
}

/// Situation -> length of the sequences -> tally.
using Tallies = std::map<std::string, std::map<std::size_t, Tally>>;

Tallies stored_tallies() {
    Tallies tallies;
    std::istringstream file(text_of(kFolder / "counts.txt"));
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream row(line);
        std::string situation;
        std::size_t length = 0;
        Tally tally;
        row >> situation >> length >> tally.sequences >> tally.vp;
        tallies[situation][length] = tally;
    }
    return tallies;
}

std::set<std::string> situations_in_the_folder() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
        if (entry.path().extension() == ".divebell") names.insert(entry.path().stem().string());
    }
    return names;
}

/// The only lines that are tried, read for the players of the table they are tried at.
class Vocabulary {
public:
    Vocabulary() {
        std::istringstream file(text_of(kFolder / "vocabulary.jsonl"));
        for (std::string line; std::getline(file, line);) lines_.push_back(line);
    }
    const std::vector<Action>& at(const Seating& seats) {
        auto& actions = seats.empty() ? for_nobody_ : for_players_;
        if (actions.empty()) {
            for (const std::string& line : lines_) actions.push_back(read_action(line, seats));
        }
        return actions;
    }

private:
    std::vector<std::string> lines_;
    std::vector<Action> for_nobody_;
    std::vector<Action> for_players_;
};

long vp_in_all_chests(const Table& table) {
    long vp = 0;
    for (const Seat seat : table.seats.all()) vp += table.chests[seat];
    return vp;
}

void walk(const Table& table, Vocabulary& vocabulary, std::vector<Tally>& tallies, std::size_t length) {
    ++tallies[length].sequences;
    tallies[length].vp += vp_in_all_chests(table);
    if (length + 1 == tallies.size()) return;
    for (const Action& action : vocabulary.at(table.seats)) {
        if (!check(table, action)) walk(deepblue::apply(table, action), vocabulary, tallies, length + 1);
    }
}

/// The tallies of every length up to `longest`, by length.
std::vector<Tally> count(const std::string& situation, std::size_t longest) {
    const auto read = read_game(text_of(kFolder / (situation + ".divebell")));
    std::vector<Tally> tallies(longest + 1);
    Vocabulary vocabulary;
    walk(std::get<Game>(read).table, vocabulary, tallies, 0);
    return tallies;
}

}  // namespace

TEST(Counts, OfAllActionSequencesAreThoseOfTheReference) {
    for (const auto& [situation, stored] : stored_tallies()) {
        const auto counted = count(situation, stored.rbegin()->first);
        for (const auto& [length, tally] : stored) EXPECT_EQ(counted[length], tally) << situation << ", " << length;
    }
}

TEST(Counts, AreStoredForEverySituation) {
    std::set<std::string> stored;
    for (const auto& entry : stored_tallies()) stored.insert(entry.first);
    EXPECT_EQ(stored, situations_in_the_folder());
    EXPECT_FALSE(stored.empty());
}

}  // namespace deepblue
