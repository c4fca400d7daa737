#include "app/learn/hint_now.h"

#include <utility>

namespace learn {

std::optional<Hint> HintNow::at(const Moment& moment, const std::vector<Hint>& hints, const deepblue::Seating& seats) {
    if (!hints_.is_on()) return std::nullopt;
    if (moment_ == moment) return shown_;
    moment_ = moment;
    const auto seen = std::exchange(shown_, std::nullopt);
    if (seen) hints_.retire(*seen, seats_);
    shown_ = hints_.due(hints, seats);
    seats_ = seats;
    return shown_;
}

void HintNow::forget() {
    moment_.reset();
    shown_.reset();
    hints_.forget();
}

}  // namespace learn
