#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace learn {

/// Moments of a real game in which a rule is worth a word, the first time.
enum class Situation : std::uint8_t {
    GemAdded,         // a new card has put a gem into the bag
    SupplyEmpty,      // no gem of the colour a new card shows is left
    DeckUsedUp,       // the last market card is out
    Rush,             // boats may be brought
    Leading,          // about to draw the first gem
    Warning,          // the first black or blue gem of a dive
    CardFits,         // gems lie there, cards may be played
    Hazard,           // asked to protect or surface
    HazardPair,       // asked to answer two at once
    LeaderUp,         // asked although the leader has surfaced
    SpotUsed,         // a spot has protected
    LastCards,        // the leader is up, cards may still be played
    BagEmpty,         // nothing left to draw
    GemOnWreck,       // the dive begins with a gem
    StormDive,        // a dive is due at once
    ScenarioInForce,  // a dive that the scenario changes, where no other hint tells how
    LastCity          // this dive ends the game
};

inline constexpr std::size_t kSituations = 17;

/// A situation's word in the journal.
[[nodiscard]] std::string_view id(Situation situation);
[[nodiscard]] std::array<Situation, kSituations> all_situations();

/// A rule worth a word, and for whom.
struct Hint {
    Situation situation{};
    deepblue::Seat seat{};
    std::string_view rule;
    friend bool operator==(const Hint&, const Hint&) = default;
};

/// What is worth a word at this table, the most pressing first. Requires that `actions` led to it.
[[nodiscard]] std::vector<Hint> hints_at(const deepblue::Table& table, std::span<const deepblue::Action> actions);

/// The same while a dive is set up and boats may be brought by `seat` (D3).
[[nodiscard]] Hint rush_hint(deepblue::Seat seat);

}  // namespace learn
