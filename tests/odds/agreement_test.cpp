#include <gtest/gtest.h>

#include "engine/deepblue/dive.h"
#include "engine/deepblue/odds_rules.h"
#include "engine/deepblue/scoring.h"

// The odds ask rules on plain numbers; here they are the rules of the table.
namespace deepblue {
namespace {

constexpr int kMost = kAllThereIs[Gem::Black];

TEST(Agreement, H13_WhatMustBeAnsweredIsTheSameColourByColour) {
    for (int out = 0; out <= kMost; ++out) {
        for (int pulled = 0; pulled <= kMost - out; ++pulled) {
            for (const Gem hazard : {Gem::Black, Gem::Blue}) {
                const GemCounts open = hazards_to_answer({{hazard, out}}, {{hazard, pulled}});
                EXPECT_EQ(to_answer(out, pulled), open[hazard]);
                EXPECT_EQ(to_answer(out, pulled), open.total());
            }
        }
    }
}

TEST(Agreement, H2_PullsAddUpToOneLargePull) {
    for (int out = 0; out <= kMost; ++out) {
        for (int first = 0; first <= kMost - out; ++first) {
            for (int second = 0; second <= kMost - out - first; ++second)
                EXPECT_EQ(to_answer(out, first) + to_answer(out + first, second), to_answer(out, first + second));
        }
    }
}

TEST(Agreement, S4_TheBountyIsWhatTheDivePays) {
    Dive dive{.wreck = {.city = true}, .divers = {Diver{.boats = 1}}};
    for (int gems = 0; gems <= kAllThereIs.total(); ++gems) {
        const Pay pay = score(dive, Scenario::LucrativeWrecks, {}).pay.front();
        EXPECT_EQ(bounty_vp(gems), pay.scenario) << gems;
        dive.drawn.push_back(Gem::Green);
    }
}

/// Gives one protection after another for one hazard after another, in every order.
bool answers_somehow(Protections held, int black, int blue) {
    if (black == 0 && blue == 0) return true;
    const auto one = [&](int& of, int& hazards) {
        if (of == 0 || hazards == 0) return false;
        --of, --hazards;
        const bool answered = answers_somehow(held, black, blue);
        ++of, ++hazards;
        return answered;
    };
    return one(held.black, black) || one(held.blue, blue) || one(held.either, black) || one(held.either, blue);
}

TEST(Agreement, H5_ProtectionsReachAsFarAsTheyCanBeGiven) {
    for (int black = 0; black <= kMost; ++black) {
        for (int blue = 0; blue <= kMost; ++blue) {
            for (const Protections held : {Protections{0, 0, 0}, {1, 0, 0}, {0, 1, 1}, {1, 1, 1}, {2, 0, 3}, {0, 0, 5}})
                EXPECT_EQ(can_answer(held, black, blue), answers_somehow(held, black, blue));
        }
    }
}

}  // namespace
}  // namespace deepblue
