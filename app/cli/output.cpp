#include "app/cli/output.h"

#include <fstream>
#include <iostream>
#include <iterator>

#include "app/words/reasons.h"

namespace cli {
namespace {

bool is_control(wxUniChar character) {
    const auto code = character.GetValue();
    return code < 0x20 || (code >= 0x7F && code <= 0x9F);
}

/// Nothing printed for people may steer their terminal.
std::string harmless(const wxString& sentence) {
    wxString text = sentence;
    for (auto character : text) {
        if (is_control(character)) character = wxUniChar(0xFFFD);
    }
    return text.utf8_string();
}

wxString id_and_reason(const deepblue::RuleViolation& violation, const deepblue::Seating& seats,
                       const words::Language& language) {
    return words::spoken(std::string(rule_id(violation))) + ": " + words::reason(violation, seats, language);
}

}  // namespace

void print(const wxString& sentence) {
    std::cout << harmless(sentence) << '\n';
}

void complain(const wxString& sentence) {
    std::cerr << harmless(sentence) << '\n';
}

ExitCode complain(const deepblue::Refusal& refusal, const words::Language& language) {
    const wxString line = wxString::Format("line %d: ", refusal.line);
    if (const auto* malformed = std::get_if<deepblue::Malformed>(&refusal.reason)) {
        complain(line + words::reason(*malformed, language));
        return kMalformed;
    }
    complain(line + id_and_reason(std::get<deepblue::RuleViolation>(refusal.reason), refusal.seats, language));
    return kRefused;
}

std::optional<std::string> read_whole(const std::string& path) {
    if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    std::ifstream file(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (!file.good() && !file.eof()) return std::nullopt;
    return text;
}

}  // namespace cli
