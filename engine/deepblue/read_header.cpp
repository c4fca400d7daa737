#include <nlohmann/json.hpp>

#include "engine/deepblue/game_line.h"
#include "engine/deepblue/strict_json.h"

namespace deepblue {
namespace {

using nlohmann::json;

bool is_ours(const json& header) {
    const auto version = header.find("divebell");
    const auto game = header.find("game");
    return version != header.end() && version->is_number_integer() && *version == 1 && game != header.end() &&
           game->is_string() && *game == "deepblue";
}

/// Fields besides the two that must be there are allowed, whatever they are.
std::optional<std::string> text_if_any(const json& header, const char* key) {
    const auto found = header.find(key);
    const bool there = found != header.end() && found->is_string();
    return there ? std::optional(found->get<std::string>()) : std::nullopt;
}

}  // namespace

Header read_header(std::string_view text) {
    const json header = parse_object(text);
    if (!is_ours(header)) throw Malformed(Flaw::NoHeader);
    return {.commitment = text_if_any(header, "commitment"), .seed = text_if_any(header, "seed")};
}

}  // namespace deepblue
