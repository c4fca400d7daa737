#include "engine/chance/verify.h"

#include <gtest/gtest.h>

#include <cctype>
#include <string>

#include "engine/chance/commitment.h"
#include "engine/chance/draw.h"
#include "tests/chance/seeds.h"

namespace chance {
namespace {

/// A bag drawn empty from number 30 on.
std::vector<DrawFact> an_honest_game() {
    std::vector<DrawFact> facts;
    std::vector<int> bag(kFullBag.begin(), kFullBag.end());
    for (std::uint64_t n = 30; total(bag) > 0; ++n) {
        facts.push_back({n, bag, draw(counting_seed(), n, bag)});
        --bag[facts.back().kind];
    }
    return facts;
}

Verification verified(const std::vector<DrawFact>& facts) {
    return verify(counting_seed(), commitment(counting_seed()), facts);
}

TEST(Verify, CountsTheDrawsOfAnHonestGame) {
    EXPECT_EQ(verified(an_honest_game()), Verification(AllVerified{19}));
}

TEST(Verify, AGameWithoutDrawsIsHonest) {
    EXPECT_EQ(verified({}), Verification(AllVerified{0}));
}

TEST(Verify, NamesTheFirstDrawThatDiffersAndWhatShouldHaveCome) {
    auto facts = an_honest_game();
    const auto expected = facts[4].kind;
    facts[4].kind = (expected + 1) % 7;
    facts[9].kind = (facts[9].kind + 1) % 7;
    EXPECT_EQ(verified(facts), Verification(Differs{4, expected}));
}

TEST(Verify, FindsEachSingleDrawThatWasChanged) {
    for (std::size_t place = 0; place < 19; ++place) {
        auto facts = an_honest_game();
        const auto expected = facts[place].kind;
        facts[place].kind = (expected + 1) % 7;
        EXPECT_EQ(verified(facts), Verification(Differs{place, expected}));
    }
}

TEST(Verify, FindsDrawsOfOtherNumbers) {
    auto facts = an_honest_game();
    for (auto& fact : facts) ++fact.n;
    EXPECT_TRUE(std::holds_alternative<Differs>(verified(facts)));
}

TEST(Verify, RefusesASeedThatWasNotCommittedTo) {
    const Seed other{Seed::Bytes{}};
    EXPECT_EQ(verify(other, commitment(counting_seed()), {}), Verification(WrongCommitment{}));
}

TEST(Verify, RefusesACommitmentInUpperCase) {
    std::string upper = commitment(counting_seed());
    for (char& letter : upper) letter = static_cast<char>(std::toupper(letter));
    EXPECT_EQ(verify(counting_seed(), upper, {}), Verification(WrongCommitment{}));
}

TEST(Verify, NothingComesOutOfAnEmptyBag) {
    EXPECT_EQ(verified({{0, {0, 0, 0}, 1}}), Verification(Differs{0, std::nullopt}));
    EXPECT_EQ(verified({{0, {}, 0}}), Verification(Differs{0, std::nullopt}));
}

TEST(Verify, NothingComesOutOfABagWithLessThanNone) {
    EXPECT_EQ(verified({{0, {3, -1, 2}, 0}}), Verification(Differs{0, std::nullopt}));
}

}  // namespace
}  // namespace chance
