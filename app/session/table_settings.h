#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace session {

/// Who draws: the app from its bag, or a hand from the cloth bag.
enum class Drawing : std::uint8_t { App, Hand };
/// How much the table is told of its chances.
enum class OddsShown : std::uint8_t { Off, Words, Numbers };

/// How a table wants its game to be run. No rule, so it stands in no game file.
struct TableSettings {
    std::vector<std::string> languages;  // a tag for each seat; empty where the table's is meant
    Drawing drawing = Drawing::App;
    OddsShown odds = OddsShown::Words;
    bool coach = false;  // says after each decision what it was worth
    friend bool operator==(const TableSettings&, const TableSettings&) = default;
};

/// As text for the journal, and back; what a text does not say has its default.
[[nodiscard]] std::string to_text(const TableSettings& settings);
[[nodiscard]] TableSettings table_settings_from(std::string_view text);

}  // namespace session
