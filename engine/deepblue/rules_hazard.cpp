#include <algorithm>

#include "engine/deepblue/rule_parts.h"

namespace deepblue::parts {
namespace {

Spot plain_spot(Gem hazard) {
    return hazard == Gem::Black ? Spot::Black : Spot::Blue;
}

/// The spot that would protect, the plain one before black-or-blue (H5), or the end.
std::vector<Spot>::const_iterator protecting_spot(const std::vector<Spot>& spots, Gem hazard) {
    const auto plain = std::find(spots.begin(), spots.end(), plain_spot(hazard));
    return plain != spots.end() ? plain : std::find(spots.begin(), spots.end(), Spot::BlackOrBlue);
}

Verdict wrong_colours(const GemCounts& open, const std::vector<Shield>& with) {
    GemCounts left = open;
    for (const Shield& shield : with) {
        if (left[shield.against] == 0) return WrongColourAnswered{shield.against};
        --left[shield.against];
    }
    return kAllowed;
}

Verdict spots_missing(const Diver& diver, const std::vector<Shield>& with) {
    std::vector<Spot> left = diver.spots;
    for (const Shield& shield : with) {
        if (shield.by != Means::Spot) continue;
        const auto spot = protecting_spot(left, shield.against);
        if (spot == left.end()) return NoProtectingSpot{diver.seat, shield.against};
        left.erase(spot);
    }
    return kAllowed;
}

/// The dive after the player who is asked has answered: the next one clockwise is asked, or all have answered.
Dive ask_next(Dive dive) {
    auto& answering = std::get<Answering>(dive.phase);
    const auto is_asked = [&](const Diver& diver) { return diver.seat == answering.asked; };
    const auto asked = std::find_if(dive.divers.begin(), dive.divers.end(), is_asked);
    const auto next = std::find_if(asked + 1, dive.divers.end(), [](const Diver& diver) { return !diver.surfaced; });
    if (next != dive.divers.end()) {
        answering.asked = next->seat;
    } else if (dive.leader().surfaced) {
        dive.phase = LastCards{};  // H9, H10
    } else {
        dive.phase = Deciding{};
    }
    return dive;
}

}  // namespace

Dive ask_leader(Dive dive, const GemCounts& open) {
    dive.phase = Answering{open, dive.leader().seat};
    return dive;
}

Verdict why_not(const Table& table, const Protect& act) {
    const Dive& dive = *table.dive();
    const auto* answering = std::get_if<Answering>(&dive.phase);
    if (!answering) return NothingToProtectFrom{};
    const int needed = answering->open.total();
    if (static_cast<int>(act.with.size()) != needed) return WrongNumberOfAnswers{needed};
    if (auto reason = wrong_colours(answering->open, act.with)) return reason;
    return spots_missing(*dive.find(act.seat), act.with);
}

Table after(Table table, const Protect& act) {
    Dive& dive = *table.dive();
    auto& spots = dive.find(act.seat)->spots;
    for (const Shield& shield : act.with) {
        if (shield.by == Means::Spot) spots.erase(protecting_spot(spots, shield.against));
    }
    dive = ask_next(std::move(dive));
    return table;
}

Verdict why_not(const Table& table, const Surface&) {
    if (!std::holds_alternative<Answering>(table.dive()->phase)) return NoReasonToSurface{};
    return kAllowed;
}

Table after(Table table, const Surface& act) {
    Dive& dive = *table.dive();
    dive.find(act.seat)->surfaced = true;  // H7: card VP from before stay
    dive = ask_next(std::move(dive));
    return table;
}

}  // namespace deepblue::parts
