#include "app/words/faults.h"

#include "app/words/gems.h"
#include "app/words/reasons.h"

namespace words {
namespace {

using journal::Fault;

class SessionReason {
public:
    SessionReason(const deepblue::Seating& seats, const Language& language) : seats_(seats), in_(language) {}

    wxString operator()(const deepblue::RuleViolation& violation) const { return reason(violation, seats_, in_); }
    wxString operator()(const session::NothingToUndo&) const { return in_.say("there is nothing to take back"); }
    wxString operator()(const session::NothingToRedo&) const { return in_.say("there is nothing to bring back"); }
    wxString operator()(const session::EndIsFinal&) const {
        return in_.say("a chest was opened or the seed is out, nothing can be taken back any more");
    }
    wxString operator()(const session::NotWhatTheAppDraws&) const { return in_.say("these are not the gems drawn"); }
    wxString operator()(const session::BagHoldsFewer& fact) const {
        // TRANSLATORS: %d is a number of gems
        return wxString::Format(
            // TRANSLATORS: %d is a number of gems
            in_.say_number("the bag does not hold %d gem", "the bag does not hold %d gems", fact.gems), fact.gems);
    }

private:
    const deepblue::Seating& seats_;
    const Language& in_;
};

class ProofReason {
public:
    explicit ProofReason(const Language& language) : in_(language) {}

    wxString operator()(const session::Proven&) const { return {}; }
    wxString operator()(const session::NotFinished&) const {
        return in_.say("the game is not over, so its seed is still secret");
    }
    wxString operator()(const session::NoSeal&) const { return in_.say("the file has no seed with its commitment"); }
    wxString operator()(const session::WrongSeed&) const {
        return in_.say("the seed is not the one that was committed to");
    }
    wxString operator()(const session::NotAsDrawn& fact) const {
        // TRANSLATORS: %1$s and %2$s are colours of gems
        return wxString::Format(in_.say("the file says %1$s, the seed gives %2$s"), name(fact.told, in_),
                                name(fact.drawn, in_));
    }

private:
    const Language& in_;
};

wxString sentence(Fault fault, const Language& in) {
    switch (fault) {
        // TRANSLATORS: %s is the path of a file
        case Fault::Locked: return in.say("Another Divebell has %s open. Nothing was changed.");
        // TRANSLATORS: %s is the path of a file
        case Fault::Busy: return in.say("%s is in use. Nothing was changed; try again.");
        // TRANSLATORS: %s is the path of a file
        case Fault::ReadOnly: return in.say("%s cannot be written to. Nothing was changed.");
        // TRANSLATORS: %s is the path of a file
        case Fault::DiskFull: return in.say("There is no room left for %s. Nothing is lost; make room and try again.");
        // TRANSLATORS: %s is the path of a file
        case Fault::Damaged: return in.say("%s is damaged. It is left as it is; restore a backup.");
        // TRANSLATORS: %s is the path of a file
        case Fault::NewerVersion: return in.say("%s was made by a newer Divebell. It is left as it is.");
        case Fault::OlderVersion:
            // TRANSLATORS: %s is the path of a file
            return in.say("%s was made by an older Divebell. Open it once in this Divebell’s window to update it.");
        // TRANSLATORS: %s is the path of a file
        case Fault::NotAJournal: return in.say("%s is not a journal of Divebell. It is left as it is.");
        // TRANSLATORS: %s is the path of a file
        case Fault::CannotOpen: return in.say("%s cannot be opened. Nothing was changed.");
        // TRANSLATORS: %s is the path of a file
        case Fault::Exists: return in.say("%s exists already. Nothing was changed.");
        // TRANSLATORS: %s is the path of a file
        case Fault::NotFound: return in.say("%s was not found. Nothing was changed.");
        // TRANSLATORS: %s is the path of a file
        case Fault::Failed: return in.say("The disk or the system failed on %s. Nothing was changed.");
    }
    return {};
}

}  // namespace

wxString reason(const session::Refusal& refusal, const deepblue::Seating& seats, const Language& language) {
    return std::visit(SessionReason(seats, language), refusal);
}

wxString reason(const journal::Error& error, const Language& language) {
    const wxString said = wxString::Format(sentence(error.fault(), language), spoken(error.path().string()));
    return error.detail().empty() ? said : said + " (" + spoken(error.detail()) + ")";
}

wxString put_aside(const std::filesystem::path& path, const Language& language) {
    // TRANSLATORS: %s is the path of a file
    return wxString::Format(language.say("What lay there was no journal that can be read. It is kept as %s."),
                            spoken(path.string()));
}

wxString restored(const std::optional<std::filesystem::path>& aside, const Language& language) {
    if (aside) return language.say("The backup is restored.") + " " + put_aside(*aside, language);
    return language.say("The backup is restored. What was there before is kept as a backup of its own.");
}

wxString reason(const session::Proof& proof, const Language& language) {
    return std::visit(ProofReason(language), proof);
}

}  // namespace words
