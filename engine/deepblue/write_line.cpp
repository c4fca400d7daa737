#include <nlohmann/json.hpp>

#include "engine/deepblue/game_line.h"

namespace deepblue {
namespace {

using Json = nlohmann::ordered_json;

template <class Word>
Json words(const std::vector<Word>& values) {
    Json list = Json::array();
    for (const Word value : values) list.push_back(id(value));
    return list;
}

/// Writes the fields of each action behind its "do". A field at its default is left out, `by` never is.
class Writer {
public:
    Writer(Json& line, const Seating& seats) : line_(line), seats_(seats) {}

    void operator()(const Start& act) {
        line_["seats"] = Json::array();
        for (const Player& player : act.seats)
            line_["seats"].push_back({{"name", player.name}, {"colour", id(player.colour)}});
        line_["first"] = act.first;
        line_["scenario"] = id(act.scenario);
        line_["rules"] = {{"late_cards", act.rules.late_cards},
                          {"scattered_gem_is_a_draw", act.rules.scattered_gem_is_a_draw},
                          {"ruins_pay_surfaced", act.rules.ruins_pay_surfaced}};
    }
    void operator()(const Reveal& act) {
        if (act.gem) line_["gem"] = id(*act.gem);
        if (act.card) line_["card"] = card(*act.card);
    }
    void operator()(const Recruit& act) { player(act.seat); }
    void operator()(const Refresh& act) { player(act.seat); }
    void operator()(const Sail& act) {
        player(act.seat);
        if (act.city_revealed > 0) line_["city_revealed"] = act.city_revealed;
    }
    void operator()(const Rest& act) { player(act.seat); }
    void operator()(const Scatter& act) { gems(act); }
    void operator()(const BeginDive& act) {
        line_["leader"] = seats_.name(act.leader);
        line_["wreck"] = wreck(act.wreck);
        line_["boats"] = Json::array();
        for (const Boat& boat : act.boats) line_["boats"].push_back(boat_json(boat));
    }
    void operator()(const Draw& act) { gems(act); }
    void operator()(const Protect& act) {
        player(act.seat);
        line_["with"] = Json::array();
        for (const Shield& shield : act.with) {
            const char* by = shield.by == Means::Card ? "card" : "spot";
            line_["with"].push_back({{"against", id(shield.against)}, {"by", by}});
        }
    }
    void operator()(const Surface& act) { player(act.seat); }
    void operator()(const Play& act) {
        player(act.seat);
        line_["card"] = card(act.card);
    }
    void operator()(const Stop&) {}
    void operator()(const SetCrew& act) {
        player(act.seat);
        line_["cards"] = act.cards;
    }
    void operator()(const Correct& act) {
        player(act.seat);
        line_["vp"] = act.vp;
        if (act.why) line_["why"] = *act.why;
    }
    void operator()(const Recount& act) {
        line_["bag"] = Json::object();
        for (const Gem gem : kAllGems) line_["bag"][id(gem)] = act.bag[gem];
    }
    void operator()(const EndGame&) {}
    void operator()(const Stranger&) {}

private:
    void player(Seat seat) { line_["player"] = seats_.name(seat); }

    template <class GemsFromTheBag>
    void gems(const GemsFromTheBag& act) {
        line_["gems"] = words(act.gems);
        line_["by"] = act.by == Source::App ? "app" : "hand";
        if (act.mixed > 0) line_["mixed"] = act.mixed;
    }

    /// A CrewCard, whose VP are always known, or a MarketCard, whose VP may not be.
    template <class Card>
    static Json card(const Card& card) {
        Json json = Json::object();
        if (card.needs) {
            json["needs"] = card.needs->colour ? id(*card.needs->colour) : "any";
            json["count"] = card.needs->count;
        }
        if constexpr (std::is_same_v<Card, CrewCard>) {
            json["vp"] = card.vp;
        } else {
            if (card.vp) json["vp"] = *card.vp;
        }
        if (card.name) json["name"] = *card.name;
        return json;
    }
    static Json wreck(const Wreck& wreck) {
        Json json{{"vp", wreck.vp}};
        if (wreck.city) json["city"] = true;
        if (!wreck.spots.empty()) json["spots"] = words(wreck.spots);
        if (wreck.gem) json["gem"] = id(*wreck.gem);
        if (wreck.name) json["name"] = *wreck.name;
        return json;
    }
    [[nodiscard]] Json boat_json(const Boat& boat) const {
        Json json{{"player", seats_.name(boat.seat)}};
        if (boat.spot) json["spot"] = id(*boat.spot);
        if (boat.rush) json["rush"] = true;
        return json;
    }

    Json& line_;
    const Seating& seats_;
};

}  // namespace

std::string write_action(const Action& action, const Seating& seats) {
    Json line{{"do", id(kind(action))}};
    std::visit(Writer(line, seats), action);
    return line.dump();
}

std::string write_header(const Header& header) {
    Json line{{"divebell", 1}, {"game", "deepblue"}};
    if (header.commitment) line["commitment"] = *header.commitment;
    if (header.seed) line["seed"] = *header.seed;
    return line.dump();
}

}  // namespace deepblue
