#include "engine/chance/commitment.h"

#include <gtest/gtest.h>

#include "tests/chance/seeds.h"

namespace chance {
namespace {

const char* const kCountingCommitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

TEST(Commitment, IsTheSha256OfTheBytesOfTheSeed) {
    EXPECT_EQ(commitment(counting_seed()), kCountingCommitment);
}

TEST(Commitment, OfAnotherSeedIsAnother) {
    EXPECT_NE(commitment(Seed(Seed::Bytes{})), kCountingCommitment);
}

TEST(Seal, IsTheFirstEightDigitsInTwoGroups) {
    EXPECT_EQ(seal(kCountingCommitment), "630d cd29");
}

}  // namespace
}  // namespace chance
