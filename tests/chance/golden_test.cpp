#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/chance/draw.h"
#include "engine/chance/pick.h"
#include "engine/chance/word_stream.h"

namespace chance {
namespace {

/// A stream that knows how many of its words were taken.
struct CountedWords {
    using result_type = std::uint64_t;
    static constexpr result_type min() { return WordStream::min(); }
    static constexpr result_type max() { return WordStream::max(); }
    result_type operator()() { return ++used, words(); }

    WordStream words;
    int used = 0;
};

std::vector<std::string> golden_lines(const std::string& name) {
    std::ifstream file(DIVEBELL_SOURCE_DIR "/tests/chance/" + name);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) lines.push_back(line);
    return lines;
}

Topic topic(const std::string& purpose, std::uint64_t number) {
    if (purpose == "first") return Topic::first(number);
    if (purpose == "scenario") return Topic::scenario(number);
    return Topic::draw(number);
}

void expect_golden_draw(const std::string& line) {
    std::istringstream in(line);
    std::string hex;
    std::uint64_t n = 0;
    std::array<int, 7> counts{};
    std::size_t kind = 0;
    in >> hex >> n;
    for (int& count : counts) in >> count;
    in >> kind;
    ASSERT_TRUE(in && in.eof()) << line;
    EXPECT_EQ(draw(Seed::from_hex(hex).value(), n, counts), kind) << line;
}

/// Returns how many words it took.
int expect_golden_pick(const std::string& line) {
    std::istringstream in(line);
    std::string hex, purpose;
    std::uint64_t number = 0, total = 0, picked = 0;
    int used = 0;
    in >> hex >> purpose >> number >> total >> picked >> used;
    EXPECT_TRUE(in && in.eof()) << line;
    const Seed seed = Seed::from_hex(hex).value();
    CountedWords words{WordStream(seed, topic(purpose, number))};
    EXPECT_EQ(pick(words, total), picked) << line;
    EXPECT_EQ(words.used, used) << line;
    EXPECT_EQ(pick(seed, topic(purpose, number), total), picked) << line;
    return words.used;
}

TEST(Golden, DrawsCameOutTheSame) {
    const auto lines = golden_lines("golden_draws.txt");
    EXPECT_GE(lines.size(), 300U);
    for (const auto& line : lines) expect_golden_draw(line);
}

TEST(Golden, PicksCameOutTheSameAlsoWhereWordsAreTurnedDownIntoTheNextBlock) {
    int into_the_next_block = 0;
    for (const auto& line : golden_lines("golden_picks.txt")) into_the_next_block += expect_golden_pick(line) > 4;
    EXPECT_GE(into_the_next_block, 3);
}

}  // namespace
}  // namespace chance
