#include "engine/deepblue/player.h"

#include "engine/deepblue/word_list.h"

namespace deepblue {
namespace {

constexpr WordList<Colour, kColours> kWords{{"green", "orange", "yellow", "violet", "white", "red", "blue", "grey"}};

}  // namespace

std::string_view id(Colour colour) {
    return kWords.word(colour);
}

std::optional<Colour> colour_from_id(std::string_view word) {
    return kWords.value(word);
}

std::optional<Seat> Seating::find(std::string_view name) const {
    for (std::size_t i = 0; i < players_.size(); ++i) {
        if (players_[i].name == name) return static_cast<Seat>(i);
    }
    return std::nullopt;
}

std::vector<Seat> Seating::clockwise_from(Seat first) const {
    std::vector<Seat> seats;
    Seat seat = first;
    for (std::size_t i = 0; i < players_.size(); ++i, seat = next(seat)) seats.push_back(seat);
    return seats;
}

Seat Seating::next(Seat seat) const {
    return static_cast<Seat>((position(seat) + 1) % players_.size());
}

}  // namespace deepblue
