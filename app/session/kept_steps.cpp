#include "app/session/kept_steps.h"

#include <algorithm>

#include "app/session/step_times.h"
#include "app/session/story.h"
#include "engine/deepblue/game_line.h"
#include "engine/journal/step.h"

namespace session {
namespace {

using namespace deepblue;
using journal::LineState;

constexpr std::string_view kSavePoint = "save_point/";

/// Whose action it is, as far as the action alone tells.
std::optional<Seat> named_in(const Action& action) {
    return std::visit(
        []<class Act>(const Act& act) -> std::optional<Seat> {
            if constexpr (requires { act.seat; }) return act.seat;
            return std::nullopt;
        },
        action);
}

/// The actions that count and, after them, those that can be brought back.
std::vector<Action> within_reach(const std::vector<KeptStep>& steps) {
    std::vector<Action> actions;
    for (const LineState state : {LineState::Effective, LineState::Undone})
        for (const KeptStep& step : steps)
            if (step.state == state) actions.push_back(step.action);
    return actions;
}

void count_steps(std::vector<KeptStep>& steps) {
    const Story story = story_of(within_reach(steps));
    std::size_t count = 0;
    for (const LineState state : {LineState::Effective, LineState::Undone}) {
        for (KeptStep& step : steps) {
            if (step.state != state) continue;
            step.by = story.actions[count].by;
            step.step = ++count;
        }
    }
}

/// What was taken back since the last dive that counts was stopped is not in the chests.
void mark_booked(std::vector<KeptStep>& steps) {
    const auto last_stop = std::find_if(steps.rbegin(), steps.rend(), [](const KeptStep& step) {
        return step.state == LineState::Effective && std::holds_alternative<Stop>(step.action);
    });
    std::for_each(last_stop, steps.rend(), [](KeptStep& step) { step.is_booked = true; });
}

std::size_t set_up_steps(const std::vector<Action>& actions) {
    const auto is_set_up = [](const Action& action) {
        return std::holds_alternative<Start>(action) || std::holds_alternative<Reveal>(action);
    };
    return static_cast<std::size_t>(std::find_if_not(actions.begin(), actions.end(), is_set_up) - actions.begin());
}

/// Those that the table gave a name, the newest first.
std::vector<SavePoint> named_points(const journal::Texts& settings, const std::vector<KeptStep>& steps) {
    std::vector<SavePoint> points;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const auto found = settings.find(std::string(kSavePoint) + std::to_string(step->number));
        if (found != settings.end() && step->step > 0) points.push_back({.step = step->step, .name = found->second});
    }
    return points;
}

std::optional<SavePoint> last_dive(const std::vector<Action>& actions) {
    std::optional<SavePoint> point;
    int dives = 0;
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (std::holds_alternative<BeginDive>(actions[i])) point = SavePoint{.step = i, .name = {}, .dive = ++dives};
    return point;
}

}  // namespace

std::vector<KeptStep> kept_steps(const journal::Journal& journal, const Session& session) {
    std::vector<KeptStep> steps;
    if (!session.game()) return steps;
    const auto lines = journal->lines.all(*session.game());
    const auto times = line_times(*journal, *session.game(), lines.size());
    Seating seats;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        KeptStep step{.number = lines[i].number, .state = lines[i].state, .action = read_action(lines[i].text, seats)};
        if (const auto* start = std::get_if<Start>(&step.action)) seats = Seating(start->seats);
        step.seats = seats;
        step.by = named_in(step.action);
        step.at = times[i];
        steps.push_back(std::move(step));
    }
    count_steps(steps);
    mark_booked(steps);
    return steps;
}

std::optional<journal::Seconds> saved_at(const journal::Journal& journal, const Session& session) {
    if (!session.game()) return std::nullopt;
    return line_times(*journal, *session.game(), 1).front();
}

std::vector<SavePoint> save_points(const journal::Journal& journal, const Session& session) {
    if (!session.game()) return {};
    const auto steps = kept_steps(journal, session);
    const auto actions = within_reach(steps);
    auto points = named_points(journal->notes.settings(*session.game()), steps);
    if (const auto dive = last_dive(actions)) points.push_back(*dive);
    if (!actions.empty()) points.push_back({.step = set_up_steps(actions)});
    return points;
}

void add_save_point(journal::Journal& journal, const Session& session, std::string_view name) {
    const auto steps = kept_steps(journal, session);
    const auto now = std::find_if(steps.rbegin(), steps.rend(),
                                  [](const KeptStep& step) { return step.state == LineState::Effective; });
    if (now == steps.rend()) return;
    journal::Step step(journal);
    step->notes.set(*session.game(), std::string(kSavePoint) + std::to_string(now->number), name);
    step.commit();
}

}  // namespace session
