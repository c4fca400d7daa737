#include "app/session/prompt.h"

#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;

bool may_stop(const Table& table) {
    return !check(table, Stop{});
}

Prompt of_phase(const Table& table, const Deciding&) {
    if (table.bag.empty()) return AskForStop{table.on_turn};
    const int gems = pull_size(table);
    if (may_stop(table)) return AskForDecision{table.on_turn, gems};
    return AskForFirstDraw{table.on_turn, gems};
}
Prompt of_phase(const Table&, const Answering& phase) {
    return AskForAnswer{phase.asked, phase.open};
}
Prompt of_phase(const Table& table, const LastCards&) {
    return AskForLastCards{table.on_turn};
}

Prompt of_stage(const Table&, const BeforeStart&) {
    return AskForGame{};
}
Prompt of_stage(const Table& table, const Revealing& stage) {
    return AskForReveal{table.on_turn, stage.occasion, stage.due};
}
Prompt of_stage(const Table& table, const Choosing&) {
    return AskForTurn{table.on_turn};
}
Prompt of_stage(const Table& table, const Scattering&) {
    return AskForScatter{table.on_turn};
}
Prompt of_stage(const Table& table, const StormDue& stage) {
    return AskForStormDive{table.on_turn, stage.dives};
}
Prompt of_stage(const Table& table, const Diving& diving) {
    return std::visit([&](const auto& phase) { return of_phase(table, phase); }, diving.dive.phase);
}
Prompt of_stage(const Table&, const Over&) {
    return GameEnded{};
}

}  // namespace

Prompt next_prompt(const Table& table) {
    return std::visit([&](const auto& stage) { return of_stage(table, stage); }, table.stage);
}

}  // namespace session
