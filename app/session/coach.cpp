#include "app/session/coach.h"

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

std::optional<Advice> advice_on(const Table& before, const Action& action, BestPlay& best_play) {
    const bool drew = std::holds_alternative<Draw>(action);
    if (!is_choice(before) || (!drew && !std::holds_alternative<Stop>(action))) return std::nullopt;
    return Advice{drew ? Choice::Draw : Choice::Stop, best_play.value(outlook_of_leader(before))};
}

}  // namespace session
