#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deepblue {

/// A place at the table. Not an index: only to be compared.
enum class Seat : std::uint8_t {};

/// The colour of a player's boats.
enum class Colour : std::uint8_t { Green, Orange, Yellow, Violet, White, Red, Blue, Grey };

inline constexpr std::size_t kColours = 8;

[[nodiscard]] std::string_view id(Colour colour);
[[nodiscard]] std::optional<Colour> colour_from_id(std::string_view word);

/// P1: who sits at the table.
struct Player {
    std::string name;
    Colour colour{};
    friend bool operator==(const Player&, const Player&) = default;
};

/// The players clockwise. The only thing that turns a Seat into a person and back.
class Seating {
public:
    Seating() = default;
    explicit Seating(std::vector<Player> players) : players_(std::move(players)) {}

    [[nodiscard]] std::size_t size() const { return players_.size(); }
    [[nodiscard]] bool empty() const { return players_.empty(); }
    [[nodiscard]] const std::vector<Player>& players() const { return players_; }
    [[nodiscard]] const std::string& name(Seat seat) const { return players_[position(seat)].name; }
    [[nodiscard]] Colour colour(Seat seat) const { return players_[position(seat)].colour; }

    /// The seat of that very name, compared byte by byte.
    [[nodiscard]] std::optional<Seat> find(std::string_view name) const;
    /// Every seat, clockwise, beginning with `first`.
    [[nodiscard]] std::vector<Seat> clockwise_from(Seat first) const;
    [[nodiscard]] std::vector<Seat> all() const { return clockwise_from(Seat{}); }
    /// Who sits to the left of `seat`.
    [[nodiscard]] Seat next(Seat seat) const;

    friend bool operator==(const Seating&, const Seating&) = default;

private:
    static std::size_t position(Seat seat) { return static_cast<std::size_t>(seat); }

    std::vector<Player> players_;
};

/// One value for each seat.
template <class Value>
class PerSeat {
public:
    PerSeat() = default;
    PerSeat(std::size_t seats, Value value) : values_(seats, value) {}

    Value& operator[](Seat seat) { return values_[static_cast<std::size_t>(seat)]; }
    const Value& operator[](Seat seat) const { return values_[static_cast<std::size_t>(seat)]; }
    friend bool operator==(const PerSeat&, const PerSeat&) = default;

private:
    std::vector<Value> values_;
};

}  // namespace deepblue
