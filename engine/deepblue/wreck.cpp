#include "engine/deepblue/wreck.h"

#include "engine/deepblue/word_list.h"

namespace deepblue {
namespace {

constexpr WordList<Spot, kSpots> kWords{{"red", "gold", "silver", "black", "blue", "black_or_blue"}};

}  // namespace

std::string_view id(Spot spot) {
    return kWords.word(spot);
}

std::optional<Spot> spot_from_id(std::string_view word) {
    return kWords.value(word);
}

}  // namespace deepblue
