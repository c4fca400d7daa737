#include "app/session/crew_hands.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/session/replay.h"
#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;

constexpr int kStartCrewVp = 2;

/// What the actions tell of the named cards.
struct Shown {
    std::map<std::string, Seat> holders;    // who played it
    std::map<std::string, CrewCard> cards;  // as it was told
    std::set<std::string> in_reach;         // lay in the row when the player took a card
    [[nodiscard]] bool is_of_another(const std::string& name, Seat seat) const {
        const auto holder = holders.find(name);
        return holder != holders.end() && holder->second != seat;
    }
};

/// What may lie in the row, by the actions so far; nobody enters who took which card.
class Row {
public:
    /// The names of the cards that `action` lets `seat` choose from.
    std::set<std::string> offered_by(const Action& action, Seat seat) {
        const bool takes = std::exchange(takes_refreshed_, false);
        if (const auto* reveal = std::get_if<Reveal>(&action)) return lay(*reveal, takes);
        if (const auto* recruit = std::get_if<Recruit>(&action); recruit && recruit->seat == seat) return names_;
        if (const auto* refresh = std::get_if<Refresh>(&action)) {
            names_.clear();  // M4: all four are discarded
            revealed_ = 0;
            takes_refreshed_ = refresh->seat == seat;
        }
        return {};
    }

private:
    /// Of the cards a refresh turns up, its player takes one; the last one only fills the row.
    std::set<std::string> lay(const Reveal& reveal, bool takes) {
        if (reveal.card && reveal.card->name) names_.insert(*reveal.card->name);
        takes_refreshed_ = takes && ++revealed_ < kRow;
        return takes ? names_ : std::set<std::string>();
    }

    std::set<std::string> names_;
    int revealed_ = 0;
    bool takes_refreshed_ = false;
};

Shown shown_by(std::span<const Action> actions, Seat seat) {
    Shown shown;
    Row row;
    for (const Action& action : actions) {
        if (const auto* play = std::get_if<Play>(&action); play && play->card.name) {
            shown.holders[*play->card.name] = play->seat;
            shown.cards[*play->card.name] = play->card;
        }
        if (const auto* reveal = std::get_if<Reveal>(&action); reveal && reveal->card && reveal->card->name) {
            const MarketCard& card = *reveal->card;
            if (card.vp) shown.cards.emplace(*card.name, CrewCard{*card.vp, card.needs, card.name});
        }
        shown.in_reach.merge(row.offered_by(action, seat));
    }
    return shown;
}

Holding holding(const Shown& shown, const std::string& name, Seat seat) {
    const auto holder = shown.holders.find(name);
    if (holder != shown.holders.end() && holder->second == seat) return Holding::Certain;
    return shown.in_reach.contains(name) ? Holding::Possible : Holding::Unseen;
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
