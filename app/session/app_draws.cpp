#include "app/session/app_draws.h"

#include <algorithm>

#include "app/session/fairness.h"
#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;
using Completed = std::variant<Action, Refusal>;

/// Draws for one line, which may have asked for more mixing than there was.
class AppDraw {
public:
    AppDraw(const BagState& bag, int asked_mixes) : bag_(bag), mixed_(std::max(asked_mixes, mixed_before())) {}

    [[nodiscard]] int mixed() const { return mixed_; }

    /// So many gems, or as many as there are.
    [[nodiscard]] std::vector<Gem> gems(int wanted) const {
        auto counter = count_draws(bag_.actions);
        counter.mixed(static_cast<std::uint64_t>(mixed_));
        return draw_gems(bag_.seed, counter, bag_.table.bag, std::min(wanted, bag_.table.bag.total()));
    }

private:
    [[nodiscard]] int mixed_before() const {
        const auto found = bag_.mixes.find(next_number(bag_.actions));
        return found == bag_.mixes.end() ? 0 : found->second;
    }

    const BagState& bag_;
    int mixed_;
};

Completed complete(const DrawAsked& asked, const BagState& bag) {
    const AppDraw app(bag, asked.mixed);
    const int wanted = bag.table.dive() ? pull_size(bag.table) : 0;
    return Action(Draw{app.gems(wanted), Source::App, app.mixed()});
}

Completed complete(const ScatterAsked& asked, const BagState& bag) {
    if (const auto violation = check(bag.table, Scatter{})) return Refusal(*violation);
    if (asked.count > bag.table.bag.total()) return Refusal(BagHoldsFewer{asked.count});
    const AppDraw app(bag, asked.mixed);
    return Action(Scatter{app.gems(asked.count), Source::App, app.mixed()});
}

/// Whether gems that the app is said to have drawn are others than it draws.
template <class GemsFromTheBag>
bool is_made_up(const GemsFromTheBag& act, const BagState& bag) {
    if (act.by != Source::App) return false;
    const AppDraw app(bag, act.mixed);
    return act.mixed != app.mixed() || act.gems != app.gems(static_cast<int>(act.gems.size()));
}

Completed complete(const Action& action, const BagState& bag) {
    if (const auto violation = check(bag.table, action)) return Refusal(*violation);
    const auto* draw = std::get_if<Draw>(&action);
    const auto* scatter = std::get_if<Scatter>(&action);
    const bool made_up = (draw && is_made_up(*draw, bag)) || (scatter && is_made_up(*scatter, bag));
    return made_up ? Completed(Refusal(NotWhatTheAppDraws{})) : Completed(action);
}

}  // namespace

std::uint64_t next_number(std::span<const Action> actions) {
    return count_draws(actions).next();
}

std::variant<Action, Refusal> complete(const Line& line, const BagState& bag) {
    return std::visit([&](const auto& said) { return complete(said, bag); }, line);
}

}  // namespace session
