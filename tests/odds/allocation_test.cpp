// Odds are asked for after every gem: once they have been asked, they take no more memory.
#include <gtest/gtest.h>

#include <boost/random/mersenne_twister.hpp>
#include <cstdlib>
#include <new>

#include "engine/deepblue/dive_value.h"
#include "engine/deepblue/simulation.h"

namespace {
std::size_t taken = 0;  // how often memory was asked for
}

// Not inlined: GCC would take malloc and delete, or new and free, for a pair that does not match.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++taken;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace deepblue {
namespace {

/// How often `work` asks for memory.
template <class Work>
std::size_t allocations(const Work& work) {
    const std::size_t before = taken;
    work();
    return taken - before;
}

/// All that the window shows of a dive.
double everything(BestPlay& best, const Outlook& outlook) {
    double sum = chance_of_hazard(outlook) + value_of_stopping(outlook) + best.value(outlook).best;
    for (const Gem gem : kAllGems) sum += chance_next(outlook, gem);
    for (int draws = 1; draws <= kAllThereIs.total(); ++draws)
        sum += chance_forced_up(outlook, draws) + value_of_drawing(outlook, draws);
    return sum;
}

TEST(Allocation, IsSeenHere) {
    EXPECT_GT(allocations([] { EXPECT_NE(BestPlay().value({.bag = kStartingBag}).best, 0); }), 0U);
}

TEST(Allocation, ThereIsNoneAfterTheFirstQuestion) {
    const Outlook outlooks[]{
        {.bag = kStartingBag},
        {.bag = kAllThereIs, .protections = {2, 2, 2}, .pairs = true, .bounty = true, .stake = 9},
        {.bag = kAllThereIs - kStartingBag, .board = kStartingBag, .spots = {Spot::Gold, Spot::Red}},
        {.board = kAllThereIs}};
    BestPlay best;
    double sum = everything(best, outlooks[0]);
    const auto ask = [&] {
        for (const Outlook& outlook : outlooks) sum += everything(best, outlook);
    };
    EXPECT_EQ(allocations(ask), 0U);
    EXPECT_GT(sum, 0);
}

TEST(Allocation, SimulatedDivesTakeNone) {
    boost::random::mt19937_64 engine(1);
    Simulation simulation({kStartingBag, {1, 0, 0}, 6});
    DiveTally tally;
    EXPECT_EQ(allocations([&] { tally = simulation.run(engine, 1000); }), 0U);
    EXPECT_EQ(tally.dives, 1000U);
}

}  // namespace
}  // namespace deepblue
