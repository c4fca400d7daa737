#include <algorithm>

#include "app/session/fairness.h"
#include "app/session/replay.h"
#include "app/session/session.h"
#include "engine/chance/commitment.h"
#include "engine/chance/pick.h"

// What a session has to do with chance: seeds, mixing, and the gem that would have come next.
namespace session {
namespace {

using namespace deepblue;

/// The setting that says that the gem after the stop at that step was shown.
std::string next_shown(std::size_t step) {
    return "next_shown/" + std::to_string(step);
}

/// Whether the last gems of a dive were drawn by the app.
bool app_drew_last(std::span<const Action> dive) {
    const auto is_draw = [](const Action& action) { return std::holds_alternative<Draw>(action); };
    const auto last = std::find_if(dive.rbegin(), dive.rend(), is_draw);
    return last != dive.rend() && std::get<Draw>(*last).by == Source::App;
}

bool is_stop(const Action& action) {
    return std::holds_alternative<Stop>(action);
}

}  // namespace

const chance::Seed& Session::seed() {
    return seed_ && !table_.over() ? *seed_ : next_seed_.seed();
}

std::string Session::commitment() {
    return chance::commitment(seed());
}

void Session::mix_again() {
    if (!game_) return;
    const auto number = next_number(actions_);
    journal::Step step(journal_);
    set_mixes(step, number, mixes_before(number) + 1);
    commit(step);
}

std::optional<Gem> Session::show_next() {
    if (actions_.empty() || !is_stop(actions_.back())) return std::nullopt;
    const auto before_stop = std::span<const Action>(actions_).first(actions_.size() - 1);
    const GemCounts bag = replay(before_stop).bag;
    if (!app_drew_last(before_stop) || bag.empty()) return std::nullopt;
    journal::Step step(journal_);
    step->notes.set(*game_, next_shown(actions_.size()), "");
    step.commit();
    auto counter = count_draws(before_stop);
    counter.mixed(static_cast<std::uint64_t>(mixes_before(counter.next())));
    return draw_gems(*seed_, counter, bag, 1).front();
}

/// Called when the last action is taken back: a gem that everyone has seen must not be the next one drawn.
void Session::mix_if_next_was_shown(journal::Step& step) {
    if (!step->notes.settings(*game_).contains(next_shown(actions_.size()))) return;
    const auto number = next_number(std::span<const Action>(actions_).first(actions_.size() - 1));
    set_mixes(step, number, mixes_before(number) + 1);
    step->notes.unset(*game_, next_shown(actions_.size()));
}

std::size_t Session::pick_first(std::size_t players, int time) {
    const auto topic = chance::Topic::first(static_cast<std::uint64_t>(time));
    return chance::pick(next_seed_.seed(), topic, players);
}

Scenario Session::pick_scenario(int time) {
    const auto topic = chance::Topic::scenario(static_cast<std::uint64_t>(time));
    return static_cast<Scenario>(chance::pick(next_seed_.seed(), topic, kScenarios));
}

}  // namespace session
