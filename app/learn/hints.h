#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/learn/situation.h"
#include "engine/journal/journal.h"

namespace learn {

/// Which hints a player has not seen yet. Once seen a hint is gone for good, also in the next game.
class Hints {
public:
    explicit Hints(journal::Journal& journal);

    /// Off means that no hint is due; what was seen is kept.
    void switch_on(bool on) { on_ = on; }
    [[nodiscard]] bool is_on() const { return on_; }

    /// The first of `hints` whose player has not seen it.
    [[nodiscard]] std::optional<Hint> due(const std::vector<Hint>& hints, const deepblue::Seating& seats) const;
    /// The player has seen it.
    void retire(const Hint& hint, const deepblue::Seating& seats);
    /// All hints come once more, for everyone.
    void forget();

private:
    void keep();

    journal::Journal& journal_;
    std::set<std::string> seen_;
    bool on_ = true;
};

}  // namespace learn
