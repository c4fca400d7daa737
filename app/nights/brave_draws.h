#pragma once

#include <cstdint>
#include <vector>

#include "app/session/chances.h"
#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace nights {

/// How the leader came through what a draw brought.
enum class Answer : std::uint8_t { NotAsked, Spot, Card, Surfaced };

/// A draw that a leader could have left out, and how it went.
struct BraveDraw {
    int dive = 0;  // counted from 1
    deepblue::Seat leader{};
    session::Chance chance;
    std::vector<deepblue::Gem> gems;
    deepblue::Source by{};
    Answer answer{};
    int vp = 0;  // what the dive paid the leader in the end
    friend bool operator==(const BraveDraw&, const BraveDraw&) = default;
};

inline constexpr std::size_t kBravest = 3;

/// Whether `one` was the braver one.
[[nodiscard]] bool is_braver(const BraveDraw& one, const BraveDraw& other);

/// Collects the bravest draws of a game: the first three of all and the first three of the app's.
class BraveDraws {
public:
    /// Told every action with the table before and after it.
    void tell(const deepblue::Table& before, const deepblue::Action& action, const deepblue::Table& after);

    /// The bravest first; of equal ones the first that was drawn.
    [[nodiscard]] std::vector<BraveDraw> bravest() const;

private:
    void begin(const deepblue::Table& before, const deepblue::Draw& draw);
    void end(const deepblue::Table& after);

    std::vector<BraveDraw> all_;
    std::size_t paid_ = 0;  // those of dives that ended
    bool is_open_ = false;  // the last one is still to be answered
};

}  // namespace nights
