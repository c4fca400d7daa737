#include "app/words/new_game_words.h"

#include <algorithm>
#include <array>

#include "app/words/gems.h"
#include "app/words/reasons.h"
#include "engine/deepblue/rules.h"

namespace words {
namespace {

using deepblue::Colour;
using deepblue::Gem;
using session::SeatForm;

constexpr std::array kAddable{Gem::Silver, Gem::Gold, Gem::Red, Gem::Green, Gem::Purple};

/// Spare colours that look alike to some; the flags carry the difference.
bool look_alike(Colour one, Colour other) {
    const auto are = [&](Colour a, Colour b) { return (one == a && other == b) || (one == b && other == a); };
    return are(Colour::Blue, Colour::Violet) || are(Colour::Red, Colour::Orange);
}

template <class Pair>
std::vector<std::pair<std::size_t, std::size_t>> pairs_of(const session::NewGameForm& form, const Pair& is_pair) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    const auto rows = form.taken_rows();
    for (const std::size_t one : rows)
        for (const std::size_t other : rows)
            if (one < other && is_pair(form.seats[one], form.seats[other])) pairs.emplace_back(one, other);
    return pairs;
}

bool are_double(const SeatForm& one, const SeatForm& other) {
    return one.name == other.name || one.colour == other.colour;
}

}  // namespace

wxString seat_mark(bool is_first, int tokens, const Language& language) {
    if (is_first) return language.say("first");
    // TRANSLATORS: %d is a number of starting bonus tokens
    return wxString::Format(language.say("+%d bonus"), tokens);
}

wxString seat_mark_spoken(const wxString& player, bool is_first, int tokens, const Language& language) {
    // TRANSLATORS: %s is a player's name
    if (is_first) return wxString::Format(language.say("%s begins"), player);
    // TRANSLATORS: %1$s is a player's name, %2$d a number of starting bonus tokens
    return wxString::Format(language.say_number("%1$s gets %2$d starting bonus token; tap to let %1$s begin",
                                                "%1$s gets %2$d starting bonus tokens; tap to let %1$s begin", tokens),
                            player, tokens);
}

std::vector<std::size_t> rows_in_trouble(const session::NewGameForm& form) {
    std::vector<std::size_t> rows;
    for (const auto& [one, other] : pairs_of(form, are_double)) {
        rows.push_back(one);
        rows.push_back(other);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

wxString seats_trouble(const session::NewGameForm& form, const Language& language) {
    const deepblue::Start start = form.start();
    const auto violation = deepblue::check(deepblue::Table{}, start);
    if (start.seats.size() < 2 || !violation) return {};
    return reason(*violation, deepblue::Seating(start.seats), language);
}

wxString seats_note(const session::NewGameForm& form, const Language& language) {
    const auto alike =
        pairs_of(form, [](const SeatForm& one, const SeatForm& other) { return look_alike(one.colour, other.colour); });
    if (!alike.empty()) {
        // TRANSLATORS: %1$s and %2$s are colours of boats
        return wxString::Format(language.say("%1$s and %2$s look alike to some; their flags tell them apart."),
                                name(form.seats[alike.front().first].colour, language),
                                name(form.seats[alike.front().second].colour, language));
    }
    const wxString how =
        language.say("Names complete as you type. Each player is asked in the language beside the name.");
    if (form.taken_rows().size() < 2) return how;
    // TRANSLATORS: %1$s is a player's name, %2$s more sentences
    return wxString::Format(language.say("%1$s begins. %2$s Starting bonus tokens: 0, 1, 1, 2, 2."),
                            spoken(form.start().first), how);
}

wxString bag_parts(int from_the_start, const deepblue::GemCounts& added, const Language& language) {
    // TRANSLATORS: %d is a number of gems
    wxString parts = wxString::Format(language.say("%d from the start"), from_the_start);
    for (const Gem gem : kAddable) {
        if (added[gem] == 0) continue;
        // TRANSLATORS: %1$d is a number of gems, %2$s their colour
        parts += ", " + wxString::Format(language.say_in("gems", "%1$d %2$s"), added[gem], name(gem, language));
    }
    return parts;
}

}  // namespace words
