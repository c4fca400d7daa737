#include "engine/deepblue/odds_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <system_error>

#include "engine/deepblue/malformed.h"

namespace deepblue {
namespace {

constexpr int kMostProtections = 99;

/// The parts between commas; no part at all in an empty text.
std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        parts.push_back(text.substr(0, comma));
        if (comma == std::string_view::npos) break;
        text.remove_prefix(comma + 1);
        if (text.empty()) parts.push_back(text);
    }
    return parts;
}

/// Digits and nothing else, written as short as possible. More of them than an int holds are out of range too.
int number_of(std::string_view word, std::string_view digits, int most) {
    const auto is_digit = [](char character) { return character >= '0' && character <= '9'; };
    const bool padded = digits.size() > 1 && digits.front() == '0';
    if (digits.empty() || padded || !std::all_of(digits.begin(), digits.end(), is_digit))
        throw Malformed(Flaw::WrongType, std::string(word));
    int number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (read.ec != std::errc() || number > most) throw Malformed(Flaw::OutOfRange, std::string(word));
    return number;
}

/// Reads "word=number" again and again. `place` gives where a word's number belongs and how large it may be.
template <class Place>
void read_numbers(std::string_view text, const Place& place) {
    std::vector<std::string_view> seen;
    for (const std::string_view part : parts_of(text)) {
        const std::size_t equals = part.find('=');
        const std::string_view word = part.substr(0, equals);
        const auto [number, most] = place(word);
        if (std::find(seen.begin(), seen.end(), word) != seen.end()) throw Malformed(Flaw::KeyTwice, std::string(word));
        seen.push_back(word);
        if (equals == std::string_view::npos) throw Malformed(Flaw::WrongType, std::string(word));
        *number = number_of(word, part.substr(equals + 1), most);
    }
}

/// Where a number goes, and how large it may be.
struct Place {
    int* number;
    int most;
};

[[noreturn]] void refuse_word(std::string_view word) {
    throw Malformed(Flaw::UnknownWord, std::string(word));
}

}  // namespace

GemCounts read_gem_counts(std::string_view text) {
    GemCounts counts;
    read_numbers(text, [&](std::string_view word) {
        const std::optional<Gem> gem = gem_from_id(word);
        if (!gem) refuse_word(word);
        return Place{&counts[*gem], kAllThereIs[*gem]};
    });
    return counts;
}

Protections read_protections(std::string_view text) {
    Protections held;
    read_numbers(text, [&](std::string_view word) {
        if (word == id(Gem::Black)) return Place{&held.black, kMostProtections};
        if (word == id(Gem::Blue)) return Place{&held.blue, kMostProtections};
        if (word == "either") return Place{&held.either, kMostProtections};
        refuse_word(word);
    });
    return held;
}

std::vector<Spot> read_paying_spots(std::string_view text) {
    std::vector<Spot> spots;
    for (const std::string_view word : parts_of(text)) {
        const std::optional<Spot> spot = spot_from_id(word);
        const bool pays = spot == Spot::Red || spot == Spot::Gold || spot == Spot::Silver;
        if (!pays) refuse_word(word);
        spots.push_back(*spot);
    }
    return spots;
}

}  // namespace deepblue
