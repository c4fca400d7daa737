#include "tests/odds/enumeration.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include <boost/multiprecision/cpp_int.hpp>

#include "engine/deepblue/dive_value.h"
#include "tests/odds/outlooks.h"

namespace deepblue {
namespace {

using enumeration::Enumeration;
using Exact = boost::multiprecision::cpp_rational;

constexpr double kClose = 1e-12;
constexpr int kSmallBag = 6;
constexpr int kDraws = 7;

double rounded(const Exact& number) {
    return static_cast<double>(number);
}

bool close(double one, double other) {
    return std::abs(one - other) <= kClose * std::max(1.0, std::abs(other));
}

/// The choice by exact fractions: only here an equality is one.
Choice choice(const Outlook& outlook, const Exact& stop, const Exact& draw) {
    if (outlook.bag.empty()) return Choice::Stop;
    if (outlook.board.empty()) return Choice::Draw;
    return draw > stop ? Choice::Draw : Choice::Stop;
}

RC_GTEST_PROP(Enumeration, SmallBagsAgreeWithEveryGemThatMayCome, ()) {
    const Outlook outlook = any_outlook(kSmallBag);
    RC_LOG() << "outlook " << rc::toString(outlook) << '\n';
    Enumeration<Exact> every(outlook);
    for (int draws = 0; draws <= kDraws; ++draws)
        RC_ASSERT(close(chance_forced_up(outlook, draws), rounded(every.forced(draws))));
    RC_ASSERT(close(chance_of_hazard(outlook), rounded(every.hazard())));
    const DiveValue value = BestPlay().value(outlook);
    RC_ASSERT(close(value.stop, rounded(every.stop())));
    RC_ASSERT(close(value.draw, rounded(every.draw())));
    RC_ASSERT(value.choice == choice(outlook, every.stop(), every.draw()));
}

/// All 31 gems, where the rounding of long double is far below what is compared.
struct Case {
    const char* name;
    Outlook outlook;
};
void PrintTo(const Case& one, std::ostream* out) {
    *out << one.name;
}

class FullBag : public testing::TestWithParam<Case> {};

TEST_P(FullBag, AgreesWithTheEnumeration) {
    const Outlook& outlook = GetParam().outlook;
    Enumeration<long double> every(outlook);
    const DiveValue value = BestPlay().value(outlook);
    EXPECT_NEAR(value.draw, static_cast<double>(every.draw()), kClose * value.draw);
    for (const int draws : {1, 2, 5, 12})
        EXPECT_NEAR(chance_forced_up(outlook, draws), static_cast<double>(every.forced(draws)), kClose);
}

constexpr Protections kSome{.black = 1, .blue = 0, .either = 1};
const GemCounts kOneOut{{Gem::Blue, 1}, {Gem::Silver, 2}, {Gem::Purple, 1}};

INSTANTIATE_TEST_SUITE_P(Odds, FullBag,
                         testing::Values(Case{"Plain", {.bag = kAllThereIs, .protections = kSome}},
                                         Case{"S1_Pairs", {.bag = kAllThereIs, .protections = kSome, .pairs = true}},
                                         Case{"S4_Bounty", {.bag = kAllThereIs, .protections = kSome, .bounty = true}},
                                         Case{"EverythingAtOnce",
                                              {.bag = kAllThereIs - kOneOut,
                                               .board = kOneOut,
                                               .protections = kSome,
                                               .spots = {Spot::Gold, Spot::Silver},
                                               .pairs = true,
                                               .bounty = true,
                                               .stake = 5}}),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace deepblue
