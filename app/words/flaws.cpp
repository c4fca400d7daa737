#include "app/words/reasons.h"

namespace words {

using deepblue::Flaw;

wxString reason(const deepblue::Malformed& malformed, const Language& language) {
    const wxString about = spoken(malformed.about);
    switch (malformed.flaw) {
        case Flaw::TooLong: return language.say("the line is longer than 65,536 bytes");
        case Flaw::NotJson: return language.say("this is not a line of JSON");
        case Flaw::TooDeep: return language.say("the line is nested more than 32 levels deep");
        // TRANSLATORS: %s is the name of a field in a file
        case Flaw::KeyTwice: return wxString::Format(language.say("the field “%s” appears twice"), about);
        case Flaw::NotAnObject: return language.say("the line is not a JSON object");
        case Flaw::NoHeader: return language.say("the header of a Deep Blue game file is missing");
        // TRANSLATORS: %s is the name of a field in a file
        case Flaw::Missing: return wxString::Format(language.say("the field “%s” is missing"), about);
        // TRANSLATORS: %s is the name of a field in a file
        case Flaw::WrongType: return wxString::Format(language.say("the field “%s” has the wrong type"), about);
        // TRANSLATORS: %s is the name of a field in a file
        case Flaw::OutOfRange: return wxString::Format(language.say("the number in “%s” is out of range"), about);
        // TRANSLATORS: %s is a word found in a file
        case Flaw::UnknownWord: return wxString::Format(language.say("the word “%s” is not known here"), about);
        case Flaw::BadName: return language.say("a name has 1 to 40 characters and no control characters");
        case Flaw::CountDisagrees: return language.say("the count and the gems disagree");
    }
    return {};
}

}  // namespace words
