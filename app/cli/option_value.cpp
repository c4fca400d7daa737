#include "app/cli/option_value.h"

#include "app/words/reasons.h"

namespace cli {
namespace {

/// As of a line in a file, but here a number is missing where there a field has the wrong type.
wxString flaw(const deepblue::Malformed& malformed, const words::Language& in) {
    if (malformed.flaw != deepblue::Flaw::WrongType) return words::reason(malformed, in);
    // TRANSLATORS: %s is a word such as "black", which was not followed by a number such as "=4"
    return wxString::Format(in.say("“%s” needs “=” and a whole number"), words::spoken(malformed.about));
}

}  // namespace

wxString sentence(const BadValue& bad, const words::Language& in) {
    return wxString(bad.option) + ": " + flaw(bad.why, in);
}

}  // namespace cli
