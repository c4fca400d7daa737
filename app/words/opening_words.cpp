#include "app/words/opening_words.h"

#include "app/words/nights_reasons.h"

namespace words {
namespace {

bool is_not_over(const session::ImportRefusal& refusal) {
    const auto* proof = std::get_if<session::Proof>(&refusal);
    return proof != nullptr && std::holds_alternative<session::NotFinished>(*proof);
}

}  // namespace

wxString opened(const nights::OpenedGame& game, const std::string& file, const Language& in) {
    // TRANSLATORS: %s is the name of a file
    const wxString text = game.was_here ? in.say("The game of “%s” is in the game nights already.")
                                        // TRANSLATORS: %s is the name of a file
                                        : in.say("The game of “%s” was added to the game nights.");
    return wxString::Format(text, spoken(file));
}

wxString not_opened(const session::ImportRefusal& refusal, const std::string& file, const Language& in) {
    if (is_not_over(refusal)) {
        // TRANSLATORS: %s is the name of a file
        return wxString::Format(in.say("The game of “%s” is not over, so it was not added."), spoken(file));
    }
    // TRANSLATORS: %1$s is the name of a file, %2$s is what is wrong with it
    return wxString::Format(in.say("“%1$s” was not added: %2$s."), spoken(file), reason(refusal, in));
}

wxString not_readable(const std::string& file, const Language& in) {
    // TRANSLATORS: %s is the name of a file
    return wxString::Format(in.say("“%s” cannot be read."), spoken(file));
}

}  // namespace words
