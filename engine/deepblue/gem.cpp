#include "engine/deepblue/gem.h"

#include "engine/deepblue/word_list.h"

namespace deepblue {
namespace {

constexpr WordList<Gem, kGemKinds> kWords{{"black", "blue", "silver", "gold", "red", "green", "purple"}};

}  // namespace

std::string_view id(Gem gem) {
    return kWords.word(gem);
}

std::optional<Gem> gem_from_id(std::string_view word) {
    return kWords.value(word);
}

}  // namespace deepblue
