#include <gtest/gtest.h>

#include <random>

#include "engine/chance/draw.h"
#include "engine/chance/pick.h"
#include "tests/chance/bag_statistics.h"
#include "tests/chance/seeds.h"

namespace chance {
namespace {

constexpr std::size_t kBags = 1'000'000;
constexpr std::size_t kBagsDrawnEmpty = BAGS_DRAWN_EMPTY;

/// All seeds are fixed: a fair drawer is in these bounds today and always, a biased one far below.
testing::AssertionResult is_fair(double fairness) {
    if (fairness > 0.001 && fairness < 0.999) return testing::AssertionSuccess() << fairness;
    return testing::AssertionFailure() << fairness;
}
constexpr double kHopeless = 1e-12;

std::size_t draw_of_the_game(std::uint64_t n, std::span<const int> counts) {
    static const Seed seed = counting_seed();
    return draw(seed, n, counts);
}

TEST(Statistics, TheFirstTwoOfABagAreFair) {
    EXPECT_TRUE(is_fair(fairness_of_first_two(draw_of_the_game, kBags)));
}

TEST(Statistics, EachPositionOfABagIsFair) {
    EXPECT_TRUE(is_fair(fairness_of_positions(draw_of_the_game, kBagsDrawnEmpty)));
}

TEST(Statistics, DrawsOfDifferentNumbersAreIndependent) {
    EXPECT_TRUE(is_fair(fairness_of_numbers(draw_of_the_game, kBags, 1)));
}

TEST(Statistics, DrawsBeforeAndAfterMixingAreIndependent) {
    EXPECT_TRUE(is_fair(fairness_of_numbers(draw_of_the_game, kBags, 1'000)));
}

/// A quick source with the same rule, to show that it is the faults below that are found.
Drawer sound() {
    return [words = std::mt19937_64(1)](std::uint64_t, std::span<const int> counts) mutable {
        return kind_at(counts, pick(words, total(counts)));
    };
}

/// Takes the rest of a division of a small word, so that low positions come too often.
Drawer with_modulo_bias() {
    return [words = std::mt19937_64(2)](std::uint64_t, std::span<const int> counts) mutable {
        return kind_at(counts, words() % 256 % total(counts));
    };
}

/// Counts positions from 1, so that the first comes twice as often and the last never.
Drawer with_layout_off_by_one() {
    return [words = std::mt19937_64(3)](std::uint64_t, std::span<const int> counts) mutable {
        const std::uint64_t position = pick(words, total(counts));
        return kind_at(counts, position == 0 ? 0 : position - 1);
    };
}

/// Puts every 20th gem of the first kind back and takes one of the third instead.
Drawer that_swaps_rarely() {
    return [drawer = sound(), seen = 0](std::uint64_t n, std::span<const int> counts) mutable -> std::size_t {
        const std::size_t kind = drawer(n, counts);
        return kind == 0 && counts[2] > 0 && ++seen % 20 == 0 ? 2 : kind;
    };
}

/// Uses each number for two draws.
std::size_t with_numbers_used_twice(std::uint64_t n, std::span<const int> counts) {
    return draw_of_the_game(n / 2, counts);
}

TEST(Statistics, ASoundSourcePassesThem) {
    EXPECT_TRUE(is_fair(fairness_of_first_two(sound(), kBags)));
    EXPECT_TRUE(is_fair(fairness_of_positions(sound(), kBagsDrawnEmpty)));
    EXPECT_TRUE(is_fair(fairness_of_numbers(sound(), kBags, 1)));
}

TEST(Statistics, FindModuloBias) {
    EXPECT_LT(fairness_of_first_two(with_modulo_bias(), kBags), kHopeless);
    EXPECT_LT(fairness_of_positions(with_modulo_bias(), kBagsDrawnEmpty), kHopeless);
}

TEST(Statistics, FindALayoutThatIsOffByOne) {
    EXPECT_LT(fairness_of_first_two(with_layout_off_by_one(), kBags), kHopeless);
    EXPECT_LT(fairness_of_positions(with_layout_off_by_one(), kBagsDrawnEmpty), kHopeless);
}

TEST(Statistics, FindASwapThatIsRare) {
    EXPECT_LT(fairness_of_first_two(that_swaps_rarely(), kBags), kHopeless);
    EXPECT_LT(fairness_of_positions(that_swaps_rarely(), kBagsDrawnEmpty), kHopeless);
}

TEST(Statistics, FindNumbersThatAreUsedTwice) {
    EXPECT_LT(fairness_of_first_two(with_numbers_used_twice, kBags / 10), kHopeless);
    EXPECT_LT(fairness_of_numbers(with_numbers_used_twice, kBags / 10, 1), kHopeless);
}

}  // namespace
}  // namespace chance
