#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/session/dive_form.h"

namespace session {
namespace {

using namespace deepblue;
using nlohmann::json;

constexpr int kMostVp = 99;

json to_json(const BoatForm& boat) {
    return {{"place", static_cast<int>(boat.place)}, {"corner", boat.corner}};
}

BoatForm boat_from(const json& kept) {
    const int place = std::clamp(kept.value("place", 0), 0, static_cast<int>(BoatPlace::Away));
    const std::size_t corner = std::min(kept.value("corner", std::size_t{0}), DiveForm::kCorners - 1);
    return {static_cast<BoatPlace>(place), corner};
}

/// A boat on a corner that is no spot, or where another one stands, is in the centre.
void settle(DiveForm& form) {
    for (const BoatId& id : form.all_boats()) {
        BoatForm& boat = form.boat(id);
        if (boat.place != BoatPlace::Corner) continue;
        if (!form.corners[boat.corner] || form.on_corner(boat.corner) != id) boat = {BoatPlace::Centre};
    }
}

}  // namespace

std::string to_text(const DiveForm& form) {
    json kept{{"game", form.game},
              {"step", form.step},
              {"open", form.is_open},
              {"leader", static_cast<int>(form.leader)},
              {"known", form.is_known},
              {"name", form.name},
              {"vp", form.vp},
              {"city", form.city},
              {"preset", form.is_preset},
              {"rushing", form.is_rushing}};
    for (const auto& corner : form.corners) kept["corners"].push_back(corner ? id(*corner) : "");
    if (form.gem) kept["gem"] = id(*form.gem);
    for (const DiveForm::Boats& boats : form.boats)
        kept["boats"].push_back(json::array({to_json(boats[0]), to_json(boats[1])}));
    return kept.dump();
}

DiveForm dive_form_from(std::string_view text) try {
    const json kept = json::parse(text);
    DiveForm form;
    form.game = kept.at("game").get<std::int64_t>();
    form.step = kept.at("step").get<std::size_t>();
    form.is_open = kept.value("open", true);
    form.leader = static_cast<Seat>(kept.at("leader").get<int>());
    form.is_known = kept.value("known", false);
    form.name = kept.value("name", "");
    form.vp = std::clamp(kept.value("vp", 0), 0, kMostVp);
    form.city = kept.value("city", false);
    form.gem = gem_from_id(kept.value("gem", ""));
    form.is_preset = kept.value("preset", false);
    form.is_rushing = kept.value("rushing", false);
    for (std::size_t i = 0; i < DiveForm::kCorners; ++i)
        form.corners[i] = spot_from_id(kept.at("corners").at(i).get<std::string>());
    for (const json& boats : kept.at("boats")) form.boats.push_back({boat_from(boats.at(0)), boat_from(boats.at(1))});
    if (static_cast<std::size_t>(form.leader) >= form.boats.size()) return {};
    settle(form);
    return form;
} catch (const json::exception&) {
    return {};
}

}  // namespace session
