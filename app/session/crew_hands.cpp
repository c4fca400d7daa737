#include "app/session/crew_hands.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/session/replay.h"
#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;

constexpr int kStartCrewVp = 2;

/// What the actions tell of the named cards.
struct Shown {
    std::map<std::string, Seat> holders;         // who played it
    std::map<std::string, std::size_t> came_up;  // when it was revealed first
    std::map<std::string, CrewCard> cards;       // as it was told
    std::optional<std::size_t> recruited;        // when the player took a card last
    [[nodiscard]] bool is_of_another(const std::string& name, Seat seat) const {
        const auto holder = holders.find(name);
        return holder != holders.end() && holder->second != seat;
    }
};

/// A refresh turns up the cards it takes from, so what comes up until the next action counts.
std::size_t end_of_reveals(std::span<const Action> actions, std::size_t from) {
    while (from < actions.size() && std::holds_alternative<Reveal>(actions[from])) ++from;
    return from;
}

Shown shown_by(std::span<const Action> actions, Seat seat) {
    Shown shown;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (const auto* play = std::get_if<Play>(&actions[i]); play && play->card.name) {
            shown.holders[*play->card.name] = play->seat;
            shown.cards[*play->card.name] = play->card;
        }
        if (const auto* reveal = std::get_if<Reveal>(&actions[i]); reveal && reveal->card && reveal->card->name) {
            const MarketCard& card = *reveal->card;
            shown.came_up.emplace(*card.name, i);
            if (card.vp) shown.cards.emplace(*card.name, CrewCard{*card.vp, card.needs, card.name});
        }
        if (const auto* recruit = std::get_if<Recruit>(&actions[i]); recruit && recruit->seat == seat)
            shown.recruited = i;
        if (const auto* refresh = std::get_if<Refresh>(&actions[i]); refresh && refresh->seat == seat)
            shown.recruited = end_of_reveals(actions, i + 1);
    }
    return shown;
}

Holding holding(const Shown& shown, const std::string& name, Seat seat) {
    const auto holder = shown.holders.find(name);
    if (holder != shown.holders.end() && holder->second == seat) return Holding::Certain;
    const auto came = shown.came_up.find(name);
    const bool in_time = came != shown.came_up.end() && shown.recruited && came->second < *shown.recruited;
    return in_time ? Holding::Possible : Holding::Unseen;
}

CrewCard as_played(const KnownCard& card) {
    return {.vp = card.vp, .needs = card.needs, .name = card.name};
}

bool was_used(const std::vector<UsedCard>& used, const CrewCard& card) {
    return std::any_of(used.begin(), used.end(), [&](const UsedCard& other) {
        if (other.against) return false;
        return card.name ? other.card.name == card.name : other.card == card;
    });
}

std::span<const Action> last_dive(std::span<const Action> actions) {
    std::size_t from = actions.size();
    while (from > 0 && !std::holds_alternative<BeginDive>(actions[from - 1])) --from;
    return actions.subspan(from);
}

}  // namespace

CrewCard start_crew_card() {
    return {.vp = kStartCrewVp, .needs = Condition{Gem::Gold, 1}, .name = std::nullopt};
}

bool is_start_crew(const CrewCard& card) {
    return card == start_crew_card();
}

std::vector<UsedCard> used_in_dive(std::span<const Action> actions, Seat seat) {
    std::vector<UsedCard> used;
    for (const Action& action : last_dive(actions)) {
        if (const auto* play = std::get_if<Play>(&action); play && play->seat == seat)
            used.push_back({play->card, std::nullopt});
        const auto* protect = std::get_if<Protect>(&action);
        if (!protect || protect->seat != seat) continue;
        for (const Shield& shield : protect->with)
            if (shield.by == Means::Card) used.push_back({{}, shield.against});
    }
    return used;
}

std::vector<HeldCard> cards_of(std::span<const Action> actions, const std::vector<Remembered<KnownCard>>& known,
                               Seat seat) {
    const Shown shown = shown_by(actions, seat);
    std::vector<HeldCard> cards{{start_crew_card(), Holding::Certain}};
    std::set<std::string> taken;
    for (const auto& card : known) {
        taken.insert(card.what.name);
        if (card.what.protects || shown.is_of_another(card.what.name, seat)) continue;
        cards.push_back({as_played(card.what), holding(shown, card.what.name, seat)});
    }
    for (const auto& [name, card] : shown.cards)
        if (!taken.contains(name) && !shown.is_of_another(name, seat))
            cards.push_back({card, holding(shown, name, seat)});
    std::stable_sort(cards.begin(), cards.end(),
                     [](const HeldCard& a, const HeldCard& b) { return a.holding < b.holding; });
    return cards;
}

std::vector<HeldCard> fitting_cards(const Table& table, std::span<const Action> actions,
                                    const std::vector<Remembered<KnownCard>>& known, Seat seat) {
    const auto used = used_in_dive(actions, seat);
    std::vector<HeldCard> cards = cards_of(actions, known, seat);
    std::erase_if(cards, [&](const HeldCard& held) {
        return was_used(used, held.card) || check(table, Play{seat, held.card});
    });
    return cards;
}

bool card_newly_fits(std::span<const Action> actions, const std::vector<Remembered<KnownCard>>& known) {
    const auto lays_gems = [](const Action& action) {
        return std::holds_alternative<Draw>(action) || std::holds_alternative<BeginDive>(action);
    };
    if (actions.empty() || !lays_gems(actions.back())) return false;
    const Table before = replay(actions.first(actions.size() - 1));
    const Table now = deepblue::apply(before, actions.back());
    if (!now.dive()) return false;
    for (const Diver& diver : now.dive()->divers) {
        for (const HeldCard& held : fitting_cards(now, actions, known, diver.seat))
            if (held.holding == Holding::Certain && check(before, Play{diver.seat, held.card})) return true;
    }
    return false;
}

int scenario_bonus(const Table& table, const Play& play) {
    const auto bonus = [&](const Table& at) {
        for (const Pay& pay : score(*at.dive(), at.scenario, at.rules).pay)
            if (pay.seat == play.seat) return pay.scenario;
        return 0;
    };
    return bonus(deepblue::apply(table, play)) - bonus(table);
}

}  // namespace session
