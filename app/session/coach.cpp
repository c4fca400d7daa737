#include "app/session/coach.h"

#include <utility>

#include "engine/deepblue/outlook.h"
#include "engine/deepblue/rules.h"

namespace session {

using namespace deepblue;

double Advice::given_up() const {
    return value.best - (taken == Choice::Draw ? value.draw : value.stop);
}

bool is_choice(const Table& table) {
    const Dive* dive = table.dive();
    return dive != nullptr && std::holds_alternative<Deciding>(dive->phase) && !table.bag.empty() &&
           !check(table, Stop{});
}

std::optional<Advice> advice_on(const Table& before, const Action& action, BestPlay& best_play, Protections in_hand) {
    const bool drew = std::holds_alternative<Draw>(action);
    if (!is_choice(before) || (!drew && !std::holds_alternative<Stop>(action))) return std::nullopt;
    return Advice{drew ? Choice::Draw : Choice::Stop, best_play.value(outlook_of_leader(before, in_hand))};
}

namespace {

/// What may come after a decision without being one. A number is also corrected while its dive is on view.
bool follows(const Action& action) {
    return std::holds_alternative<Protect>(action) || std::holds_alternative<Surface>(action) ||
           std::holds_alternative<Play>(action) || std::holds_alternative<Correct>(action);
}

Table after(std::span<const Action> actions) {
    Table table;
    for (const Action& action : actions) table = apply(std::move(table), action);
    return table;
}

}  // namespace

std::optional<Advice> last_advice(std::span<const Action> actions, BestPlay& best_play) {
    for (std::size_t last = actions.size(); last > 0; --last) {
        const Action& action = actions[last - 1];
        if (follows(action)) continue;
        const bool stopped = std::holds_alternative<Stop>(action);
        if (!stopped && !std::holds_alternative<Draw>(action)) return std::nullopt;
        const auto advice = advice_on(after(actions.first(last - 1)), action, best_play);
        // Who is up or has emptied the bag can only stop: the draw before was the last decision.
        if (advice || !stopped) return advice;
    }
    return std::nullopt;
}

}  // namespace session
