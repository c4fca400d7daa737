#include "app/words/result_words.h"

#include "app/session/danger.h"
#include "app/words/crew_cards_words.h"
#include "app/words/draw_words.h"
#include "app/words/hazard_words.h"
#include "app/words/list.h"
#include "app/words/log.h"
#include "app/words/names.h"

namespace words {
namespace {

using namespace deepblue;

wxString which_spot(Gem gem, const Language& in) {
    switch (gem) {
        // TRANSLATORS: goes on after a number of VP that the gems would have paid
        case Gem::Red: return in.say("with the red spot");
        case Gem::Gold: return in.say("with the gold spot");
        case Gem::Silver: return in.say("with the silver spot");
        default: return {};
    }
}

}  // namespace

wxString took_part(const Diver& diver, bool leads, const Language& in) {
    // TRANSLATORS: how a dive went for a player, below the name
    const wxString ended = diver.surfaced ? in.say("surfaced") : in.say("stayed");
    if (!leads) return ended;
    // TRANSLATORS: below the name of the player who led the dive; %s is "stayed" or "surfaced"
    return wxString::Format(in.say("led, %s"), ended);
}

wxString cards_paid(const std::vector<session::UsedCard>& used, const Language& in) {
    wxString all;
    for (const session::UsedCard& card : used) {
        if (card.against) continue;
        add_to_list(all, card_name(card.card, in) + wxString::Format(" %d", card.card.vp));
    }
    return all;
}

wxString had_they_stayed(const Diver& diver, const GemCounts& board, const Language& in) {
    const int vp = gem_vp(board, diver.spots);
    if (!diver.surfaced || vp == 0) return {};
    // TRANSLATORS: %d is the VP that the gems would have paid a player who surfaced
    wxString all = wxString::Format(in.say("would have been %d"), vp);
    for (const Gem gem : {Gem::Silver, Gem::Gold, Gem::Red}) {
        const GemCounts one{{gem, 1}};
        if (board[gem] > 0 && gem_vp(one, diver.spots) > gem_vp(one, {})) all += ", " + which_spot(gem, in);
    }
    return all;
}

wxString scenario_paid(const Diver& diver, const Table& before, int vp, const Language& in) {
    if (vp == 0) return {};
    const Dive& dive = *before.dive();
    if (before.scenario == Scenario::LucrativeWrecks) {
        const auto gems = static_cast<int>(dive.drawn.size());
        // TRANSLATORS: %1$d is the number of gems on the board, %2$d how many threes they make, which pay 2 VP each
        return wxString::Format(in.say("%1$d gems, %2$d × 2"), gems, vp / 2);
    }
    if (before.scenario == Scenario::BestOfTheBest) {
        // TRANSLATORS: %1$d is a number of crew cards, %2$d the VP that each of them pays more
        return wxString::Format(in.say_number("%1$d card, +%2$d", "%1$d cards, +%2$d each", diver.cards_played),
                                diver.cards_played, vp / diver.cards_played);
    }
    // TRANSLATORS: the wreck pays everyone who took part, for each boat
    return in.say_number("wreck, for a boat", "wreck, for two boats", diver.boats);
}

wxString corrected_by(int vp, const Language& in) {
    // TRANSLATORS: %s is a number with its sign
    return wxString::Format(in.say("corrected by %s"), wxString::Format("%+d", vp));
}

wxString not_in_this_dive(const std::vector<Seat>& seats, const Seating& seating, const Language& in) {
    if (seats.empty()) return {};
    return wxString::Format(
        // TRANSLATORS: %s is one name or a list of names
        in.say_number("%s was not in this dive.", "%s were not in this dive.", static_cast<int>(seats.size())),
        names(seats, seating, in));
}

wxString next_would_mean(const Table& before, Gem next, const Language& in) {
    if (!is_hazard(next)) return worth(next, in);
    const GemCounts one{{next, 1}};
    const GemCounts open = hazards_to_answer(before.board(), one);
    if (open.empty()) return warning(next, in);
    const wxString which = which_hazard(open, before.board() + one, in);
    std::vector<Seat> need_card;
    std::vector<Seat> need_spot;
    for (const Diver& diver : before.dive()->divers) {
        const auto danger = session::danger_of(before, diver, next);
        if (danger == session::Danger::Card) need_card.push_back(diver.seat);
        if (danger == session::Danger::Spot) need_spot.push_back(diver.seat);
    }
    const bool by_card = !need_card.empty();
    const auto& seats = by_card ? need_card : need_spot;
    if (seats.empty()) return which;
    const auto number = static_cast<int>(seats.size());
    const wxString sentence =
        // TRANSLATORS: %1$s is which hazard it was, %2$s one name or a list of names
        by_card ? in.say_number("%1$s: %2$s would have needed a card.", "%1$s: %2$s would have needed a card.", number)
                // TRANSLATORS: %1$s is which hazard it was, %2$s one name or a list of names
                : in.say_number("%1$s: %2$s would have used a scouting spot.",
                                "%1$s: %2$s would have used a scouting spot.", number);
    return wxString::Format(sentence, which, names(seats, before.seats, in));
}

}  // namespace words
