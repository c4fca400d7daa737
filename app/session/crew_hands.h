#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/session/remembered.h"
#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace session {

/// The starting card that everyone has for certain: 1 gold, 2 VP (K). It has no name of its own.
[[nodiscard]] deepblue::CrewCard start_crew_card();
[[nodiscard]] bool is_start_crew(const deepblue::CrewCard& card);

/// A card that was used in a dive: played for its VP, or spent against a hazard.
struct UsedCard {
    deepblue::CrewCard card;
    std::optional<deepblue::Gem> against;
    friend bool operator==(const UsedCard&, const UsedCard&) = default;
};

/// What `seat` has used in the dive that began last, in order.
[[nodiscard]] std::vector<UsedCard> used_in_dive(std::span<const deepblue::Action> actions, deepblue::Seat seat);

/// How sure it is that a player has a card. Nobody enters who took which card from the row.
enum class Holding {
    Certain,   // the start crew, or played by them before in this game
    Possible,  // may have lain in the row when they took a card, and nobody else has shown it
    Unseen     // remembered from other games, come up too late, or discarded before
};

struct HeldCard {
    deepblue::CrewCard card;
    Holding holding{};
    friend bool operator==(const HeldCard&, const HeldCard&) = default;
};

/// The remembered cards that pay VP and that `seat` may have, the most certain first. What others have shown to be
/// theirs is left out.
[[nodiscard]] std::vector<HeldCard> cards_of(std::span<const deepblue::Action> actions,
                                             const std::vector<Remembered<KnownCard>>& known, deepblue::Seat seat);

/// Of these, what fits now and was not used in this dive. Requires a dive under way.
[[nodiscard]] std::vector<HeldCard> fitting_cards(const deepblue::Table& table,
                                                  std::span<const deepblue::Action> actions,
                                                  const std::vector<Remembered<KnownCard>>& known, deepblue::Seat seat);

/// Whether the last action, a draw or a dive that begins with a gem (S3), made a card fit that a diver certainly has.
[[nodiscard]] bool card_newly_fits(std::span<const deepblue::Action> actions,
                                   const std::vector<Remembered<KnownCard>>& known);

/// What the scenario adds to the VP of this card (S2). Requires that it may be played.
[[nodiscard]] int scenario_bonus(const deepblue::Table& table, const deepblue::Play& play);

}  // namespace session
