#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/odds_rules.h"

namespace deepblue {

/// A generator of words, such as boost::random::mt19937_64. All numbers of 64 bits must come, each as likely.
template <class Engine>
concept WordEngine = requires(Engine& engine) {
    { engine() } -> std::same_as<std::uint64_t>;
};

/// A leader who draws until the gems are worth `until_vp` or the bag is empty, and protects as long as possible.
struct DivePlan {
    GemCounts bag;
    Protections protections;
    int until_vp = 0;
    friend bool operator==(const DivePlan&, const DivePlan&) = default;
};

/// How a simulated dive went.
struct SimulatedDive {
    bool forced = false;
    int vp = 0;  // nothing when forced up
    int drawn = 0;
    friend bool operator==(const SimulatedDive&, const SimulatedDive&) = default;
};

/// Many dives added up.
struct DiveTally {
    std::uint64_t dives = 0;
    std::uint64_t forced = 0;
    std::uint64_t vp = 0;
    friend bool operator==(const DiveTally&, const DiveTally&) = default;
};

/// Dives one plan again and again, on counts and with somebody else's generator.
class Simulation {
public:
    /// Requires a gem in the bag (W3), and no more of a colour than there are (G1).
    explicit Simulation(const DivePlan& plan);

    /// The bag is left in the order it was drawn in: the next dive is as fair from any order as from any other.
    template <WordEngine Engine>
    SimulatedDive dive(Engine& engine) {
        assert(Engine::min() == 0 && Engine::max() == std::numeric_limits<std::uint64_t>::max());
        std::uint32_t left = gems_;
        std::uint32_t vp = 0;
        std::uint32_t hazards = 0;
        for (;;) {
            std::uint64_t word = engine();
            for (int i = 0; i < kDrawsAWord; ++i) {
                const Token gem = take(word, left);
                vp += gem.vp;
                hazards += gem.hazard;
                if (vp >= enough_[hazards] || left == 0) return end(vp, hazards, left);
            }
        }
    }

    template <WordEngine Engine>
    DiveTally run(Engine& engine, std::uint64_t dives) {
        DiveTally tally{.dives = dives};
        for (std::uint64_t i = 0; i < dives; ++i) {
            const SimulatedDive one = dive(engine);
            tally.forced += one.forced ? 1 : 0;
            tally.vp += static_cast<std::uint64_t>(one.vp);
        }
        return tally;
    }

    /// The gems of the last dive in the order they came.
    [[nodiscard]] std::vector<Gem> gems_of(const SimulatedDive& last) const;

private:
    __extension__ using Wide = unsigned __int128;

    /// A gem in the bag, with what it does to a dive.
    struct Token {
        std::uint8_t vp;
        std::uint8_t hazard;  // how far it moves in the table of hazards
        Gem gem;
    };

    static constexpr std::size_t kMostGems = static_cast<std::size_t>(kAllThereIs.total());
    static constexpr std::size_t kMostBlue = static_cast<std::size_t>(kAllThereIs[Gem::Blue]);
    static constexpr std::size_t kMostBlack = static_cast<std::size_t>(kAllThereIs[Gem::Black]);
    static constexpr std::size_t kHazards = (kMostBlack + 1) * (kMostBlue + 1);
    /// A word of 64 bits is shared by that many draws: the least and the most likely six gems of 31 then differ by
    /// less than one part in ten thousand million, which no number of dives will ever show.
    static constexpr int kDrawsAWord = 6;
    static constexpr std::uint32_t kForced = 0;

    static Token token(Gem gem);

    /// The upper half of word × left is the place of the gem, the lower half is the word of the next draw.
    Token take(std::uint64_t& word, std::uint32_t& left) {
        const Wide product = static_cast<Wide>(word) * left;
        word = static_cast<std::uint64_t>(product);
        --left;
        std::swap(bag_[static_cast<std::size_t>(product >> 64)], bag_[left]);
        return bag_[left];
    }

    [[nodiscard]] SimulatedDive end(std::uint32_t vp, std::uint32_t hazards, std::uint32_t left) const {
        const bool forced = forced_[hazards];
        return {.forced = forced, .vp = forced ? 0 : static_cast<int>(vp), .drawn = static_cast<int>(gems_ - left)};
    }

    std::array<Token, kMostGems> bag_{};
    std::uint32_t gems_ = 0;
    std::array<std::uint32_t, kHazards> enough_{};  // VP that end the dive, by hazards out: none when forced up
    std::array<bool, kHazards> forced_{};
};

}  // namespace deepblue
