#include <nlohmann/json.hpp>

#include "app/nights/digest.h"

namespace nights {
namespace {

using namespace deepblue;
using Json = nlohmann::json;

Json to_json(const BraveDraw& draw) {
    Json gems = Json::array();
    for (const Gem gem : draw.gems) gems.push_back(id(gem));
    return {{"dive", draw.dive},
            {"leader", static_cast<int>(draw.leader)},
            {"hits", draw.chance.hits},
            {"all", draw.chance.all},
            {"gems", gems},
            {"app", draw.by == Source::App},
            {"answer", static_cast<int>(draw.answer)},
            {"vp", draw.vp}};
}

BraveDraw brave_from(const Json& json) {
    BraveDraw draw{.dive = json.at("dive").get<int>(),
                   .leader = static_cast<Seat>(json.at("leader").get<int>()),
                   .chance = {json.at("hits").get<std::int64_t>(), json.at("all").get<std::int64_t>()},
                   .gems = {},
                   .by = json.at("app").get<bool>() ? Source::App : Source::Hand,
                   .answer = static_cast<Answer>(json.at("answer").get<int>()),
                   .vp = json.at("vp").get<int>()};
    for (const Json& word : json.at("gems"))
        if (const auto gem = gem_from_id(word.get<std::string>())) draw.gems.push_back(*gem);
    return draw;
}

}  // namespace

std::string to_text(const Digest& digest) {
    Json brave = Json::array();
    for (const BraveDraw& draw : digest.brave) brave.push_back(to_json(draw));
    Json json{{"dives", digest.dives}, {"busts", digest.busts}, {"sums", digest.sums}, {"brave", brave}};
    if (!digest.crew.empty()) json["crew"] = digest.crew;
    return json.dump();
}

Digest digest_from(std::string_view text) try {
    const Json json = Json::parse(text);
    Digest digest{.dives = json.at("dives").get<int>(),
                  .busts = json.at("busts").get<int>(),
                  .sums = {},
                  .brave = {},
                  .crew = {}};
    for (const auto& [key, number] : json.at("sums").items()) digest.sums[key] = number.get<std::int64_t>();
    for (const Json& draw : json.at("brave")) digest.brave.push_back(brave_from(draw));
    if (json.contains("crew")) digest.crew = json.at("crew").get<std::vector<int>>();
    return digest;
} catch (const Json::exception&) {
    return {};
}

}  // namespace nights
