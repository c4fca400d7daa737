#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace deepblue {

/// S1 to S7, the Captain's Log in force for the whole game (P3).
enum class Scenario : std::uint8_t {
    TroubledWaters,
    BestOfTheBest,
    ScatteredWealth,
    LucrativeWrecks,
    StormIsComing,
    DangerousReefs,
    TreasureFilledRuins
};

inline constexpr std::size_t kScenarios = 7;

[[nodiscard]] std::string_view id(Scenario scenario);
[[nodiscard]] std::optional<Scenario> scenario_from_id(std::string_view word);

/// The points the rulebooks leave open and the table may switch.
struct HouseRules {
    bool late_cards = true;               // C8: a card also fits some draws later
    bool scattered_gem_is_a_draw = true;  // S3: the gem on the wreck meets W3
    bool ruins_pay_surfaced = true;       // S7: also who surfaced gets the wreck's VP
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

}  // namespace deepblue
