#include "app/session/dive_end.h"

#include <algorithm>

#include "app/session/replay.h"
#include "app/session/sealed.h"

namespace session {
namespace {

using namespace deepblue;

Source who_drew_last(std::span<const Action> actions) {
    const auto is_draw = [](const Action& action) { return std::holds_alternative<Draw>(action); };
    const auto last = std::find_if(actions.rbegin(), actions.rend(), is_draw);
    return last == actions.rend() ? Source::Hand : std::get<Draw>(*last).by;
}

/// How many actions there were with the stop that only corrections follow; 0 if there is none.
std::size_t until_last_stop(std::span<const Action> actions) {
    std::size_t end = actions.size();
    while (end > 0 && std::holds_alternative<Correct>(actions[end - 1])) --end;
    return end > 0 && std::holds_alternative<Stop>(actions[end - 1]) ? end : 0;
}

}  // namespace

bool has_just_ended(std::span<const Action> actions) {
    return until_last_stop(actions) > 0;
}

std::optional<EndedDive> ended_dive(std::span<const Action> actions) {
    const std::size_t end = until_last_stop(actions);
    if (end == 0) return std::nullopt;
    const auto until_stop = actions.first(end - 1);
    const Table before = sealed(replay(until_stop));
    EndedDive ended{before, who_drew_last(until_stop), PerSeat<int>(before.seats.size(), 0)};
    for (const Action& action : actions.subspan(end)) {
        const auto& correct = std::get<Correct>(action);
        ended.corrected[correct.seat] += correct.vp;
    }
    return ended;
}

}  // namespace session
