#pragma once

#include <cstdint>

namespace chance {

/// Whose hand took something out of the bag.
enum class DrawnBy : std::uint8_t { App, Hand };

/// Numbers the draws of a game. It is told what the effective lines say, in their order, and of each line
/// its `mixed` before what was drawn.
class DrawCounter {
public:
    /// A line says that the bag was mixed again that often; counts by hand too.
    void mixed(std::uint64_t times) { mixed_ += times; }

    /// So many were drawn.
    void drawn(DrawnBy by, std::uint64_t number = 1);

    /// A dive was stopped. What was shown as coming next is never drawn from again.
    void stopped() { ++stops_; }

    /// The n of the next one the app draws.
    [[nodiscard]] std::uint64_t next() const;

    friend bool operator==(const DrawCounter&, const DrawCounter&) = default;

private:
    std::uint64_t app_drawn_ = 0;
    std::uint64_t stops_ = 0;
    std::uint64_t mixed_ = 0;
};

}  // namespace chance
