#include "app/words/hazard_words.h"

#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/prompts.h"

namespace words {

using namespace deepblue;

HazardCry hazard_cry(const session::AskForAnswer& ask, const Seating& seats, const Language& in) {
    const wxString all = question(ask, seats, in);
    const std::size_t name = spoken(seats.name(ask.seat)).length();
    const std::size_t colon = all.find(':', name);
    if (colon == wxString::npos) return {{}, {}, all};
    const std::size_t cry = all.find('!', colon);
    if (cry == wxString::npos) return {all.Left(colon + 1), {}, all.Mid(colon + 1).Trim(false)};
    return {all.Left(colon + 1), all.Mid(colon + 1, cry - colon).Trim(false), all.Mid(cry + 1).Trim(false)};
}

wxString which_hazard(const GemCounts& open, const GemCounts& board, const Language& in) {
    if (open.total() > 1) return in.say("Two hazards in one draw");
    if (open[Gem::Black] > 0) {
        if (board[Gem::Black] == 2) return in.say("Second black gem of this dive");
        return board[Gem::Black] == 3 ? in.say("Third black gem of this dive")
                                      : in.say("Fourth black gem of this dive");
    }
    if (board[Gem::Blue] == 2) return in.say("Second blue gem of this dive");
    return board[Gem::Blue] == 3 ? in.say("Third blue gem of this dive") : in.say("Fourth blue gem of this dive");
}

wxString leader_is_up(const wxString& leader, const Language& in) {
    // TRANSLATORS: %s is the name of the player who leads the dive
    return wxString::Format(in.say("%s surfaced. The dive ends after this hazard."), leader);
}

wxString protecting_card(Gem hazard, const Language& in) {
    return hazard == Gem::Black ? in.say("Black crew card") : in.say("Blue crew card");
}

wxString answer_to(Gem hazard, const Language& in) {
    // TRANSLATORS: a step that undo takes back, as in "Undo: answer (sea creature)"; %s is the hazard
    return wxString::Format(in.say("answer (%s)"), hazard_name(hazard, in));
}

wxString price_of_surfacing(int card_vp, const Language& in) {
    if (card_vp == 0) return in.say("no VP for the gems");
    // TRANSLATORS: %d is a number of victory points
    return wxString::Format(in.say("keeps %d VP from cards"), card_vp);
}

wxString price_of_spot(Spot spot, const Language& in) {
    // TRANSLATORS: %s is the kind of a scouting spot, such as "Blue" or "Black or blue"
    return wxString::Format(in.say("%s: boat moves to the centre"), titled(name(spot, in)));
}

wxString answer_state(session::AnswerState state, const Language& in) {
    switch (state) {
        // TRANSLATORS: stands below a player's name
        case session::AnswerState::UsedSpot: return in.say("used the spot");
        case session::AnswerState::PlayedCard: return in.say("played a card");
        case session::AnswerState::UsedBoth: return in.say("used the spot and a card");
        case session::AnswerState::Surfaced: return in.say("surfaced");
        case session::AnswerState::UpBefore: return in.say("surfaced before");
        case session::AnswerState::AskedNow: return in.say("is asked now");
        case session::AnswerState::ToCome: return in.say("still to come");
    }
    return {};
}

}  // namespace words
