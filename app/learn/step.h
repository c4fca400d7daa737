#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/learn/phrase.h"
#include "engine/deepblue/action.h"

namespace learn {

using Actions = std::vector<deepblue::Action>;

/// What kind of thing the learner can tap. The first six are the buttons of a real dive and have their keys.
enum class ChoiceKind : std::uint8_t { Draw, Stop, Surface, UseSpot, UseCard, PlayCard, Answer, GoOn };

/// What is drawn beside the text.
enum class Scene : std::uint8_t {
    Table,  // what lies there: the payout, the dive board, the wreck before a dive, or else the bag
    Tiles,  // the wreck tiles; how they lie is seen once it was answered
    Bag
};

/// One thing the learner can tap.
struct Choice {
    ChoiceKind kind{};
    Phrase label;
    Actions plays;                 // what then happens at the table, in order
    std::optional<Phrase> taught;  // only of a wrong choice: why it is taken back
    std::string_view rule;         // the rule behind that
    Scene scene = Scene::Table;    // while it is on view

    [[nodiscard]] bool is_right() const { return !taught; }
};

/// One moment of a chapter: what is told, what is asked.
struct Step {
    std::string_view id;
    Phrase title;
    std::vector<Phrase> text;  // by paragraphs
    std::string_view rule;     // its text is the hint, and the answer to "Why is that?"
    std::vector<Choice> choices;
    deepblue::Seat you{};                     // whom the learner answers for
    std::optional<deepblue::BeginDive> site;  // before a dive: the wreck and the boats there
    std::size_t paid = 0;                     // how many numbers of the payout are on view
    bool goes_on = false;                     // counts as one step with the one before
    Scene scene = Scene::Table;
};

}  // namespace learn
