#include "app/session/table_settings.h"

#include <nlohmann/json.hpp>

namespace session {
namespace {

using nlohmann::json;

template <class Enum>
Enum choice(const json& settings, const char* key, Enum otherwise, Enum last) {
    const int number = settings.value(key, static_cast<int>(otherwise));
    return number >= 0 && number <= static_cast<int>(last) ? static_cast<Enum>(number) : otherwise;
}

}  // namespace

std::string to_text(const TableSettings& settings) {
    return json{{"languages", settings.languages},
                {"drawing", static_cast<int>(settings.drawing)},
                {"odds", static_cast<int>(settings.odds)},
                {"coach", settings.coach}}
        .dump();
}

TableSettings table_settings_from(std::string_view text) try {
    const json settings = json::parse(text);
    return {.languages = settings.value("languages", std::vector<std::string>{}),
            .drawing = choice(settings, "drawing", Drawing::App, Drawing::Hand),
            .odds = choice(settings, "odds", OddsShown::Words, OddsShown::Numbers),
            .coach = settings.value("coach", false)};
} catch (const json::exception&) {
    return {};
}

}  // namespace session
