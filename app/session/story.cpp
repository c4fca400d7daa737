#include "app/session/story.h"

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;

/// Whose action it is: the one it names, else the player on turn.
class Actor {
public:
    explicit Actor(const Table& before) : before_(before) {}

    std::optional<Seat> operator()(const BeginDive& act) const { return act.leader; }
    std::optional<Seat> operator()(const Recount&) const { return std::nullopt; }
    std::optional<Seat> operator()(const EndGame&) const { return std::nullopt; }
    template <class Act>
    std::optional<Seat> operator()(const Act& act) const {
        if constexpr (requires { act.seat; }) {
            return act.seat;
        } else {
            return is_set_up() ? std::nullopt : before_.turn();
        }
    }

private:
    [[nodiscard]] bool is_set_up() const {
        const auto* reveals = std::get_if<Revealing>(&before_.stage);
        return reveals && reveals->occasion == Occasion::SetUp;
    }

    const Table& before_;
};

/// Whether the action is what the player on turn does with the turn (P6); book-keeping is not.
bool takes_the_turn(const Table& before, const Action& action) {
    const auto is_turn_action = []<class Act>(const Act&) {
        return std::is_same_v<Act, Recruit> || std::is_same_v<Act, Refresh> || std::is_same_v<Act, Sail> ||
               std::is_same_v<Act, Rest> || std::is_same_v<Act, BeginDive>;
    };
    return std::holds_alternative<Choosing>(before.stage) && std::visit(is_turn_action, action);
}

/// The gem that the action brought from the supply into the bag.
std::optional<Gem> added_gem(const Table& before, const Action& action) {
    const auto* reveal = std::get_if<Reveal>(&action);
    return reveal && !adds_nothing(before, *reveal) ? reveal->gem : std::nullopt;
}

}  // namespace

Story story_of(std::span<const Action> actions) {
    Story story;
    Table table;
    int turns_taken = 0;
    for (const Action& action : actions) {
        if (takes_the_turn(table, action)) ++turns_taken;
        const auto by = std::visit(Actor(table), action);
        if (const auto gem = added_gem(table, action)) story.added.push_back({*gem, by, turns_taken});
        story.actions.push_back({action, by, turns_taken});
        table = deepblue::apply(std::move(table), action);
    }
    story.turn = turns_taken + (std::holds_alternative<Choosing>(table.stage) ? 1 : 0);
    return story;
}

}  // namespace session
