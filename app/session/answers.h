#pragma once

#include <span>
#include <vector>

#include "engine/deepblue/action.h"
#include "engine/deepblue/dive.h"

namespace session {

/// How far a diver is with the hazard that is open.
enum class AnswerState { UsedSpot, PlayedCard, UsedBoth, Surfaced, UpBefore, AskedNow, ToCome };

/// Whether nothing is awaited of them any more.
[[nodiscard]] constexpr bool is_answered(AnswerState state) {
    return state != AnswerState::AskedNow && state != AnswerState::ToCome;
}

struct DiverAnswer {
    deepblue::Seat seat{};
    AnswerState state{};
    friend bool operator==(const DiverAnswer&, const DiverAnswer&) = default;
};

/// Everyone in the dive in the order they are asked. Requires that a hazard is open and `actions` led to it.
[[nodiscard]] std::vector<DiverAnswer> answers_so_far(const deepblue::Dive& dive,
                                                      std::span<const deepblue::Action> actions);

}  // namespace session
