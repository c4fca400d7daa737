#include "app/desktop/pages/recruit_run.h"

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using namespace deepblue;

std::optional<Occasion> occasion_of(const Action& action) {
    if (std::holds_alternative<Start>(action)) return Occasion::SetUp;
    if (std::holds_alternative<Recruit>(action)) return Occasion::Recruit;
    if (std::holds_alternative<Refresh>(action)) return Occasion::Refresh;
    return std::nullopt;
}

int due_at(const Table& table) {
    const auto prompt = session::next_prompt(table);
    const auto* ask = std::get_if<session::AskForReveal>(&prompt);
    return ask == nullptr ? 0 : ask->due;
}

}  // namespace

RevealRun latest_run(const session::Session& session) {
    RevealRun run;
    Table table;
    std::size_t number = 0;
    for (const Action& action : session.actions()) {
        if (const auto occasion = occasion_of(action))
            run = {.occasion = *occasion, .has_begun = true, .begin = number, .bag_before = table.bag.total()};
        if (const auto* reveal = std::get_if<Reveal>(&action))
            run.shown.push_back({reveal->gem, reveal->gem && !adds_nothing(table, *reveal)});
        table = apply(std::move(table), action);
        ++number;
    }
    run.due = due_at(table);
    return run;
}

MarketCard market_card(const session::KnownCard& card) {
    return {.vp = card.protects ? std::nullopt : std::optional(card.vp), .needs = card.needs, .name = card.name};
}

RevealRun run_to_begin(const session::Session& session, const Action& action) {
    const auto occasion = occasion_of(action);
    return {.occasion = occasion.value_or(Occasion::Recruit),
            .begin = session.actions().size(),
            .bag_before = session.table().bag.total(),
            .due = due_at(apply(session.table(), action))};
}

}  // namespace desktop
