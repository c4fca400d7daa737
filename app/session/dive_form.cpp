#include "app/session/dive_form.h"

#include <algorithm>

namespace session {

using namespace deepblue;

namespace {

std::size_t place_of(Seat seat) {
    return static_cast<std::size_t>(seat);
}

bool is_on_wreck(const BoatForm& boat) {
    return boat.place == BoatPlace::Centre || boat.place == BoatPlace::Corner;
}

bool is_in_centre(const BoatForm& boat) {
    return boat.place == BoatPlace::Centre || boat.place == BoatPlace::Rushes;
}

bool is_answered(const BoatForm& boat) {
    return boat.place == BoatPlace::Rushes || boat.place == BoatPlace::Away;
}

bool is_undecided(const BoatForm& boat) {
    return boat.place == BoatPlace::Open;
}

}  // namespace

const DiveForm::Boats& DiveForm::boats_of(Seat seat) const {
    return boats[place_of(seat)];
}

BoatForm& DiveForm::boat(const BoatId& id) {
    return boats[place_of(id.seat)][id.number];
}

const BoatForm& DiveForm::boat(const BoatId& id) const {
    return boats[place_of(id.seat)][id.number];
}

std::vector<Seat> DiveForm::seats() const {
    std::vector<Seat> all;
    for (std::size_t i = 0; i < boats.size(); ++i)
        all.push_back(static_cast<Seat>((place_of(leader) + i) % boats.size()));
    return all;
}

std::vector<BoatId> DiveForm::all_boats() const {
    std::vector<BoatId> all;
    for (const Seat seat : seats())
        for (std::size_t number = 0; number < kBoats; ++number) all.push_back({seat, number});
    return all;
}

BeginDive DiveForm::action() const {
    BeginDive dive{.leader = leader, .wreck = {.vp = vp, .city = city, .gem = gem}};
    dive.wreck.spots = wreck().spots;
    if (!name.empty()) dive.wreck.name = name;
    for (const BoatId& id : all_boats()) {
        const BoatForm& form = boat(id);
        if (!is_on_wreck(form) && form.place != BoatPlace::Rushes) continue;
        const bool on_spot = form.place == BoatPlace::Corner;
        dive.boats.push_back({.seat = id.seat,
                              .spot = on_spot ? corners[form.corner] : std::nullopt,
                              .rush = form.place == BoatPlace::Rushes});
    }
    return dive;
}

KnownWreck DiveForm::wreck() const {
    KnownWreck known{.name = name, .vp = vp, .city = city};
    for (const auto& corner : corners)
        if (corner) known.spots.push_back(*corner);
    return known;
}

bool DiveForm::has_wreck() const {
    return is_known || !(wreck() == KnownWreck{});
}

std::optional<BoatId> DiveForm::on_corner(std::size_t corner) const {
    for (const BoatId& id : all_boats())
        if (boat(id).place == BoatPlace::Corner && boat(id).corner == corner) return id;
    return std::nullopt;
}

std::vector<BoatId> DiveForm::in_centre() const {
    std::vector<BoatId> there;
    for (const BoatId& id : all_boats())
        if (is_in_centre(boat(id))) there.push_back(id);
    return there;
}

BoatId DiveForm::boat_to_place(Seat seat) const {
    if (seat == leader && is_preset) return {seat, 0};
    const Boats& own = boats_of(seat);
    const auto free = std::find_if(own.begin(), own.end(), is_undecided);
    return {seat, free == own.end() ? 0 : static_cast<std::size_t>(free - own.begin())};
}

std::optional<BoatId> DiveForm::next_rush() const {
    for (const BoatId& id : all_boats())
        if (is_undecided(boat(id))) return id;
    return std::nullopt;
}

std::vector<Seat> DiveForm::undecided() const {
    std::vector<Seat> open;
    for (const Seat seat : seats())
        if (std::any_of(boats_of(seat).begin(), boats_of(seat).end(), is_undecided)) open.push_back(seat);
    return open;
}

void DiveForm::take(const KnownWreck& known) {
    is_known = true;
    name = known.name;
    vp = known.vp;
    city = known.city;
    for (std::size_t i = 0; i < kCorners; ++i)
        set_corner(i, i < known.spots.size() ? std::optional(known.spots[i]) : std::nullopt);
}

void DiveForm::forget_wreck() {
    take({});
    is_known = false;
}

void DiveForm::set_corner(std::size_t corner, std::optional<Spot> spot) {
    corners[corner] = spot;
    const auto there = on_corner(corner);
    if (there && !spot) boat(*there) = {BoatPlace::Centre};
}

void DiveForm::put(const BoatId& id, const BoatForm& place) {
    boat(id) = place;
    if (id == BoatId{leader, 0}) is_preset = false;
}

void DiveForm::answer(const BoatId& id, bool comes) {
    boat(id) = {comes ? BoatPlace::Rushes : BoatPlace::Away};
}

void DiveForm::nobody_else() {
    is_rushing = true;
    while (const auto next = next_rush()) answer(*next, false);
}

void DiveForm::ask_again(Seat seat) {
    for (BoatForm& own : boats[place_of(seat)])
        if (is_answered(own)) own = {};
}

void DiveForm::forget_rush() {
    is_rushing = false;
    for (const Seat seat : seats()) ask_again(seat);
}

DiveForm empty_dive_form(Seat leader, std::size_t seats) {
    DiveForm form;
    form.leader = leader;
    form.boats.resize(seats);
    form.boat({leader, 0}) = {BoatPlace::Centre};
    return form;
}

DiveForm dive_form_of(const BeginDive& dive, std::size_t seats) {
    DiveForm form = empty_dive_form(dive.leader, seats);
    form.take({.name = dive.wreck.name.value_or(""),
               .vp = dive.wreck.vp,
               .city = dive.wreck.city,
               .spots = dive.wreck.spots});
    form.is_known = dive.wreck.name.has_value();
    form.gem = dive.wreck.gem;
    form.boat({dive.leader, 0}) = {};
    std::vector<std::size_t> placed(seats, 0);
    for (const Boat& boat : dive.boats) {
        BoatForm place{boat.rush ? BoatPlace::Rushes : BoatPlace::Centre};
        for (std::size_t i = 0; i < DiveForm::kCorners && boat.spot; ++i) {
            if (form.corners[i] != boat.spot || form.on_corner(i)) continue;
            place = {BoatPlace::Corner, i};
            break;
        }
        form.boat({boat.seat, placed[place_of(boat.seat)]++}) = place;
    }
    form.is_preset = false;
    form.nobody_else();
    return form;
}

}  // namespace session
