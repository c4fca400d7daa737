#include "engine/deepblue/action.h"

#include <cassert>

#include "engine/deepblue/word_list.h"

namespace deepblue {
namespace {

constexpr WordList<ActionKind, kActionKinds> kWords{{"start", "reveal", "recruit", "refresh", "sail", "rest", "scatter",
                                                     "dive", "draw", "protect", "surface", "play", "stop", "crew",
                                                     "correct", "recount", "end"}};

static_assert(std::variant_size_v<Action> == kActionKinds + 1, "every action but the Stranger's has a word");

}  // namespace

std::string_view id(ActionKind kind) {
    return kWords.word(kind);
}

std::optional<ActionKind> action_kind_from_id(std::string_view word) {
    return kWords.value(word);
}

ActionKind kind(const Action& action) {
    assert(action.index() < kActionKinds);
    return static_cast<ActionKind>(action.index());
}

}  // namespace deepblue
