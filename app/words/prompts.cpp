#include "app/words/prompts.h"

namespace words {
namespace {

using namespace deepblue;

class Question {
public:
    Question(const Seating& seats, const Language& language) : seats_(seats), in_(language) {}

    wxString operator()(const session::AskForGame&) const { return in_.say("Start a game"); }
    wxString operator()(const session::AskForReveal& ask) const {
        // TRANSLATORS: %s is a player's name
        return to(ask.seat, in_.say("%s: what does the new card show?"));
    }
    wxString operator()(const session::AskForTurn& ask) const {
        // TRANSLATORS: %s is a player's name
        return to(ask.seat, in_.say("%s: your turn"));
    }
    wxString operator()(const session::AskForScatter& ask) const {
        // TRANSLATORS: %s is a player's name
        return to(ask.seat, in_.say("%s: how many wrecks get a gem?"));
    }
    wxString operator()(const session::AskForStormDive& ask) const {
        // TRANSLATORS: %s is a player's name
        return to(ask.seat, in_.say("%s: dive on the revealed wreck now"));
    }
    wxString operator()(const session::AskForFirstDraw& ask) const {
        // TRANSLATORS: %s is a player's name
        if (ask.gems == 2) return to(ask.leader, in_.say("%s: draw the first two gems"));
        // TRANSLATORS: %s is a player's name
        return to(ask.leader, in_.say("%s: draw the first gem"));
    }
    wxString operator()(const session::AskForDecision& ask) const {
        // TRANSLATORS: %s is a player's name
        return to(ask.leader, in_.say("%s: draw again or stop?"));
    }
    wxString operator()(const session::AskForStop& ask) const {
        // TRANSLATORS: %s is a player's name
        return to(ask.leader, in_.say("%s: the bag is empty, stop the dive"));
    }
    wxString operator()(const session::AskForAnswer& ask) const {
        // TRANSLATORS: %s is a player's name
        if (ask.open.total() > 1) return to(ask.seat, in_.say("%s: two hazards! Protect against both or surface?"));
        // TRANSLATORS: %s is a player's name
        if (ask.open[Gem::Black] > 0) return to(ask.seat, in_.say("%s: sea creature! Protect or surface?"));
        // TRANSLATORS: %s is a player's name
        return to(ask.seat, in_.say("%s: oxygen! Protect or surface?"));
    }
    wxString operator()(const session::AskForLastCards&) const {
        return in_.say("Everyone still down: any crew cards?");
    }
    wxString operator()(const session::GameEnded&) const { return in_.say("The game is over"); }

private:
    [[nodiscard]] wxString to(Seat seat, const wxString& sentence) const {
        return wxString::Format(sentence, spoken(seats_.name(seat)));
    }

    const Seating& seats_;
    const Language& in_;
};

}  // namespace

wxString question(const session::Prompt& prompt, const Seating& seats, const Language& language) {
    return std::visit(Question(seats, language), prompt);
}

wxString scatter_by_hand(const wxString& player, const Language& language) {
    // TRANSLATORS: %s is a player's name; the answer is the gems that were drawn by hand, in the order they were laid
    return wxString::Format(language.say("%s: which gems lie on the wrecks?"), player);
}

}  // namespace words
