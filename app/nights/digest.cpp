#include "app/nights/digest.h"

#include "app/nights/bag_sums.h"
#include "app/nights/calibration.h"
#include "app/nights/gem_luck.h"
#include "app/nights/micro.h"
#include "app/session/coach.h"
#include "engine/deepblue/odds.h"
#include "engine/deepblue/outlook.h"
#include "engine/deepblue/rules.h"

namespace nights {
namespace {

using namespace deepblue;

/// Goes through a game and keeps the numbers.
class Reckoner {
public:
    void tell(const Action& action) {
        if (const auto* draw = std::get_if<Draw>(&action)) before_draw(*draw);
        if (const auto* scatter = std::get_if<Scatter>(&action); scatter && scatter->by == Source::App)
            add_gems(game_.digest.sums, game_.table.bag, scatter->gems);
        Table before = game_.table;
        game_.table = deepblue::apply(std::move(game_.table), action);
        brave_.tell(before, action, game_.table);
        if (std::holds_alternative<Start>(action)) game_.measures = {game_.table.seats.size(), {}};
        if (const auto* surface = std::get_if<Surface>(&action)) surfaced(before, surface->seat);
        if (std::holds_alternative<Stop>(action)) ended();
    }

    [[nodiscard]] Reckoned result() && {
        game_.digest.brave = brave_.bravest();
        for (const Seat seat : game_.table.seats.all()) game_.digest.crew.push_back(game_.table.crew[seat]);
        game_.digest.sums[kGames] = 1;
        game_.digest.sums[kPlayedGames] = 1;
        return std::move(game_);
    }

private:
    void before_draw(const Draw& draw) {
        const Table& table = game_.table;
        for (const Diver& diver : table.dive()->divers)
            if (!diver.surfaced)
                game_.measures[diver.seat].expected += to_micro(chance_forced_up(outlook_of(table, diver), 1));
        count_luck(draw);
        if (session::is_choice(table)) {
            const bool answered = !hazards_to_answer(table.board(), GemCounts::of(draw.gems)).empty();
            add_decision(game_.digest.sums, session::chance_to_answer(table), answered, draw.by);
        }
        if (draw.by == Source::App) add_gems(game_.digest.sums, table.bag, draw.gems);
    }

    void count_luck(const Draw& draw) {
        const std::int64_t luck = to_micro(luck_.of(outlook_of_leader(game_.table), draw.gems));
        journal::Measures& leader = game_.measures[game_.table.dive()->leader().seat];
        leader.luck += luck;
        if (draw.by == Source::App) leader.proven_luck += luck;
    }

    void surfaced(const Table& before, Seat seat) {
        ++game_.measures[seat].hits;
        if (seat == before.dive()->leader().seat) ++game_.digest.busts;
    }

    void ended() {
        ++game_.digest.dives;
        for (const Pay& pay : game_.table.dives.back().pay) ++game_.measures[pay.seat].tries;
    }

    Reckoned game_;
    BraveDraws brave_;
    GemLuck luck_;
};

}  // namespace

Reckoned reckon(std::span<const Action> actions) {
    Reckoner reckoner;
    for (const Action& action : actions) reckoner.tell(action);
    return std::move(reckoner).result();
}

}  // namespace nights
