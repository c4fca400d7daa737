#pragma once

#include <optional>
#include <vector>

#include "app/session/remembered.h"
#include "app/session/session.h"

namespace desktop {

/// A market card that has come up.
struct ShownCard {
    std::optional<deepblue::Gem> gem;
    bool moved = false;  // false also if the supply had none of the colour
    friend bool operator==(const ShownCard&, const ShownCard&) = default;
};

/// The cards that come up one after another for one reason: the set-up, a recruit, a refresh.
struct RevealRun {
    deepblue::Occasion occasion{};
    bool has_begun = false;
    std::size_t begin = 0;  // how many actions there were before the recruit or refresh
    int bag_before = 0;
    std::vector<ShownCard> shown;
    int due = 0;
    [[nodiscard]] int total() const { return static_cast<int>(shown.size()) + due; }
};

/// The run of reveals that the game is in, or that has just come to its end.
[[nodiscard]] RevealRun latest_run(const session::Session& session);

/// The run that would begin with `action`, a recruit or a refresh that is allowed.
[[nodiscard]] RevealRun run_to_begin(const session::Session& session, const deepblue::Action& action);

/// A remembered card as it comes up in the market.
[[nodiscard]] deepblue::MarketCard market_card(const session::KnownCard& card);

}  // namespace desktop
