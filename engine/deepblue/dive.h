#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/wreck.h"

namespace deepblue {

/// A player who takes part (D5).
struct Diver {
    Seat seat{};
    int boats = 0;            // as they took part, for S7
    std::vector<Spot> spots;  // still held: a spot that protected is gone (H5)
    bool surfaced = false;
    int card_vp = 0;                        // V2
    int cards_played = 0;                   // for VP, for S2
    std::vector<std::string> played_names;  // C9
    friend bool operator==(const Diver&, const Diver&) = default;
};

/// The leader may draw or stop, and anyone still in may play cards.
struct Deciding {
    friend bool operator==(const Deciding&, const Deciding&) = default;
};
/// `asked` must protect against `open` or surface; those before have answered.
struct Answering {
    GemCounts open;
    Seat asked{};
    friend bool operator==(const Answering&, const Answering&) = default;
};
/// The leader has surfaced and all have answered: last cards, then the dive is closed (H9, H10).
struct LastCards {
    friend bool operator==(const LastCards&, const LastCards&) = default;
};
using Phase = std::variant<Deciding, Answering, LastCards>;

/// A dive under way.
struct Dive {
    Wreck wreck;
    std::vector<Diver> divers;  // the leader first, then clockwise
    std::vector<Gem> drawn;     // everything on the board in order, the scattered gem first (S3)
    std::size_t last_pull = 0;  // how many of them came last
    bool leader_drew = false;   // at least one gem came by a draw (W3)
    Phase phase;

    [[nodiscard]] GemCounts board() const { return GemCounts::of(drawn); }
    [[nodiscard]] const Diver& leader() const { return divers.front(); }
    [[nodiscard]] const Diver* find(Seat seat) const;
    [[nodiscard]] Diver* find(Seat seat);
    /// The gems of the last draw.
    [[nodiscard]] std::span<const Gem> last_gems() const;

    friend bool operator==(const Dive&, const Dive&) = default;
};

/// How many gems of each hazard must be answered when `board` has become what it is by `pull` (H2, H13).
[[nodiscard]] GemCounts hazards_to_answer(const GemCounts& before, const GemCounts& pull);

}  // namespace deepblue
