#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/divers_in_sight.h"
#include "app/session/session.h"

namespace session {

/// A dive as it stands, with all it takes to go on with cloth bag and tokens.
struct SheetDive {
    std::size_t number = 0;  // from 1
    deepblue::Dive dive;
    std::vector<DiverInSight> divers;
    friend bool operator==(const SheetDive&, const SheetDive&) = default;
};

/// Everything needed to go on playing without the companion. No chest is in it.
struct FallbackSheet {
    deepblue::Seating seats;
    deepblue::Scenario scenario{};
    Prompt prompt;
    deepblue::GemCounts bag;
    deepblue::GemCounts supply;
    deepblue::GemCounts tiles;  // lying on wrecks (S3)
    std::vector<int> crew;      // by seat
    int city_wrecks = 0;
    int deck = 0;
    std::optional<SheetDive> dive;
    friend bool operator==(const FallbackSheet&, const FallbackSheet&) = default;
};

/// What one player takes along: for that player's eyes only.
struct ChestSlip {
    std::string name;
    deepblue::Colour colour{};
    int vp = 0;
    friend bool operator==(const ChestSlip&, const ChestSlip&) = default;
};

/// Requires that a game has begun.
[[nodiscard]] FallbackSheet fallback_sheet(const Session& session);
[[nodiscard]] std::vector<ChestSlip> chest_slips(const Session& session);

}  // namespace session
