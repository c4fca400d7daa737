#include "engine/chance/draw.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <set>
#include <vector>

#include "tests/chance/seeds.h"

namespace chance {
namespace {

using Bag = std::array<int, 7>;

std::vector<std::size_t> draw_all(Bag bag, std::uint64_t n) {
    std::vector<std::size_t> kinds;
    while (total(bag) > 0) {
        kinds.push_back(draw(counting_seed(), n++, bag));
        --bag[kinds.back()];
    }
    return kinds;
}

TEST(Draw, LaysTheBagOutKindByKind) {
    const Bag bag{2, 0, 1, 3, 0, 0, 1};
    const std::vector<std::size_t> laid_out{0, 0, 2, 3, 3, 3, 6};
    for (std::size_t i = 0; i < laid_out.size(); ++i) EXPECT_EQ(kind_at(bag, i), laid_out[i]) << i;
}

TEST(Draw, OfTheOnlyOneIsThatOne) {
    EXPECT_EQ(draw(counting_seed(), 5, Bag{0, 0, 0, 0, 0, 1, 0}), 5U);
}

TEST(Draw, EmptiesABagToTheLast) {
    Bag left = kFullBag;
    for (const std::size_t kind : draw_all(kFullBag, 0)) --left[kind];
    EXPECT_EQ(left, Bag{});
}

TEST(Draw, TakenBackAndDrawnAgainIsTheSame) {
    Bag bag = kFullBag;
    const std::size_t before = draw(counting_seed(), 7, bag);
    --bag[before];
    ++bag[before];
    EXPECT_EQ(draw(counting_seed(), 7, bag), before);
}

TEST(Draw, GivesTheSameRowFromTheSameNumber) {
    EXPECT_EQ(draw_all(kFullBag, 40), draw_all(kFullBag, 40));
}

TEST(Draw, GivesAnotherRowOnceMixed) {
    std::set<std::vector<std::size_t>> rows;
    for (std::uint64_t mixed = 0; mixed < 20; ++mixed) rows.insert(draw_all(kFullBag, 1'000 * mixed));
    EXPECT_EQ(rows.size(), 20U);
}

rc::Gen<std::vector<int>> any_bag() {
    const auto counts = rc::gen::container<std::vector<int>>(7, rc::gen::inRange(0, 10));
    return rc::gen::suchThat(counts, [](const std::vector<int>& bag) { return total(bag) > 0; });
}

RC_GTEST_PROP(Draw, IsOfAKindThatIsInTheBag, (const Seed::Bytes& seed, std::uint64_t n)) {
    const std::vector<int> bag = *any_bag();
    RC_ASSERT(bag.at(draw(Seed(seed), n, bag)) > 0);
}

RC_GTEST_PROP(Draw, IsAPureFunction, (const Seed::Bytes& seed, std::uint64_t n)) {
    const std::vector<int> bag = *any_bag();
    RC_ASSERT(draw(Seed(seed), n, bag) == draw(Seed(seed), n, bag));
}

}  // namespace
}  // namespace chance
