#include "engine/chance/word_stream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "tests/chance/seeds.h"

namespace chance {
namespace {

static_assert(std::uniform_random_bit_generator<WordStream>);

std::vector<std::uint64_t> first_words(WordStream words, std::size_t number) {
    std::vector<std::uint64_t> taken;
    while (taken.size() < number) taken.push_back(words());
    return taken;
}

TEST(WordStream, GivesTheHmacBlockByBlockInBigEndianWords) {
    EXPECT_THAT(first_words({counting_seed(), Topic::draw(12)}, 8),
                testing::ElementsAre(0xeb0272a026363d7d, 0x846be81a337ab959, 0x07f99c84bb8725aa, 0xa4725bfc9f232bab,
                                     0x0c867adfb9aa3df2, 0xc1ee4314ce589516, 0xff31c4d11157d849, 0xfc76874c467fd332));
}

TEST(WordStream, OfTheSameSeedAndTopicIsTheSame) {
    EXPECT_EQ(first_words({counting_seed(), Topic::draw(3)}, 50), first_words({counting_seed(), Topic::draw(3)}, 50));
}

TEST(WordStream, OfAnotherSeedIsAnother) {
    EXPECT_NE(first_words({counting_seed(), Topic::draw(3)}, 4), first_words({Seed(Seed::Bytes{}), Topic::draw(3)}, 4));
}

TEST(WordStream, OfAnotherTopicIsAnother) {
    const auto words = first_words({counting_seed(), Topic::draw(3)}, 4);
    EXPECT_NE(words, first_words({counting_seed(), Topic::draw(4)}, 4));
    EXPECT_NE(words, first_words({counting_seed(), Topic::first(3)}, 4));
}

}  // namespace
}  // namespace chance
