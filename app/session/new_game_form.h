#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/table_settings.h"
#include "engine/deepblue/action.h"

namespace session {

/// How the scenario is found.
enum class ScenarioChoice : std::uint8_t { FirstGame, Choose, Random };

/// One row of players; an empty name is an empty seat.
struct SeatForm {
    std::string name;
    deepblue::Colour colour{};
    std::string language;  // a tag; empty for the table's
    friend bool operator==(const SeatForm&, const SeatForm&) = default;
};

/// One card of the opening market as far as it was entered.
struct MarketForm {
    bool entered = false;
    std::optional<deepblue::Gem> gem;
    std::optional<deepblue::MarketCard> card;
    friend bool operator==(const MarketForm&, const MarketForm&) = default;
};

/// A game that is being set up: everything the page asks, kept as a draft until the game starts.
struct NewGameForm {
    static constexpr std::size_t kSeats = 5;
    static constexpr std::size_t kMarket = 4;

    std::array<SeatForm, kSeats> seats = empty_seats();
    std::size_t first = 0;  // the row that begins
    ScenarioChoice choice = ScenarioChoice::FirstGame;
    deepblue::Scenario scenario{};
    deepblue::HouseRules rules;
    Drawing drawing = Drawing::App;
    OddsShown odds = OddsShown::Words;
    bool coach = false;
    std::array<MarketForm, kMarket> market;

    /// What would be played; `scenario` is the one in force, also where it is picked at random.
    [[nodiscard]] deepblue::Start start() const;
    [[nodiscard]] std::vector<deepblue::Reveal> reveals() const;
    [[nodiscard]] TableSettings settings() const;
    /// The rows that have a name, in order.
    [[nodiscard]] std::vector<std::size_t> taken_rows() const;
    /// How many opening cards have no entry and count as no gem.
    [[nodiscard]] int market_without_entry() const;
    /// Exchanges two rows; who begins goes along.
    void swap_rows(std::size_t one, std::size_t other);

    [[nodiscard]] static std::array<SeatForm, kSeats> empty_seats();
    friend bool operator==(const NewGameForm&, const NewGameForm&) = default;
};

/// The form with the seats, colours and languages of an earlier game.
[[nodiscard]] NewGameForm with_seats_of(NewGameForm form, const deepblue::Start& earlier,
                                        const TableSettings& settings);

/// As text for a draft, and back; a text that says nothing gives an empty form.
[[nodiscard]] std::string to_text(const NewGameForm& form);
[[nodiscard]] NewGameForm new_game_form_from(std::string_view text);

}  // namespace session
