#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/deepblue/dive.h"
#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/scenario.h"
#include "engine/deepblue/scoring.h"
#include "engine/deepblue/violation.h"

namespace deepblue {

inline constexpr int kStartingCrew = 4;     // P5
inline constexpr int kDeck = 30;            // P5
inline constexpr int kRow = 4;              // M1
inline constexpr int kOrdinaryWrecks = 10;  // P4
inline constexpr int kCityWrecks = 4;       // P4

/// Nobody is seated yet.
struct BeforeStart {
    friend bool operator==(const BeforeStart&, const BeforeStart&) = default;
};
/// Market cards must be turned up before anything else (M1, M3, M4).
struct Revealing {
    Occasion occasion{};
    int due = 0;
    friend bool operator==(const Revealing&, const Revealing&) = default;
};
/// The player on turn does exactly one thing (P6).
struct Choosing {
    friend bool operator==(const Choosing&, const Choosing&) = default;
};
/// Gems must be laid on wrecks (S3).
struct Scattering {
    friend bool operator==(const Scattering&, const Scattering&) = default;
};
/// The player on turn must dive on so many city wrecks (S5).
struct StormDue {
    int dives = 0;
    friend bool operator==(const StormDue&, const StormDue&) = default;
};
/// A dive is under way; so many storm dives follow it (S5).
struct Diving {
    Dive dive;
    int storm_dives = 0;
    friend bool operator==(const Diving&, const Diving&) = default;
};
/// Nothing is legal any more.
struct Over {
    friend bool operator==(const Over&, const Over&) = default;
};
using Stage = std::variant<BeforeStart, Revealing, Choosing, Scattering, StormDue, Diving, Over>;

/// The crew cards for hire: a face-down deck and an open row, counted.
struct Market {
    int deck = kDeck;
    int row = 0;
    friend bool operator==(const Market&, const Market&) = default;
};

/// Which wrecks have gone.
struct WreckLog {
    std::vector<std::string> dived;  // the named ones (D2)
    int ordinary = 0;
    int city = 0;           // in the fresco (V8)
    int city_revealed = 0;  // turned up while sailing
    friend bool operator==(const WreckLog&, const WreckLog&) = default;
};

/// Everything on the table that the companion keeps. A value: only apply() makes a new one.
struct Table {
    Seating seats;
    Scenario scenario{};
    HouseRules rules;
    GemCounts bag = kStartingBag;
    GemCounts supply = kStartingSupply;
    GemCounts tiles;
    PerSeat<int> chests;
    PerSeat<int> crew;
    Market market;
    WreckLog wrecks;
    std::vector<PaidDive> dives;
    Seat first{};  // who began
    Seat on_turn{};
    Stage stage;

    [[nodiscard]] bool started() const { return !std::holds_alternative<BeforeStart>(stage); }
    [[nodiscard]] bool over() const { return std::holds_alternative<Over>(stage); }
    [[nodiscard]] const Dive* dive() const;
    [[nodiscard]] Dive* dive();
    [[nodiscard]] GemCounts board() const;
    /// Who is on turn, or nobody before the start and when the game is over.
    [[nodiscard]] std::optional<Seat> turn() const;

    friend bool operator==(const Table&, const Table&) = default;
};

/// P2: how many starting bonus tokens a player gets, by turn order from the first player.
[[nodiscard]] int starting_tokens(const Table& table, Seat seat);

/// E2, E3 for a game that is over.
[[nodiscard]] std::vector<Rank> ranking(const Table& table);

}  // namespace deepblue
