#include "app/nights/renaming.h"

#include <cctype>

#include "engine/deepblue/game_line.h"

namespace nights {
namespace {

using namespace deepblue;

std::string renamed(const std::string& name, const NewNames& names) {
    const auto found = names.find(name);
    return found == names.end() ? name : found->second;
}

std::vector<Player> renamed(std::vector<Player> players, const NewNames& names) {
    for (Player& player : players) player.name = renamed(player.name, names);
    return players;
}

Action renamed(Action action, const NewNames& names) {
    if (auto* start = std::get_if<Start>(&action)) {
        start->seats = renamed(std::move(start->seats), names);
        start->first = renamed(start->first, names);
    }
    if (auto* correct = std::get_if<Correct>(&action); correct && correct->why)
        for (const auto& [name, by] : names) correct->why = with_new_name(*correct->why, name, by);
    return action;
}

/// Every byte of a letter beyond ASCII counts as part of a word.
bool is_part_of_word(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return value >= 0x80 || std::isalnum(value) != 0;
}

bool stands_alone(const std::string& text, std::size_t at, std::size_t size) {
    const bool before = at > 0 && is_part_of_word(text[at - 1]);
    const bool behind = at + size < text.size() && is_part_of_word(text[at + size]);
    return !before && !behind;
}

}  // namespace

void rename_in_lines(journal::Books& books, journal::GameId game, const NewNames& names) {
    Seating seats;
    for (journal::Line line : books.lines.all(game)) {
        const Action action = read_action(line.text, seats);
        if (const auto* start = std::get_if<Start>(&action)) seats = Seating(start->seats);
        const std::string text = write_action(renamed(action, names), Seating(renamed(seats.players(), names)));
        if (text == line.text) continue;
        line.text = text;
        books.lines.rewrite(game, line);
    }
}

std::vector<std::string> names_in_lines(const journal::Books& books, journal::GameId game) {
    std::vector<std::string> names;
    for (const std::string& line : books.lines.effective(game)) {
        const Action action = read_action(line, {});
        if (const auto* start = std::get_if<Start>(&action))
            for (const Player& player : start->seats) names.push_back(player.name);
        break;
    }
    return names;
}

std::string with_new_name(std::string text, const std::string& name, const std::string& by) {
    if (name.empty()) return text;
    for (auto at = text.find(name); at != text.npos; at = text.find(name, at)) {
        if (stands_alone(text, at, name.size())) {
            text.replace(at, name.size(), by);
            at += by.size();
        } else {
            at += name.size();
        }
    }
    return text;
}

}  // namespace nights
