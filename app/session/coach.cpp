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

std::optional<Advice> last_advice(std::span<const Action> actions, BestPlay& best_play) {
    const auto decides = [](const Action& action) {
        return std::holds_alternative<Draw>(action) || std::holds_alternative<Stop>(action);
    };
    const auto follows = [](const Action& action) {
        return std::holds_alternative<Protect>(action) || std::holds_alternative<Surface>(action) ||
               std::holds_alternative<Play>(action);
    };
    std::size_t last = actions.size();
    while (last > 0 && follows(actions[last - 1])) --last;
    if (last == 0 || !decides(actions[last - 1])) return std::nullopt;
    Table before;
    for (const Action& action : actions.first(last - 1)) before = apply(std::move(before), action);
    return advice_on(before, actions[last - 1], best_play);
}

}  // namespace session
