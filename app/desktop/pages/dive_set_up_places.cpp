#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/pages/dive_set_up_page.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"

// How boats are chosen and put on the wreck: by taps and by keys.
namespace desktop {
namespace {

using deepblue::Seat;
using session::BoatForm;
using session::BoatId;
using session::BoatPlace;

constexpr double kMenuGem = 22;

/// The value `by` places further in a ring of values; the first or last if `now` is none of them.
template <class Value>
Value stepped(const std::vector<Value>& all, const std::optional<Value>& now, int by) {
    const auto found = now ? std::find(all.begin(), all.end(), *now) : all.end();
    if (found == all.end()) return by > 0 ? all.front() : all.back();
    const auto count = static_cast<int>(all.size());
    const auto place = static_cast<int>(found - all.begin());
    return all[static_cast<std::size_t>((place + by + count) % count)];
}

/// Where a boat goes if nobody says otherwise: the first free scouting spot, else the centre.
std::size_t usual_place(const session::DiveForm& form) {
    for (std::size_t corner = 0; corner < kCentre; ++corner)
        if (form.corners[corner] && !form.on_corner(corner)) return corner;
    return kCentre;
}

}  // namespace

void DiveSetUpPage::TakeUp(Seat seat) {
    if (form_.is_rushing) {
        form_.ask_again(seat);
        return FormChanged();
    }
    const bool is_again = choice_.boat && choice_.boat->seat == seat;
    ChooseBoat(is_again ? BoatId{seat, 1 - choice_.boat->number} : form_.boat_to_place(seat));
}

void DiveSetUpPage::ChooseBoat(const BoatId& id) {
    choice_.boat = choice_.boat == id ? std::nullopt : std::optional(id);
    choice_.place = usual_place(form_);
    ShowBoats();
}

void DiveSetUpPage::TapPlace(std::size_t place) {
    if (choice_.boat) return PutChosen(place);
    if (place == kCentre) return OfferPlace(place);
    if (const auto there = form_.on_corner(place)) return ChooseBoat(*there);
    form_.corners[place] ? OfferPlace(place) : OfferKinds(place);
}

void DiveSetUpPage::PutChosen(std::size_t place) {
    const BoatId id = *choice_.boat;
    if (place == kCentre) return Put(id, place);
    if (!form_.corners[place]) return OfferKinds(place);
    const auto there = form_.on_corner(place);
    if (there == id) return OfferPlace(place);
    there ? Refuse(place) : Put(id, place);
}

void DiveSetUpPage::Put(const BoatId& id, std::size_t place) {
    form_.put(id, place == kCentre ? BoatForm{BoatPlace::Centre} : BoatForm{BoatPlace::Corner, place});
    choice_ = {};
    FormChanged();
}

void DiveSetUpPage::Refuse(std::size_t place) {
    TheDesk().sounds.Play(Sound::Refused);
    board_->Place(place).Refuse();
    TheDesk().helm.Tell(In().say("one boat a spot"));
}

std::vector<MenuChoice> DiveSetUpPage::BoatChoices(std::size_t place) {
    std::vector<MenuChoice> choices;
    const auto is_here = [&](const BoatForm& boat) {
        return place == kCentre ? boat.place == BoatPlace::Centre
                                : boat.place == BoatPlace::Corner && boat.corner == place;
    };
    std::vector<MenuChoice> away;
    for (const BoatId& id : form_.all_boats()) {
        const BoatForm& boat = form_.boat(id);
        if (is_here(boat)) {
            // TRANSLATORS: %s is a boat, such as "Mara, boat 1"
            away.push_back({wxString::Format(In().say("Take away: %s"), BoatName(id)), {}, [this, id] {
                                form_.put(id, {});
                                choice_ = {};
                                FormChanged();
                            }});
        } else if (boat.place != BoatPlace::Corner && (place == kCentre || !form_.on_corner(place))) {
            choices.push_back({BoatName(id), {}, [this, id, place] { Put(id, place); }});
        }
    }
    if (!choices.empty() && !away.empty()) choices.push_back({});
    choices.insert(choices.end(), away.begin(), away.end());
    return choices;
}

std::vector<MenuChoice> DiveSetUpPage::KindChoices(std::size_t corner) {
    std::vector<MenuChoice> choices;
    choices.reserve(kSpotsOnScreen.size() + 1);
    const int side = TheDesk().look.px(kMenuGem);
    const auto give = [this, corner](std::optional<deepblue::Spot> spot) {
        return [this, corner, spot] {
            form_.set_corner(corner, spot);
            const auto boat = choice_.boat;
            if (spot && boat && !form_.on_corner(corner)) return Put(*boat, corner);
            FormChanged();
        };
    };
    for (const deepblue::Spot spot : kSpotsOnScreen)
        choices.push_back({words::name(spot, In()), gems_bitmap(gems_of(spot), side, TheDesk().look), give(spot)});
    choices.push_back({In().say("no scouting spot"), {}, give(std::nullopt)});
    return choices;
}

void DiveSetUpPage::OfferPlace(std::size_t place) {
    auto choices = BoatChoices(place);
    if (place != kCentre && !form_.is_known) {
        if (!choices.empty()) choices.push_back({});
        const auto kinds = KindChoices(place);
        choices.insert(choices.end(), kinds.begin(), kinds.end());
    }
    if (choices.empty()) return;
    CallAfter([this, place, choices] { pop_up(board_->Place(place), choices); });
}

void DiveSetUpPage::OfferKinds(std::size_t corner) {
    CallAfter([this, corner] { pop_up(board_->Place(corner), KindChoices(corner)); });
}

void DiveSetUpPage::MoveBoat(int by) {
    choice_.boat = stepped(form_.all_boats(), choice_.boat, by);
    if (!choice_.place) choice_.place = usual_place(form_);
    ShowBoats();
}

void DiveSetUpPage::MovePlace(int by) {
    if (!choice_.boat) choice_.boat = form_.boat_to_place(form_.leader);
    choice_.place = stepped(places_of(form_), choice_.place, by);
    ShowBoats();
}

bool DiveSetUpPage::PressAnswer(bool comes) {
    if (!form_.is_rushing) {
        if (WhyNoRush().empty()) AskForRush(true);
        return true;
    }
    const auto next = form_.next_rush();
    const auto seats = form_.seats();
    if (!next) return true;
    const auto row = static_cast<std::size_t>(std::find(seats.begin(), seats.end(), next->seat) - seats.begin());
    rush_->Row(row).Answer(comes).Activate();
    return true;
}

bool DiveSetUpPage::TakeKey(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.HasAnyModifiers()) return false;
    if (key == WXK_ESCAPE) return CallAfter([this] { Leave(); }), true;
    if (wreck_->Wants(key)) {
        if (!is_enter(key) || dynamic_cast<wxSpinCtrl*>(FindFocus()) == nullptr) return false;
        wreck_->TakeTyped();
        return FormChanged(), RestFocus(), true;
    }
    const auto digit = digit_of_key(key);
    if (digit && *digit >= 1 && *digit <= static_cast<int>(rush_->Rows()))
        return rush_->Row(static_cast<std::size_t>(*digit - 1)).Flag().Activate(), true;
    const bool is_press = key == WXK_SPACE || is_enter(key);
    if (is_press && IsFocusChosen()) return false;
    switch (key) {
        case 'Y': return PressAnswer(true);
        case 'N': return PressAnswer(false);
        case WXK_UP: return MoveBoat(-1), true;
        case WXK_DOWN: return MoveBoat(1), true;
        case WXK_LEFT: return MovePlace(-1), true;
        case WXK_RIGHT: return MovePlace(1), true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (choice_.boat) PutChosen(choice_.place.value_or(kCentre));
            return true;
        case WXK_SPACE:
            if (!start_->Activate() && !start_->Reason().empty()) TheDesk().helm.Tell(start_->Reason());
            return true;
        default: return false;
    }
}

}  // namespace desktop
