#include "app/learn/script.h"

namespace learn::script {

Choice right(ChoiceKind kind, Phrase label, Actions plays) {
    return {.kind = kind, .label = label, .plays = std::move(plays), .taught = std::nullopt};
}

Choice wrong(ChoiceKind kind, Phrase label, Actions plays, std::string_view rule, Phrase taught) {
    return {.kind = kind, .label = label, .plays = std::move(plays), .taught = taught, .rule = rule};
}

Choice showing(Scene scene, Choice choice) {
    choice.scene = scene;
    return choice;
}

Actions seated(Scenario scenario, std::vector<Gem> opening) {
    constexpr std::size_t kRowOfCards = 4;  // M1
    Actions actions{Start{.seats = {{"Green", Colour::Green}, {"Orange", Colour::Orange}, {"Yellow", Colour::Yellow}},
                          .first = "Green",
                          .scenario = scenario,
                          .rules = {}}};
    for (std::size_t i = 0; i < kRowOfCards; ++i) {
        actions.emplace_back(Reveal{i < opening.size() ? std::optional(opening[i]) : std::nullopt, std::nullopt});
    }
    return actions;
}

Actions joined(Actions first, const Actions& then) {
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

BeginDive dive(Wreck wreck, std::vector<Boat> boats, Seat leader) {
    return {.leader = leader, .wreck = std::move(wreck), .boats = std::move(boats)};
}

Wreck wreck(int vp, std::vector<Spot> spots) {
    return {.vp = vp, .city = false, .spots = std::move(spots), .gem = std::nullopt, .name = std::nullopt};
}

Wreck city(int vp, std::vector<Spot> spots) {
    return {.vp = vp, .city = true, .spots = std::move(spots), .gem = std::nullopt, .name = std::nullopt};
}

Boat on(Seat seat, Spot spot) {
    return {.seat = seat, .spot = spot, .rush = false};
}

Boat in_the_centre(Seat seat) {
    return {.seat = seat, .spot = std::nullopt, .rush = false};
}

Boat rushing(Seat seat) {
    return {.seat = seat, .spot = std::nullopt, .rush = true};
}

Action pull(std::vector<Gem> gems) {
    return Draw{.gems = std::move(gems), .by = Source::Hand, .mixed = 0};
}

Actions draws(const std::vector<Gem>& gems) {
    Actions actions;
    for (const Gem gem : gems) actions.push_back(pull({gem}));
    return actions;
}

Action by_spot(Seat seat, Gem against) {
    return Protect{.seat = seat, .with = {{against, Means::Spot}}};
}

Action by_card(Seat seat, Gem against) {
    return Protect{.seat = seat, .with = {{against, Means::Card}}};
}

Action plays(Seat seat, std::optional<Gem> colour, int count, int vp, std::optional<std::string> name) {
    return Play{.seat = seat, .card = {.vp = vp, .needs = Condition{colour, count}, .name = std::move(name)}};
}

}  // namespace learn::script
