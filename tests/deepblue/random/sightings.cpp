#include "tests/deepblue/random/sightings.h"

#include <algorithm>
#include <array>

#include "engine/deepblue/game_file.h"

namespace deepblue {
namespace {

template <class Act>
const Act* did(const Step& step) {
    return std::get_if<Act>(&step.action);
}

template <class Phase>
bool in_phase(const Table& table) {
    return table.dive() && std::holds_alternative<Phase>(table.dive()->phase);
}

std::ptrdiff_t still_in(const Table& table) {
    const auto& divers = table.dive()->divers;
    return std::count_if(divers.begin(), divers.end(), [](const Diver& diver) { return !diver.surfaced; });
}

bool closes_with_nobody_in(const Step& step) {
    return did<Stop>(step) && in_phase<LastCards>(step.before) && still_in(step.before) == 0;
}
bool others_close_without_leader(const Step& step) {
    return did<Stop>(step) && in_phase<LastCards>(step.before) && still_in(step.before) > 0;
}
bool card_after_leader_surfaced(const Step& step) {
    return did<Play>(step) && in_phase<LastCards>(step.before);
}
bool leader_goes_on_alone(const Step& step) {
    return did<Draw>(step) && step.before.dive()->divers.size() > 1 && still_in(step.before) == 1;
}
bool spot_protects(const Step& step) {
    const auto by_spot = [](const Shield& shield) { return shield.by == Means::Spot; };
    const auto* protect = did<Protect>(step);
    return protect && std::any_of(protect->with.begin(), protect->with.end(), by_spot);
}
bool bag_drawn_empty(const Step& step) {
    return did<Draw>(step) && step.after.bag.empty();
}
bool stops_without_a_gem(const Step& step) {
    return did<Stop>(step) && step.before.dive()->drawn.empty();
}
bool deck_used_up(const Step& step) {
    return did<Reveal>(step) && step.after.market.deck == 0;
}
bool hires_without_reveal(const Step& step) {
    return did<Recruit>(step) && step.before.market.deck == 0;
}
bool row_used_up(const Step& step) {
    return did<Recruit>(step) && step.after.market.row == 0 && step.after.market.deck == 0;
}
bool short_refresh(const Step& step) {
    return did<Refresh>(step) && step.before.market.deck < 5;
}
bool nothing_moved(const Step& step) {
    return did<Reveal>(step) && adds_nothing(step.before, *did<Reveal>(step));
}
bool last_ordinary_wreck(const Step& step) {
    return step.before.wrecks.ordinary < kOrdinaryWrecks && step.after.wrecks.ordinary == kOrdinaryWrecks;
}
bool fourth_city_wreck(const Step& step) {
    return did<Stop>(step) && step.after.over();
}
bool ended_early(const Step& step) {
    return did<EndGame>(step) != nullptr;
}
bool place_shared(const Step& step) {
    const auto ranks = step.after.over() ? ranking(step.after) : std::vector<Rank>{};
    return std::any_of(ranks.begin(), ranks.end(), [](const Rank& rank) { return rank.seats.size() > 1; });
}
bool chest_below_nothing(const Step& step) {
    const auto seats = step.after.seats.all();
    return std::any_of(seats.begin(), seats.end(), [&](Seat seat) { return step.after.chests[seat] < 0; });
}

bool pairs_with_one_left(const Step& step) {
    return did<Draw>(step) && step.before.dive()->wreck.city && step.before.bag.total() == 1;
}
bool two_to_answer(const Step& step) {
    return did<Protect>(step) && did<Protect>(step)->with.size() == 2;
}
bool scattered_hazard_warns(const Step& step) {
    const auto* dive = did<BeginDive>(step);
    return dive && dive->wreck.gem && is_hazard(*dive->wreck.gem);
}
bool scattered_gem_is_all(const Step& step) {
    return did<Stop>(step) && step.before.dive()->wreck.gem && step.before.dive()->drawn.size() == 1;
}
bool nothing_scattered(const Step& step) {
    return did<Scatter>(step) && did<Scatter>(step)->gems.empty();
}
bool storm_with_two(const Step& step) {
    const auto* storm = std::get_if<StormDue>(&step.after.stage);
    return did<Sail>(step) && storm && storm->dives == 2;
}
bool second_storm_dive(const Step& step) {
    return did<Stop>(step) && std::holds_alternative<StormDue>(step.after.stage);
}
bool storm_cut_short(const Step& step) {
    const auto* diving = std::get_if<Diving>(&step.before.stage);
    return did<Stop>(step) && step.after.over() && diving->storm_dives > 0;
}
bool city_dive_in_company(const Step& step) {
    const auto* dive = did<BeginDive>(step);
    return dive && dive->wreck.city && step.after.dive()->divers.size() > 1;
}
bool two_boats_surface(const Step& step) {
    const auto* up = did<Surface>(step);
    return up && step.before.dive()->wreck.city && step.before.dive()->find(up->seat)->boats == 2;
}

struct Rarity {
    const char* name;
    bool (*seen)(const Step&);
    std::optional<Scenario> only_in;
};

constexpr std::array kRarities{
    Rarity{"the leader surfaced and nobody is left in", closes_with_nobody_in, {}},
    Rarity{"the leader surfaced and others stay (H9)", others_close_without_leader, {}},
    Rarity{"a card after the leader surfaced (H10)", card_after_leader_surfaced, {}},
    Rarity{"the leader goes on alone (H11)", leader_goes_on_alone, {}},
    Rarity{"a spot protects (H5)", spot_protects, {}},
    Rarity{"the bag is drawn empty (W6)", bag_drawn_empty, {}},
    Rarity{"a dive stops without a gem, the bag being empty (W6)", stops_without_a_gem, {}},
    Rarity{"the deck is used up (M7)", deck_used_up, {}},
    Rarity{"a recruit without a reveal (M7)", hires_without_reveal, {}},
    Rarity{"the row is used up (M7)", row_used_up, {}},
    Rarity{"a refresh with fewer than five cards (M7)", short_refresh, {}},
    Rarity{"a gem the supply has not (M6)", nothing_moved, {}},
    Rarity{"the tenth ordinary wreck (P4)", last_ordinary_wreck, {}},
    Rarity{"the fourth city wreck (E1)", fourth_city_wreck, {}},
    Rarity{"the table ends the game", ended_early, {}},
    Rarity{"a shared place (E3)", place_shared, {}},
    Rarity{"a chest below nothing", chest_below_nothing, {}},
    Rarity{"pairs with one gem left (S1)", pairs_with_one_left, Scenario::TroubledWaters},
    Rarity{"two hazards answered at once (H13)", two_to_answer, Scenario::TroubledWaters},
    Rarity{"a scattered hazard is the warning (S3)", scattered_hazard_warns, Scenario::ScatteredWealth},
    Rarity{"a stop with the scattered gem alone (S3)", scattered_gem_is_all, Scenario::ScatteredWealth},
    Rarity{"nothing is scattered (S3)", nothing_scattered, Scenario::ScatteredWealth},
    Rarity{"a storm over two wrecks (S5)", storm_with_two, Scenario::StormIsComing},
    Rarity{"the second dive of a storm (S5)", second_storm_dive, Scenario::StormIsComing},
    Rarity{"the game ends before the second dive of a storm (E1)", storm_cut_short, Scenario::StormIsComing},
    Rarity{"company on a city wreck without a rush (S6)", city_dive_in_company, Scenario::DangerousReefs},
    Rarity{"two boats surface from a city wreck (S7)", two_boats_surface, Scenario::TreasureFilledRuins},
};

}  // namespace

void Sightings::note(const Step& step) {
    for (const Rarity& rarity : kRarities) {
        if (rarity.seen(step)) ++seen_[rarity.name];
    }
}

std::vector<std::string> Sightings::missing() const {
    std::vector<std::string> names;
    for (const Rarity& rarity : kRarities) {
        const bool possible = !rarity.only_in || rarity.only_in == scenario_;
        if (possible && !seen_.contains(rarity.name)) names.emplace_back(rarity.name);
    }
    return names;
}

}  // namespace deepblue
