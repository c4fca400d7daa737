#include "engine/chance/pick.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <vector>

#include "tests/chance/seeds.h"

namespace chance {
namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

/// Words that a test wrote down, and how many of them were taken.
struct WrittenWords {
    using result_type = std::uint64_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return kLargest; }
    result_type operator()() { return words.at(used++); }

    std::vector<std::uint64_t> words;
    std::size_t used = 0;
};

/// The rule as it is told to those who write a verifier.
std::uint64_t pick_by_the_rule(WrittenWords& words, std::uint64_t total) {
    if (total == 1) return 0;
    std::uint64_t bucket = kLargest / total;
    if (kLargest % total == total - 1) ++bucket;
    std::uint64_t pick = words() / bucket;
    while (pick >= total) pick = words() / bucket;
    return pick;
}

TEST(Pick, OfOneTakesNoWord) {
    WrittenWords words{{}};
    EXPECT_EQ(pick(words, 1), 0U);
    EXPECT_EQ(words.used, 0U);
}

TEST(Pick, TakesTheNextWordAfterOneBeyondTheLastBucket) {
    WrittenWords words{{kLargest, kLargest, kLargest / 3, 0}};  // the last bucket of three ends at 2^64 - 2
    EXPECT_EQ(pick(words, 3), 1U);
    EXPECT_EQ(words.used, 3U);
}

TEST(Pick, TakesTheLastWordOfTheLastBucket) {
    WrittenWords words{{kLargest - 1, 0}};
    EXPECT_EQ(pick(words, 3), 2U);
    EXPECT_EQ(words.used, 1U);
}

TEST(Pick, TurnsNoWordDownWhenTheBucketsComeOutEven) {
    WrittenWords words{{kLargest, 0}};
    EXPECT_EQ(pick(words, 8), 7U);
    EXPECT_EQ(words.used, 1U);
}

TEST(Pick, ChangesAtTheEdgeOfABucket) {
    const std::uint64_t bucket = kLargest / 19;
    WrittenWords words{{bucket - 1, bucket, 19 * bucket - 1}};
    EXPECT_EQ(pick(words, 19), 0U);
    EXPECT_EQ(pick(words, 19), 1U);
    EXPECT_EQ(pick(words, 19), 18U);
}

TEST(Pick, OfOneTopicIsAlwaysTheSame) {
    EXPECT_EQ(pick(counting_seed(), Topic::first(0), kLargest), pick(counting_seed(), Topic::first(0), kLargest));
}

TEST(Pick, OfAnotherTopicIsAnother) {
    const std::uint64_t first = pick(counting_seed(), Topic::first(0), kLargest);
    EXPECT_NE(first, pick(counting_seed(), Topic::first(1), kLargest));
    EXPECT_NE(first, pick(counting_seed(), Topic::scenario(0), kLargest));
    EXPECT_NE(first, pick(counting_seed(), Topic::draw(0), kLargest));
}

/// Numbers of 64 bits of which small ones, large ones and those about the middle are as frequent as all others.
rc::Gen<std::uint64_t> any_word() {
    const auto small = rc::gen::inRange<std::uint64_t>(0, 100);
    return rc::gen::oneOf(small, rc::gen::map(small, [](std::uint64_t n) { return kLargest - n; }),
                          rc::gen::map(small, [](std::uint64_t n) { return kLargest / 2 - 50 + n; }),
                          rc::gen::inRange<std::uint64_t>(0, kLargest));
}

RC_GTEST_PROP(Pick, FollowsTheRuleToldToVerifiers, ()) {
    const std::uint64_t total = *rc::gen::suchThat(any_word(), [](std::uint64_t n) { return n > 0; });
    WrittenWords words{*rc::gen::container<std::vector<std::uint64_t>>(20, any_word())};
    words.words.push_back(0);  // a word that is never turned down
    WrittenWords same = words;
    RC_ASSERT(pick(words, total) == pick_by_the_rule(same, total));
    RC_ASSERT(words.used == same.used);
}

}  // namespace
}  // namespace chance
