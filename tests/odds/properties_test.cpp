#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "engine/deepblue/dive_value.h"
#include "tests/odds/outlooks.h"

namespace deepblue {
namespace {

constexpr double kRounding = 1e-11;
constexpr int kAnyBag = kAllThereIs.total();

/// Memory is taken once; nothing else is kept in it.
DiveValue value(const Outlook& outlook) {
    static BestPlay best;
    return best.value(outlook);
}

bool may_stop(const Outlook& outlook) {
    return !outlook.board.empty() || outlook.bag.empty();
}

Outlook any() {
    const Outlook outlook = any_outlook(kAnyBag);
    RC_LOG() << "outlook " << rc::toString(outlook) << '\n';
    return outlook;
}

bool no_worse(const DiveValue& one, const DiveValue& other) {
    return one.draw >= other.draw - kRounding && one.best >= other.best - kRounding;
}

RC_GTEST_PROP(Properties, SomeColourComesNext, ()) {
    const Outlook outlook = any();
    double sum = 0;
    for (const Gem gem : kAllGems) sum += chance_next(outlook, gem);
    RC_ASSERT(std::abs(sum - (outlook.bag.empty() ? 0 : 1)) < kRounding);
}

RC_GTEST_PROP(Properties, MoreDrawsForceMore, ()) {
    const Outlook outlook = any();
    RC_ASSERT(chance_forced_up(outlook, 0) == 0);
    for (int draws = 1; draws <= kAnyBag; ++draws) {
        RC_ASSERT(chance_forced_up(outlook, draws) >= chance_forced_up(outlook, draws - 1));
        RC_ASSERT(chance_forced_up(outlook, draws) <= 1);
    }
}

RC_GTEST_PROP(Properties, OnlyAHazardForcesUpAtOnce, ()) {
    Outlook outlook = any();
    RC_ASSERT(chance_forced_up(outlook, 1) <= chance_of_hazard(outlook));
    outlook.protections = {};
    RC_ASSERT(chance_forced_up(outlook, 1) == chance_of_hazard(outlook));
}

RC_GTEST_PROP(Properties, MoreProtectionNeverHurts, ()) {
    const Outlook outlook = any();
    for (const Protections more : {Protections{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}) {
        Outlook safer = outlook;
        safer.protections.black += more.black;
        safer.protections.blue += more.blue;
        safer.protections.either += more.either;
        RC_ASSERT(no_worse(value(safer), value(outlook)));
        for (int draws = 0; draws <= kAnyBag; ++draws)
            RC_ASSERT(chance_forced_up(safer, draws) <= chance_forced_up(outlook, draws));
    }
}

RC_GTEST_PROP(Properties, EitherIsNoWorseThanOneColour, ()) {
    Outlook outlook = any();
    Outlook wider = outlook;
    ++outlook.protections.blue;
    ++wider.protections.either;
    RC_ASSERT(no_worse(value(wider), value(outlook)));
}

RC_GTEST_PROP(Properties, SpotsAndBountyNeverHurt, ()) {
    Outlook outlook = any();
    Outlook richer = outlook;
    richer.spots.push_back(*rc::gen::element(Spot::Silver, Spot::Gold, Spot::Red));
    RC_ASSERT(no_worse(value(richer), value(outlook)));
    outlook.bounty = false;
    richer.bounty = true;
    RC_ASSERT(no_worse(value(richer), value(outlook)));
}

RC_GTEST_PROP(Properties, AStakeIsKeptAtMostOnce, ()) {
    Outlook outlook = any();
    const DiveValue without = value(outlook);
    const int stake = *rc::gen::inRange(1, 30);
    outlook.stake += stake;
    RC_ASSERT(no_worse(value(outlook), without));
    RC_ASSERT(value(outlook).draw <= without.draw + stake + kRounding);
    RC_ASSERT(value(outlook).stop == without.stop + stake);
}

RC_GTEST_PROP(Properties, TheBestIsTheChoiceAndNoWorseThanStopping, ()) {
    const Outlook outlook = any();
    const DiveValue found = value(outlook);
    RC_ASSERT(found.best == (found.choice == Choice::Draw ? found.draw : found.stop));
    RC_ASSERT(!may_stop(outlook) || found.best >= found.stop);
    RC_ASSERT(found.best >= 0);
}

RC_GTEST_PROP(Properties, NoFixedNumberOfDrawsIsBetter, ()) {
    const Outlook outlook = any();
    const DiveValue found = value(outlook);
    for (int draws = may_stop(outlook) ? 0 : 1; draws <= kAnyBag; ++draws)
        RC_ASSERT(found.best >= value_of_drawing(outlook, draws) - kRounding);
}

RC_GTEST_PROP(Properties, WhenTheChoiceIsFreePairsAreNoBetter, ()) {
    Outlook outlook = any();
    outlook.pairs = false;
    const DiveValue one_by_one = value(outlook);
    outlook.pairs = true;
    RC_ASSERT(one_by_one.draw >= value(outlook).draw - kRounding);
}

RC_GTEST_PROP(Properties, WorthlessGemsOnlyDelayTheChoice, ()) {
    Outlook outlook = any();
    outlook.pairs = outlook.bounty = false;
    Outlook bare = outlook;
    bare.bag[Gem::Green] = bare.bag[Gem::Purple] = 0;
    if (outlook.board.empty() || bare.bag.empty()) RC_DISCARD("a first draw may be worthless");
    RC_ASSERT(std::abs(value(outlook).best - value(bare).best) < kRounding);
}

RC_GTEST_PROP(Properties, BlackAndBlueAreAlike, ()) {
    const Outlook outlook = any();
    Outlook swapped = outlook;
    std::swap(swapped.bag[Gem::Black], swapped.bag[Gem::Blue]);
    std::swap(swapped.board[Gem::Black], swapped.board[Gem::Blue]);
    std::swap(swapped.protections.black, swapped.protections.blue);
    RC_ASSERT(chance_of_hazard(swapped) == chance_of_hazard(outlook));
    RC_ASSERT(chance_forced_up(swapped, 3) == chance_forced_up(outlook, 3));
    RC_ASSERT(std::abs(value(swapped).draw - value(outlook).draw) < kRounding);
}

}  // namespace
}  // namespace deepblue
