#include "app/cli/output.h"

#include <array>
#include <fstream>
#include <iostream>

#include "app/words/faults.h"
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

wxString prefix(int line) {
    return wxString::Format("line %d: ", line);
}

/// Piece by piece, so that a file of any size costs no more memory than what is wanted of it.
std::string first_bytes(std::istream& input, std::size_t most) {
    std::string text;
    std::array<char, 65'536> piece{};
    while (text.size() < most && input.read(piece.data(), piece.size()).gcount() > 0)
        text.append(piece.data(), static_cast<std::size_t>(input.gcount()));
    return text;
}

std::optional<std::string> contents(const std::string& path, std::size_t most) {
    if (path == "-") return first_bytes(std::cin, most);
    std::ifstream file(path, std::ios::binary);
    if (!file.is_open()) return std::nullopt;
    std::string text = first_bytes(file, most);
    return file.bad() ? std::nullopt : std::optional(std::move(text));
}

}  // namespace

void print(const wxString& sentence) {
    std::cout << harmless(sentence) << '\n';
}

void complain(const wxString& sentence) {
    std::cerr << harmless(sentence) << '\n';
}

ExitCode complain(int line, const deepblue::Malformed& malformed, const words::Language& language) {
    complain(prefix(line) + words::reason(malformed, language));
    return kMalformed;
}

ExitCode complain(int line, const session::Refusal& refusal, const deepblue::Seating& seats,
                  const words::Language& language) {
    const wxString rule = words::spoken(std::string(rule_id(refusal)));
    complain(prefix(line) + rule + ": " + words::reason(refusal, seats, language));
    return kRefused;
}

ExitCode complain(const deepblue::Refusal& refusal, const words::Language& language) {
    if (const auto* malformed = std::get_if<deepblue::Malformed>(&refusal.reason))
        return complain(refusal.line, *malformed, language);
    return complain(refusal.line, std::get<deepblue::RuleViolation>(refusal.reason), refusal.seats, language);
}

ExitCode complain(const session::Proof& proof, const words::Language& language) {
    const auto* differs = std::get_if<session::NotAsDrawn>(&proof);
    complain((differs ? prefix(differs->line) : wxString()) + words::reason(proof, language));
    return kRefused;
}

std::optional<std::string> read_whole(const std::string& path, const words::Language& language, std::size_t most) {
    auto text = contents(path, most);
    // TRANSLATORS: %s is the path of a file
    if (!text) complain(wxString::Format(language.say("%s cannot be read"), words::spoken(path)));
    return text;
}

}  // namespace cli
