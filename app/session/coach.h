#pragma once

#include <optional>
#include <span>

#include "engine/deepblue/action.h"
#include "engine/deepblue/dive_value.h"
#include "engine/deepblue/table.h"

namespace session {

/// What a leader's decision was worth, reckoned without protecting cards in hand, because hands are secret.
struct Advice {
    deepblue::Choice taken{};
    deepblue::DiveValue value;

    /// The VP that the better choice would have brought on average.
    [[nodiscard]] double given_up() const;
    [[nodiscard]] bool was_best() const { return given_up() == 0; }
    friend bool operator==(const Advice&, const Advice&) = default;
};

/// Whether the leader of the table may draw or stop, so that there is something to choose.
[[nodiscard]] bool is_choice(const deepblue::Table& table);

/// What `action` was worth at the table as it was before; nothing if it was no choice between drawing and stopping.
/// `in_hand` are protecting cards where they are no secret, as in practice.
[[nodiscard]] std::optional<Advice> advice_on(const deepblue::Table& before, const deepblue::Action& action,
                                              deepblue::BestPlay& best_play, deepblue::Protections in_hand = {});

/// What the last decision of the dive under way, or of the one just ended, was worth; nothing if none was made yet.
/// `actions` are those of a game from its start.
[[nodiscard]] std::optional<Advice> last_advice(std::span<const deepblue::Action> actions,
                                                deepblue::BestPlay& best_play);

}  // namespace session
