#include "app/words/nights_reasons.h"

#include "app/words/faults.h"
#include "app/words/reasons.h"

namespace words {
namespace {

using namespace nights;

class KeepingReason {
public:
    explicit KeepingReason(const Language& language) : in_(language) {}

    wxString operator()(const NotAName&) const { return in_.say("a name has 1 to 40 characters"); }
    wxString operator()(const NameTaken& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("another player is called %s; merge them if they are one person"),
                                spoken(fact.name));
    }
    wxString operator()(const PlayedTogether&) const {
        return in_.say("these two sat at one table, so they are two people");
    }
    wxString operator()(const SamePerson&) const { return in_.say("these are one person already"); }
    wxString operator()(const NotMerged&) const { return in_.say("this player was not merged into another one"); }
    wxString operator()(const StillPlaying&) const {
        return in_.say("the game is not over for good; open the chests first");
    }
    wxString operator()(const NotADay& fact) const {
        // TRANSLATORS: %s is what was typed instead of a date
        return wxString::Format(in_.say("“%s” is not a date"), spoken(fact.text));
    }
    wxString operator()(const WrongNumberOfPlayers& fact) const {
        // TRANSLATORS: %1$d is the number of players the game needs or allows, %2$d how many were given
        return wxString::Format(in_.say("%1$d players are needed, not %2$d"), fact.needed, fact.given);
    }
    wxString operator()(const PlayerTwice& fact) const {
        // TRANSLATORS: %s is a player's name
        return wxString::Format(in_.say("%s has two seats"), spoken(fact.name));
    }
    wxString operator()(const ScoresAreBooked&) const {
        return in_.say("the scores of this game follow from its dives");
    }

private:
    const Language& in_;
};

/// What is wrong with a game file.
class GameFileReason {
public:
    explicit GameFileReason(const Language& language) : in_(language) {}

    wxString operator()(const deepblue::Refusal& refusal) const {
        const wxString why = std::visit([&](const auto& what) { return said(what, refusal.seats); }, refusal.reason);
        // TRANSLATORS: %1$d is the number of a line in a file, %2$s is what is wrong with it
        return wxString::Format(in_.say("line %1$d: %2$s"), refusal.line, why);
    }
    wxString operator()(const session::Proof& proof) const { return reason(proof, in_); }
    wxString operator()(const session::TooLarge&) const { return in_.say("the file is too large"); }

private:
    [[nodiscard]] wxString said(const deepblue::Malformed& what, const deepblue::Seating&) const {
        return reason(what, in_);
    }
    [[nodiscard]] wxString said(const deepblue::RuleViolation& what, const deepblue::Seating& seats) const {
        return reason(what, seats, in_);
    }

    const Language& in_;
};

/// What is wrong with files of other programs and with exports of our own.
class FileReason {
public:
    explicit FileReason(const Language& language) : in_(language) {}

    wxString operator()(const session::TooLarge& fact) const { return GameFileReason(in_)(fact); }
    wxString operator()(const BadJson& fact) const { return reason(deepblue::Malformed(fact.flaw, fact.about), in_); }
    wxString operator()(const BadXml& fact) const {
        // TRANSLATORS: %s is a number of bytes
        return wxString::Format(in_.say("from byte %s on the file is not XML"),
                                wxString::Format("%lld", static_cast<long long>(fact.byte)));
    }
    wxString operator()(const NoPlaysInIt&) const { return in_.say("there are no plays in the file"); }
    wxString operator()(const BadValue& fact) const {
        if (fact.text.empty())
            // TRANSLATORS: %s is the name of a field in a file
            return wxString::Format(in_.say("the field %s has an impossible value"), spoken(fact.field));
        // TRANSLATORS: %1$s is the name of a field in a file, %2$s is what stands there
        return wxString::Format(in_.say("the field %1$s cannot be “%2$s”"), spoken(fact.field), spoken(fact.text));
    }
    wxString operator()(const PointsNowhere& fact) const {
        // TRANSLATORS: %s is the name of a field in a file
        return wxString::Format(in_.say("the field %s points to something that is not in the file"),
                                spoken(fact.field));
    }
    wxString operator()(const NotAnExport&) const { return in_.say("the file is not a journal exported by Divebell"); }
    wxString operator()(const BadGame& fact) const {
        // TRANSLATORS: %1$d is which game of a file, %2$s is what is wrong with it
        return wxString::Format(in_.say("game %1$d: %2$s"), fact.number, reason(fact.why, in_));
    }
    wxString operator()(const DidNotHold& fact) const {
        // TRANSLATORS: %s is a technical detail
        return wxString::Format(in_.say("the trial in a copy failed: %s"), spoken(fact.detail));
    }

private:
    const Language& in_;
};

}  // namespace

wxString reason(const nights::Refusal& refusal, const Language& in) {
    return std::visit(KeepingReason(in), refusal);
}

wxString reason(const ForeignRefusal& refusal, const Language& in) {
    return std::visit(FileReason(in), refusal);
}

wxString reason(const WholeRefusal& refusal, const Language& in) {
    return std::visit(FileReason(in), refusal);
}

wxString reason(const session::ImportRefusal& refusal, const Language& in) {
    return std::visit(GameFileReason(in), refusal);
}

}  // namespace words
