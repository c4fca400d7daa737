#include "app/nights/told.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nights {
namespace {

using Json = nlohmann::json;

constexpr const char* kTold = "nights/told";

std::string kept(const journal::Books& books, journal::GameId game, const char* key) {
    const auto settings = books.notes.settings(game);
    const auto found = settings.find(key);
    return found == settings.end() ? std::string() : found->second;
}

Json to_json(const std::vector<std::optional<int>>& cards) {
    Json json = Json::array();
    for (const auto& number : cards) json.push_back(number ? Json(*number) : Json());
    return json;
}

std::vector<std::optional<int>> cards_from(const Json& json) {
    std::vector<std::optional<int>> cards;
    for (const Json& number : json) cards.push_back(number.is_null() ? std::nullopt : std::optional(number.get<int>()));
    return cards;
}

}  // namespace

bool Told::knows_cards() const {
    return std::any_of(cards.begin(), cards.end(), [](const auto& number) { return number.has_value(); });
}

Told told_of(const journal::Books& books, journal::GameId game) {
    const std::string text = kept(books, game, kTold);
    if (text.empty()) return {};
    const Json json = Json::parse(text);
    Told told{.colours = json.at("colours").get<std::vector<std::string>>(),
              .began = {},
              .minutes = json.at("minutes").get<int>(),
              .dives = json.at("dives").get<int>(),
              .cards = {}};
    if (json.contains("began")) told.began = json.at("began").get<std::size_t>();
    if (json.contains("cards")) told.cards = cards_from(json.at("cards"));
    return told;
}

void tell(journal::Books& books, journal::GameId game, const Told& told) {
    Json json{{"colours", told.colours}, {"minutes", told.minutes}, {"dives", told.dives}};
    if (told.began) json["began"] = *told.began;
    if (told.knows_cards()) json["cards"] = to_json(told.cards);
    books.notes.set(game, kTold, json.dump());
}

std::string note_of(const journal::Books& books, journal::GameId game) {
    return kept(books, game, kGameNote);
}

void set_note(journal::Books& books, journal::GameId game, std::string_view note) {
    if (note.empty()) return books.notes.unset(game, kGameNote);
    books.notes.set(game, kGameNote, note);
}

}  // namespace nights
