#include "app/session/new_game_form.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace session {
namespace {

using namespace deepblue;
using nlohmann::json;

json to_json(const MarketForm& card) {
    json kept{{"entered", card.entered}};
    if (card.gem) kept["gem"] = id(*card.gem);
    if (card.card && card.card->name) kept["card"] = *card.card->name;
    return kept;
}

MarketForm market_from(const json& kept) {
    MarketForm card{.entered = kept.value("entered", false), .gem = gem_from_id(kept.value("gem", ""))};
    if (kept.contains("card")) card.card = MarketCard{.name = kept.value("card", "")};
    return card;
}

json to_json(const SeatForm& seat) {
    return {{"name", seat.name}, {"colour", id(seat.colour)}, {"language", seat.language}};
}

SeatForm seat_from(const json& kept, const SeatForm& otherwise) {
    return {.name = kept.value("name", ""),
            .colour = colour_from_id(kept.value("colour", "")).value_or(otherwise.colour),
            .language = kept.value("language", "")};
}

template <class Enum>
Enum choice_from(const json& kept, const char* key, Enum otherwise, Enum last) {
    const int number = kept.value(key, static_cast<int>(otherwise));
    return number >= 0 && number <= static_cast<int>(last) ? static_cast<Enum>(number) : otherwise;
}

HouseRules rules_from(const json& kept) {
    return {.late_cards = kept.value("late_cards", true),
            .scattered_gem_is_a_draw = kept.value("scattered_gem_is_a_draw", true),
            .ruins_pay_surfaced = kept.value("ruins_pay_surfaced", true)};
}

}  // namespace

std::array<SeatForm, NewGameForm::kSeats> NewGameForm::empty_seats() {
    std::array<SeatForm, kSeats> seats;
    for (std::size_t row = 0; row < kSeats; ++row) seats[row].colour = static_cast<Colour>(row);
    return seats;
}

std::vector<std::size_t> NewGameForm::taken_rows() const {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < kSeats; ++row) {
        if (!seats[row].name.empty()) rows.push_back(row);
    }
    return rows;
}

Start NewGameForm::start() const {
    Start start{.seats = {},
                .first = seats[first].name,
                .scenario = choice == ScenarioChoice::FirstGame ? Scenario::TroubledWaters : scenario,
                .rules = rules};
    const auto rows = taken_rows();
    for (const std::size_t row : rows) start.seats.push_back({seats[row].name, seats[row].colour});
    if (start.first.empty() && !rows.empty()) start.first = seats[rows.front()].name;
    return start;
}

std::vector<Reveal> NewGameForm::reveals() const {
    std::vector<Reveal> reveals;
    for (const MarketForm& card : market) reveals.push_back({card.gem, card.card});
    return reveals;
}

TableSettings NewGameForm::settings() const {
    TableSettings settings{.languages = {}, .drawing = drawing, .odds = odds, .coach = coach};
    for (const std::size_t row : taken_rows()) settings.languages.push_back(seats[row].language);
    return settings;
}

int NewGameForm::market_without_entry() const {
    return static_cast<int>(std::count_if(market.begin(), market.end(), [](auto& card) { return !card.entered; }));
}

void NewGameForm::swap_rows(std::size_t one, std::size_t other) {
    std::swap(seats[one], seats[other]);
    if (first == one || first == other) first = first == one ? other : one;
}

NewGameForm with_seats_of(NewGameForm form, const Start& earlier, const TableSettings& settings) {
    form.seats = NewGameForm::empty_seats();
    for (std::size_t row = 0; row < earlier.seats.size() && row < NewGameForm::kSeats; ++row) {
        form.seats[row].name = earlier.seats[row].name;
        form.seats[row].colour = earlier.seats[row].colour;
        if (row < settings.languages.size()) form.seats[row].language = settings.languages[row];
    }
    return form;
}

std::string to_text(const NewGameForm& form) {
    json kept{{"first", form.first},
              {"choice", static_cast<int>(form.choice)},
              {"scenario", id(form.scenario)},
              {"drawing", static_cast<int>(form.drawing)},
              {"odds", static_cast<int>(form.odds)},
              {"coach", form.coach},
              {"rules",
               {{"late_cards", form.rules.late_cards},
                {"scattered_gem_is_a_draw", form.rules.scattered_gem_is_a_draw},
                {"ruins_pay_surfaced", form.rules.ruins_pay_surfaced}}}};
    for (const SeatForm& seat : form.seats) kept["seats"].push_back(to_json(seat));
    for (const MarketForm& card : form.market) kept["market"].push_back(to_json(card));
    return kept.dump();
}

NewGameForm new_game_form_from(std::string_view text) try {
    const json kept = json::parse(text);
    NewGameForm form;
    form.first = std::min(kept.value("first", std::size_t{0}), NewGameForm::kSeats - 1);
    form.choice = choice_from(kept, "choice", form.choice, ScenarioChoice::Random);
    form.scenario = scenario_from_id(kept.value("scenario", "")).value_or(form.scenario);
    form.drawing = choice_from(kept, "drawing", form.drawing, Drawing::Hand);
    form.odds = choice_from(kept, "odds", form.odds, OddsShown::Numbers);
    form.coach = kept.value("coach", form.coach);
    form.rules = rules_from(kept.value("rules", json::object()));
    for (std::size_t row = 0; row < NewGameForm::kSeats; ++row)
        form.seats[row] = seat_from(kept.at("seats").at(row), form.seats[row]);
    for (std::size_t slot = 0; slot < NewGameForm::kMarket; ++slot)
        form.market[slot] = market_from(kept.at("market").at(slot));
    return form;
} catch (const json::exception&) {
    return {};
}

}  // namespace session
