#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/learn/hints.h"

namespace learn {

/// A moment of a game: nothing has happened between two equal ones. While a dive is set up the game stands still, and
/// whoever is asked makes the difference.
struct Moment {
    std::optional<journal::GameId> game;
    std::size_t step = 0;
    std::optional<deepblue::Seat> asked;
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// The one hint of a moment. It stays until the game goes on; then its player has seen it and it is gone for good.
class HintNow {
public:
    explicit HintNow(journal::Journal& journal) : hints_(journal) {}

    /// Off means that no hint is due; what was seen is kept.
    void switch_on(bool on) { hints_.switch_on(on); }

    /// The first of `hints` whose player has not seen it before this moment.
    [[nodiscard]] std::optional<Hint> at(const Moment& moment, const std::vector<Hint>& hints,
                                         const deepblue::Seating& seats);
    /// All hints come once more, for everyone.
    void forget();

private:
    Hints hints_;
    std::optional<Moment> moment_;
    std::optional<Hint> shown_;
    deepblue::Seating seats_;  // of the hint that is shown
};

}  // namespace learn
