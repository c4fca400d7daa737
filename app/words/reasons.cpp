#include "app/words/reasons.h"

#include "app/words/gems.h"

namespace words {
namespace {

using namespace deepblue;

/// Words each fact. Whoever adds a fact is stopped here by the compiler until it can be said.
class Reason {
public:
    Reason(const Seating& seats, const Language& language) : seats_(seats), in_(language) {}

    wxString operator()(const GameOver&) const { return in_.say("the game is over"); }
    wxString operator()(const NotStarted&) const { return in_.say("the game has not started"); }
    wxString operator()(const AlreadyStarted&) const { return in_.say("the game has already started"); }
    wxString operator()(const NotSeated& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s does not sit at this table"), spoken(fact.name));
    }
    wxString operator()(const WrongSeatCount& fact) const {
        // TRANSLATORS: %d is a number of players
        return wxString::Format(in_.say("2 to 5 can play, not %d"), fact.seats);
    }
    wxString operator()(const NameTwice& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("two players are called %s"), spoken(fact.name));
    }
    wxString operator()(const ColourTwice& fact) const {
        // TRANSLATORS: %s is the colour of boats
        return wxString::Format(in_.say("two players have the same colour: %s"), name(fact.colour, in_));
    }
    wxString operator()(const NotOnTurn& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("it is %s’s turn"), player(fact.on_turn));
    }
    wxString operator()(const DiveUnderWay&) const { return in_.say("a dive is under way"); }
    wxString operator()(const BooksClosed&) const { return in_.say("this can be booked only after the dive"); }
    wxString operator()(const NoDive&) const { return in_.say("no dive is under way"); }

    wxString operator()(const RevealFirst& fact) const {
        // TRANSLATORS: %d is a number of market cards
        return wxString::Format(
            // TRANSLATORS: %d is a number of cards
            in_.say_number("%d new market card comes first", "%d new market cards come first", fact.due), fact.due);
    }
    wxString operator()(const NoRevealDue&) const { return in_.say("no new market card is due"); }
    wxString operator()(const DeckUsedUp&) const { return in_.say("the deck of crew cards is used up"); }
    wxString operator()(const RowEmpty&) const { return in_.say("no crew card is left in the market"); }
    wxString operator()(const NeverAdded& fact) const {
        // TRANSLATORS: %s is the colour of a gem
        return wxString::Format(in_.say("no card adds this colour: %s"), name(fact.gem, in_));
    }

    wxString operator()(const NoMoreCityWrecks&) const { return in_.say("there are only four Sunken City wrecks"); }
    wxString operator()(const NoMoreOrdinaryWrecks&) const { return in_.say("there are only ten ordinary wrecks"); }
    wxString operator()(const ScatterFirst&) const { return in_.say("gems are laid on the wrecks first"); }
    wxString operator()(const NoScatterDue&) const { return in_.say("no gems are to be laid on wrecks now"); }
    wxString operator()(const NoSuchGemOnATile& fact) const {
        // TRANSLATORS: %s is the colour of a gem
        return wxString::Format(in_.say("no wreck carries a gem of this colour: %s"), name(fact.gem, in_));
    }
    wxString operator()(const StormDiveFirst& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s must dive on the revealed Sunken City wreck first"), player(fact.seat));
    }
    wxString operator()(const ReefsInTheWay&) const { return in_.say("nobody may rush to a Sunken City wreck"); }

    wxString operator()(const OnlyOnTurn& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("only %s can lead a dive now"), player(fact.on_turn));
    }
    wxString operator()(const LeaderNeedsABoat& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s needs a boat on this wreck"), player(fact.leader));
    }
    wxString operator()(const DivedBefore& fact) const {
        // TRANSLATORS: %s is the name of a wreck
        return wxString::Format(in_.say("this wreck was dived before: %s"), spoken(fact.wreck));
    }
    wxString operator()(const RushToASpot& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("the rushing boat of %s goes to the centre, not to a scouting spot"),
                                player(fact.seat));
    }
    wxString operator()(const TooManySpots&) const { return in_.say("a wreck has at most four scouting spots"); }
    wxString operator()(const TooManyBoats& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s has only two boats"), player(fact.seat));
    }
    wxString operator()(const SpotNotFree& fact) const {
        // TRANSLATORS: %s is the colour of a scouting spot
        return wxString::Format(in_.say("no scouting spot of this colour is free: %s"), name(fact.spot, in_));
    }

    wxString operator()(const WrongNumberOfGems& fact) const {
        // TRANSLATORS: %d is how many gems a draw takes
        return wxString::Format(in_.say_number("%d gem is drawn here", "%d gems are drawn here", fact.needed),
                                fact.needed);
    }
    wxString operator()(const BagEmpty&) const { return in_.say("the bag is empty, the dive can only be stopped"); }
    wxString operator()(const NotInTheBag& fact) const {
        // TRANSLATORS: %s is the colour of a gem
        return wxString::Format(in_.say("the bag does not hold this gem: %s"), name(fact.gem, in_));
    }
    wxString operator()(const MoreThanThereAre& fact) const {
        // TRANSLATORS: %1$s is the colour of a gem, %2$d how many the bag can hold at the most
        return wxString::Format(in_.say("more than there are of this colour: %1$s, at most %2$d"), name(fact.gem, in_),
                                fact.most);
    }
    wxString operator()(const LeaderIsUp& fact) const {
        // TRANSLATORS: %s is the dive leader's name
        return wxString::Format(in_.say("%s has surfaced, nothing more is drawn"), player(fact.leader));
    }
    wxString operator()(const DrawFirst&) const { return in_.say("the first gem must be drawn"); }

    wxString operator()(const AnswerFirst& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s must answer the hazard first"), player(fact.seat));
    }
    wxString operator()(const NothingToProtectFrom&) const { return in_.say("there is no hazard to answer"); }
    wxString operator()(const NoReasonToSurface&) const { return in_.say("nobody surfaces without a hazard"); }
    wxString operator()(const WrongNumberOfAnswers& fact) const {
        // TRANSLATORS: %d is how many hazards must be answered
        return wxString::Format(
            // TRANSLATORS: %d is a number of hazards
            in_.say_number("%d hazard is to be answered", "%d hazards are to be answered", fact.needed), fact.needed);
    }
    wxString operator()(const WrongColourAnswered& fact) const {
        // TRANSLATORS: %s is the colour of a gem
        return wxString::Format(in_.say("no hazard of this colour is open: %s"), name(fact.against, in_));
    }
    wxString operator()(const NoProtectingSpot& fact) const {
        // TRANSLATORS: %1$s is a player's name, %2$s the colour of a gem
        return wxString::Format(in_.say("%1$s has no scouting spot left that protects against %2$s"), player(fact.seat),
                                name(fact.against, in_));
    }

    wxString operator()(const NotInTheDive& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s takes no part in this dive"), player(fact.seat));
    }
    wxString operator()(const HasSurfaced& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s has surfaced and plays no more cards"), player(fact.seat));
    }
    wxString operator()(const NoGemYet&) const { return in_.say("no gem is on the board yet"); }
    wxString operator()(const ConditionNotMet& fact) const {
        // TRANSLATORS: %s is what a card needs, such as "2 × gold"
        return wxString::Format(in_.say("the board does not show what the card needs: %s"), name(fact.needs, in_));
    }
    wxString operator()(const NotJustDrawn& fact) const {
        // TRANSLATORS: %s is the colour of a gem
        return wxString::Format(in_.say("by the house rule the gem must just have been drawn: %s"),
                                name(fact.colour, in_));
    }
    wxString operator()(const PlayedBefore& fact) const {
        // TRANSLATORS: %s is the name of a crew card
        return wxString::Format(in_.say("this card was already played in this dive: %s"), spoken(fact.card));
    }

private:
    [[nodiscard]] wxString player(Seat seat) const { return spoken(seats_.name(seat)); }

    const Seating& seats_;
    const Language& in_;
};

}  // namespace

wxString reason(const RuleViolation& violation, const Seating& seats, const Language& language) {
    return std::visit(Reason(seats, language), violation);
}

}  // namespace words
