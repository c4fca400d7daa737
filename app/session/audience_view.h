#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/session/answers.h"
#include "app/session/chances.h"
#include "app/session/divers_in_sight.h"
#include "app/session/session.h"

namespace session {

// What a television shows to everyone in the room. There is no chest in it, no hand and no order of the bag: what is
// not in here cannot be shown by mistake.

/// No game is on.
struct AudienceRest {
    friend bool operator==(const AudienceRest&, const AudienceRest&) = default;
};
/// Between the dives.
struct AudienceTable {
    deepblue::GemCounts bag;
    deepblue::GemCounts supply;
    int city_wrecks = 0;  // in the fresco
    friend bool operator==(const AudienceTable&, const AudienceTable&) = default;
};
/// A dive; while a hazard is open, who has answered.
struct AudienceDive {
    std::size_t number = 0;  // of the dive, from 1
    deepblue::Dive dive;
    std::vector<DiverInSight> divers;
    std::vector<DiverAnswer> answers;
    int in_bag = 0;
    std::optional<Chance> chance;  // that the next draw must be answered, if the table wants to be told
    friend bool operator==(const AudienceDive&, const AudienceDive&) = default;
};
/// What the last dive paid, until the chests are closed over it.
struct AudienceResult {
    deepblue::PaidDive paid;
    deepblue::PerSeat<int> corrected;  // VP booked since, to set a number of this dive right
    friend bool operator==(const AudienceResult&, const AudienceResult&) = default;
};
/// The places of the chests that are open, the best first; of the others nothing is known.
struct AudienceCeremony {
    std::vector<deepblue::Rank> opened;
    friend bool operator==(const AudienceCeremony&, const AudienceCeremony&) = default;
};
using AudienceScene = std::variant<AudienceRest, AudienceTable, AudienceDive, AudienceResult, AudienceCeremony>;

struct AudienceView {
    deepblue::Seating seats;
    std::vector<std::string> languages;  // a tag for each seat; empty where the table's is meant
    Prompt prompt;
    AudienceScene scene;
    friend bool operator==(const AudienceView&, const AudienceView&) = default;
};

/// What the window adds to the session: whether it shows the result or asks for crew cards, and how many places have
/// been opened.
struct AudienceMoment {
    bool shows_result = false;
    bool asks_for_cards = false;
    std::size_t opened = 0;
};

[[nodiscard]] AudienceView audience_view(const Session& session, const AudienceMoment& moment);

/// The same of a finished game, after so many of its actions; of its last moment all chests are open. `actions` are
/// those before, `table` is what they made.
[[nodiscard]] AudienceView past_view(const deepblue::Table& table, std::span<const deepblue::Action> actions,
                                     const AudienceMoment& moment);

}  // namespace session
