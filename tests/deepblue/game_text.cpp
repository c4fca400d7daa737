#include "tests/deepblue/game_text.h"

#include "engine/deepblue/game_file.h"

namespace deepblue::game_text {
namespace {

std::string reason(const Refusal& refusal) {
    const auto* violation = std::get_if<RuleViolation>(&refusal.reason);
    return violation ? std::string(rule_id(*violation)) : "malformed";
}

constexpr std::string_view kStart =
    R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"},)"
    R"({"name":"Cleo","colour":"yellow"}],"first":"Ada","scenario":"scattered_wealth"})";
constexpr std::string_view kReveal = R"({"do":"reveal"})";
constexpr std::string_view kDive = R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"spots":["blue"]},)"
                                   R"("boats":[{"player":"Ada","spot":"blue"},{"player":"Ben"}]})";
constexpr std::string_view kGold = R"({"do":"draw","gems":["gold"]})";
constexpr std::string_view kBlue = R"({"do":"draw","gems":["blue"]})";
constexpr std::string_view kReveals = R"({"do":"sail","player":"Ada","city_revealed":1})";

std::vector<std::string_view> path_to(Point point) {
    const std::vector<std::string_view> set_up{kHeader, kStart, kReveal, kReveal, kReveal, kReveal};
    const auto and_then = [&](const std::vector<std::string_view>& more) {
        auto lines = set_up;
        lines.insert(lines.end(), more.begin(), more.end());
        return lines;
    };
    switch (point) {
        case Point::AfterHeader: return {kHeader};
        case Point::RowDue: return {kHeader, kStart};
        case Point::OnTurn: return set_up;
        case Point::InADive: return and_then({kDive, kGold});
        case Point::Asked: return and_then({kDive, kGold, kBlue, kBlue});
        case Point::ScatterDue: return and_then({kReveals});
        case Point::Over: return and_then({R"({"do":"end"})"});
    }
    return {};
}

}  // namespace

std::string up_to(Point point) {
    std::string text;
    for (const std::string_view line : path_to(point)) text += std::string(line) + "\n";
    return text;
}

int lines_up_to(Point point) {
    return static_cast<int>(path_to(point).size());
}

std::string verdict(std::string_view file) {
    const auto read = read_game(file);
    const auto* refusal = std::get_if<Refusal>(&read);
    return refusal ? "line " + std::to_string(refusal->line) + ": " + reason(*refusal) : "accepted";
}

std::string verdict_at(Point point, std::string_view line) {
    const auto read = read_game(up_to(point) + std::string(line) + "\n");
    const auto* refusal = std::get_if<Refusal>(&read);
    if (!refusal) return "accepted";
    const bool here = refusal->line == lines_up_to(point) + 1;
    return here ? reason(*refusal) : "line " + std::to_string(refusal->line) + ": " + reason(*refusal);
}

}  // namespace deepblue::game_text
