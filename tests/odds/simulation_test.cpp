#include "engine/deepblue/simulation.h"

#include <gtest/gtest.h>

#include <boost/random/mersenne_twister.hpp>
#include <cmath>
#include <map>

#include "engine/deepblue/odds.h"
#include "engine/deepblue/rules.h"

namespace deepblue {

void PrintTo(const DivePlan& plan, std::ostream* out) {
    *out << plan.bag.total() << " gems, protections " << plan.protections.black << ' ' << plan.protections.blue << ' '
         << plan.protections.either << ", until " << plan.until_vp;
}

namespace {

using Engine = boost::random::mt19937_64;

constexpr Seat kAda{0};
constexpr int kOutOfReach = 9999;

/// Ada leads a dive alone on an ordinary wreck, drawing from `bag`.
Table diving(const GemCounts& bag) {
    const Start start{.seats = {{"Ada", Colour::Green}, {"Ben", Colour::Orange}},
                      .first = "Ada",
                      .scenario = Scenario::DangerousReefs};
    Table table;
    for (const Action& action : std::vector<Action>{start, Reveal{}, Reveal{}, Reveal{}, Reveal{}, Recount{bag},
                                                    BeginDive{kAda, {}, {{.seat = kAda}}}}) {
        EXPECT_FALSE(check(table, action));
        table = deepblue::apply(std::move(table), action);
    }
    return table;
}

Table played(Table table, const Action& action) {
    if (const auto violation = check(table, action)) ADD_FAILURE() << rule_id(*violation);
    return deepblue::apply(std::move(table), action);
}

/// A leader at the table, with cards in hand that can be counted down.
class Leader {
public:
    explicit Leader(const DivePlan& plan) : plan_(plan), held_(plan.protections) {}

    /// Plays the gems of a simulated dive; says how it went by the rules of the table.
    SimulatedDive dive(const std::vector<Gem>& gems) {
        Table table = diving(plan_.bag);
        SimulatedDive went{.drawn = static_cast<int>(gems.size())};
        for (const Gem gem : gems) {
            EXPECT_TRUE(table.board().empty() || wants_more(table));
            table = played(std::move(table), Draw{.gems = {gem}});
            const bool asked = std::holds_alternative<Answering>(table.dive()->phase);
            if (asked) table = played(std::move(table), answer(gem));
        }
        went.forced = table.dive()->leader().surfaced;
        EXPECT_TRUE(went.forced || !wants_more(table));
        table = played(std::move(table), Stop{});
        went.vp = table.dives.back().pay.front().gems;
        return went;
    }

private:
    [[nodiscard]] bool wants_more(const Table& table) const {
        return gem_vp(table.board(), {}) < plan_.until_vp && !table.bag.empty();
    }

    Action answer(Gem hazard) {
        int& plain = hazard == Gem::Black ? held_.black : held_.blue;
        int& card = plain > 0 ? plain : held_.either;
        if (card == 0) return Surface{kAda};
        --card;
        return Protect{kAda, {{hazard, Means::Card}}};
    }

    DivePlan plan_;
    Protections held_;
};

TEST(Simulation, AThousandDivesGoAsTheRulesSay) {
    const std::array<DivePlan, 4> plans{{{kStartingBag, {}, 5},
                                         {kAllThereIs, {1, 0, 1}, 12},
                                         {kStartingBag, {0, 1, 0}, 0},
                                         {{{Gem::Black, 2}, {Gem::Gold, 2}, {Gem::Green, 1}}, {}, kOutOfReach}}};
    Engine engine(2024);
    for (const DivePlan& plan : plans) {
        Simulation simulation(plan);
        for (int i = 0; i < 250; ++i) {
            const SimulatedDive one = simulation.dive(engine);
            ASSERT_EQ(Leader(plan).dive(simulation.gems_of(one)), one);
        }
    }
}

TEST(Simulation, W3_AtLeastOneGemIsDrawn) {
    Engine engine(1);
    Simulation simulation({kStartingBag, {}, 0});
    for (int i = 0; i < 100; ++i) EXPECT_EQ(simulation.dive(engine).drawn, 1);
}

TEST(Simulation, W6_AnEmptyBagEndsTheDive) {
    Engine engine(1);
    Simulation simulation({{{Gem::Gold, 2}, {Gem::Green, 1}}, {}, kOutOfReach});
    EXPECT_EQ(simulation.dive(engine), (SimulatedDive{.forced = false, .vp = 4, .drawn = 3}));
}

TEST(Simulation, TheSameSeedGivesTheSameDives) {
    Engine one(7);
    Engine other(7);
    const DivePlan plan{kStartingBag, {}, 5};
    EXPECT_EQ(Simulation(plan).run(one, 1000), Simulation(plan).run(other, 1000));
}

TEST(Simulation, TheTallyIsTheSumOfItsDives) {
    Engine one(7);
    Engine other(7);
    const DivePlan plan{kStartingBag, {1, 0, 0}, 5};
    Simulation by_hand(plan);
    DiveTally tally{.dives = 500};
    for (int i = 0; i < 500; ++i) {
        const SimulatedDive dive = by_hand.dive(one);
        tally.forced += dive.forced ? 1 : 0;
        tally.vp += static_cast<std::uint64_t>(dive.vp);
    }
    EXPECT_EQ(Simulation(plan).run(other, 500), tally);
}

/// What a plan comes to, exactly: every gem that may come, with the counts that are left as the key.
struct Exact {
    double forced = 0;
    double vp = 0;
    double vp_squared = 0;
};

class ExactPlan {
public:
    explicit ExactPlan(const DivePlan& plan) : plan_(plan) {}

    Exact from(const GemCounts& board) {
        const std::vector<int> key(board.in_order().begin(), board.in_order().end());
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        const Exact exact = board.empty() || wants_more(board) ? drawing(board) : stopping(board);
        return known_[key] = exact;
    }

private:
    [[nodiscard]] bool wants_more(const GemCounts& board) const {
        return pay(board) < plan_.until_vp && board != plan_.bag;
    }
    static int pay(const GemCounts& board) { return board[Gem::Silver] + 2 * board[Gem::Gold] + 4 * board[Gem::Red]; }
    static Exact stopping(const GemCounts& board) {
        const double vp = pay(board);
        return {.forced = 0, .vp = vp, .vp_squared = vp * vp};
    }

    [[nodiscard]] bool forced(const GemCounts& board) const {
        const Protections& held = plan_.protections;
        const int black = std::max(0, board[Gem::Black] - 1 - held.black);
        const int blue = std::max(0, board[Gem::Blue] - 1 - held.blue);
        return black + blue > held.either;
    }

    Exact drawing(const GemCounts& board) {
        Exact sum;
        const GemCounts left = plan_.bag - board;
        for (const Gem gem : kAllGems) {
            if (left[gem] == 0) continue;
            const GemCounts next = board + GemCounts{{gem, 1}};
            const Exact then = forced(next) ? Exact{.forced = 1} : from(next);
            const double chance = static_cast<double>(left[gem]) / left.total();
            sum.forced += chance * then.forced;
            sum.vp += chance * then.vp;
            sum.vp_squared += chance * then.vp_squared;
        }
        return sum;
    }

    DivePlan plan_;
    std::map<std::vector<int>, Exact> known_;
};

class FourSigma : public testing::TestWithParam<DivePlan> {};

void expect_within_four_sigma(double simulated, double exact, double variance, double dives) {
    EXPECT_NEAR(simulated, exact, 4 * std::sqrt(variance / dives) + 1e-12);
}

TEST_P(FourSigma, SimulationAndExactFiguresAgree) {
    constexpr std::uint64_t kDives = 1'000'000;
    Engine engine(20240229);
    const DiveTally tally = Simulation(GetParam()).run(engine, kDives);
    const Exact exact = ExactPlan(GetParam()).from({});
    const auto dives = static_cast<double>(kDives);
    expect_within_four_sigma(static_cast<double>(tally.forced) / dives, exact.forced, exact.forced * (1 - exact.forced),
                             dives);
    expect_within_four_sigma(static_cast<double>(tally.vp) / dives, exact.vp, exact.vp_squared - exact.vp * exact.vp,
                             dives);
}

TEST_P(FourSigma, WhoNeverStopsIsForcedUpAsOftenAsTheOddsSay) {
    constexpr std::uint64_t kDives = 300'000;
    DivePlan plan = GetParam();
    plan.until_vp = kOutOfReach;
    --plan.bag[Gem::Blue], --plan.bag[Gem::Black];
    Engine engine(31);
    const DiveTally tally = Simulation(plan).run(engine, kDives);
    const double chance = chance_forced_up({.bag = plan.bag, .protections = plan.protections}, plan.bag.total());
    expect_within_four_sigma(static_cast<double>(tally.forced) / kDives, chance, chance * (1 - chance), kDives);
}

INSTANTIATE_TEST_SUITE_P(Simulation, FourSigma,
                         testing::Values(DivePlan{kStartingBag, {}, 3}, DivePlan{kStartingBag, {}, 5},
                                         DivePlan{kStartingBag, {1, 0, 0}, 5}, DivePlan{kAllThereIs, {0, 1, 1}, 10},
                                         DivePlan{kAllThereIs, {2, 2, 0}, 20}));

}  // namespace
}  // namespace deepblue
