#include "app/session/answers.h"

#include <algorithm>
#include <map>

namespace session {
namespace {

using namespace deepblue;

AnswerState state_of(const Protect& act) {
    const auto uses = [&](Means means) {
        return std::any_of(act.with.begin(), act.with.end(), [&](const Shield& shield) { return shield.by == means; });
    };
    if (uses(Means::Spot) && uses(Means::Card)) return AnswerState::UsedBoth;
    return uses(Means::Spot) ? AnswerState::UsedSpot : AnswerState::PlayedCard;
}

/// What was answered since the last draw.
std::map<Seat, AnswerState> given(std::span<const Action> actions) {
    std::map<Seat, AnswerState> answers;
    for (auto at = actions.rbegin(); at != actions.rend() && !std::holds_alternative<Draw>(*at); ++at) {
        if (const auto* protect = std::get_if<Protect>(&*at)) answers[protect->seat] = state_of(*protect);
        if (const auto* surface = std::get_if<Surface>(&*at)) answers[surface->seat] = AnswerState::Surfaced;
    }
    return answers;
}

}  // namespace

std::vector<DiverAnswer> answers_so_far(const Dive& dive, std::span<const Action> actions) {
    const auto answers = given(actions);
    const auto& answering = std::get<Answering>(dive.phase);
    std::vector<DiverAnswer> all;
    for (const Diver& diver : dive.divers) {
        const auto answer = answers.find(diver.seat);
        AnswerState state = AnswerState::ToCome;
        if (answer != answers.end())
            state = answer->second;
        else if (diver.surfaced)
            state = AnswerState::UpBefore;
        else if (diver.seat == answering.asked)
            state = AnswerState::AskedNow;
        all.push_back({diver.seat, state});
    }
    return all;
}

}  // namespace session
