#include "app/nights/bag_fairness.h"

#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>

#include "app/nights/finished_game.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using namespace deepblue;
using testing::DoubleNear;

class Fairness : public NightsTest {};

/// Draws from full bags, five gems a dive; silver comes as if there were so many more of it.
BagSums draws(int gems, int more_silver, unsigned seed) {
    boost::random::mt19937 engine(seed);
    journal::Sums sums;
    for (int dive = 0; dive < gems / 5; ++dive) {
        GemCounts bag = kStartingBag;
        for (int i = 0; i < 5; ++i) {
            GemCounts weights = bag;
            if (weights[Gem::Silver] > 0) weights[Gem::Silver] += more_silver;
            int pick = boost::random::uniform_int_distribution<int>(0, weights.total() - 1)(engine);
            Gem drawn{};
            for (const Gem gem : kAllGems) {
                drawn = gem;
                if (pick < weights[gem]) break;
                pick -= weights[gem];
            }
            add_gems(sums, bag, std::vector{drawn});
            --bag[drawn];
        }
    }
    return bag_sums_in(sums);
}

TEST(BagFairnessTest, ExpectsWhatTheBagHolds) {
    journal::Sums sums;
    add_gems(sums, kStartingBag, std::vector{Gem::Silver});
    const BagFairness one = fairness_of(bag_sums_in(sums));
    const ColourRow& silver = one.colours[static_cast<std::size_t>(Gem::Silver)];
    EXPECT_EQ(silver.drawn, 1);
    EXPECT_THAT(silver.expected, DoubleNear(7.0 / 19, 1e-6));
    EXPECT_THAT(silver.high - silver.expected, DoubleNear(1.96 * std::sqrt(7.0 / 19 * 12 / 19), 1e-3));
    EXPECT_EQ(one.colours[static_cast<std::size_t>(Gem::Green)].expected, 0);
    EXPECT_EQ(one.verdict, BagVerdict(TooFewDraws{1}));
    EXPECT_EQ(one.freedom, 4);  // five colours that add up
    // One draw of one kind strays by (1 - p) / p.
    EXPECT_THAT(one.chi_square, DoubleNear(12.0 / 7, 1e-3));
}

TEST(BagFairnessTest, Under200DrawsThereIsNoVerdict) {
    EXPECT_TRUE(std::holds_alternative<TooFewDraws>(fairness_of(draws(195, 0, 1)).verdict));
    EXPECT_FALSE(std::holds_alternative<TooFewDraws>(fairness_of(draws(200, 0, 1)).verdict));
}

TEST(BagFairnessTest, AFairBagIsSeldomFlagged) {
    int flagged = 0;
    double chi = 0;
    for (unsigned seed = 0; seed < 300; ++seed) {
        const BagFairness fair = fairness_of(draws(400, 0, seed));
        flagged += std::holds_alternative<Unusual>(fair.verdict) ? 1 : 0;
        chi += fair.chi_square / 300;
    }
    EXPECT_LE(flagged, 9);  // 3 are to be expected
    EXPECT_THAT(chi, DoubleNear(4, 0.5));
}

TEST(BagFairnessTest, ABiasedBagIsFlagged) {
    const BagFairness biased = fairness_of(draws(2000, 4, 7));
    const auto* unusual = std::get_if<Unusual>(&biased.verdict);
    ASSERT_TRUE(unusual);
    EXPECT_GT(unusual->one_in, 1000);
    EXPECT_GT(static_cast<double>(biased.colours[static_cast<std::size_t>(Gem::Silver)].drawn),
              biased.colours[static_cast<std::size_t>(Gem::Silver)].high);
}

TEST_F(Fairness, OnlyTheAppsDrawsCount) {
    finished(quiet_dive());
    EXPECT_EQ(bag_fairness(books()).draws, 0);
    const auto id = play_app_game(5);
    catch_up(journal());
    EXPECT_EQ(bag_fairness(books()).draws, 5);
    EXPECT_EQ(bag_fairness(books(), id).draws, 5);
}

TEST_F(Fairness, AFinishedGameCanBeVerified) {
    const auto by_app = play_app_game(5);
    EXPECT_TRUE(std::holds_alternative<session::NotFinished>(verify_game(books(), by_app)));
    catch_up(journal());
    EXPECT_EQ(verify_game(books(), by_app), session::Proof(session::Proven{5}));
}

TEST_F(Fairness, OneWhoseGemsWereChangedIsFoundOut) {
    const auto id = play_app_game(5);
    catch_up(journal());
    journal::Step step(journal());
    for (journal::Line line : step->lines.all(id)) {
        if (line.text.find(R"("do":"draw")") == line.text.npos) continue;
        const bool is_silver = line.text.find("silver") != line.text.npos;
        line.text = R"({"do":"draw","gems":[")" + std::string(is_silver ? "gold" : "silver") + R"("],"by":"app"})";
        step->lines.rewrite(id, line);
        break;
    }
    step.commit();
    EXPECT_FALSE(std::holds_alternative<session::Proven>(verify_game(books(), id)));
}

}  // namespace
}  // namespace nights
