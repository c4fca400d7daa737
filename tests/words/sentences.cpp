#include "tests/words/sentences.h"

#include <regex>

namespace words {

using namespace deepblue;

testing::AssertionResult is_sentence(const wxString& said) {
    static const std::regex placeholder("%([0-9]+\\$)?l*[a-z]");
    const std::string text = utf8(said);
    if (text.find_first_not_of(" :") == std::string::npos) return testing::AssertionFailure() << "nothing is said";
    if (std::regex_search(text, placeholder)) return testing::AssertionFailure() << "not filled in: " << text;
    return testing::AssertionSuccess();
}

std::string utf8(const wxString& said) {
    return said.utf8_string();
}

Seating two_players() {
    return Seating({{"Ada", Colour::Green}, {"Ben", Colour::Orange}});
}

Seating odd_players() {
    return Seating({{"100%s %1$d %n", Colour::Green}, {"\u202e🐙’\u200f", Colour::Orange}});
}

}  // namespace words
