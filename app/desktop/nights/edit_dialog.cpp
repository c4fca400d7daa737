#include "app/desktop/nights/edit_dialog.h"

#include "app/nights/people.h"
#include "app/nights/player_names.h"
#include "app/words/faults.h"
#include "app/words/nights_reasons.h"
#include "engine/journal/step.h"

namespace desktop {

EditDialog::EditDialog(wxWindow* parent, Desk& desk, const nights::GameEdit& edit, int games_in_night,
                       std::function<wxString(const nights::GameEdit&)> taken)
    : GameForm(parent, desk, desk.look.language().say("Edit the game")), before_(edit), taken_(std::move(taken)) {
    SetDay(edit.day);
    SetPlace(edit.place);
    SetNote(edit.note);
    OfferNight(games_in_night);
    const nights::People people(*desk.journal);
    for (const journal::PlayerId player : edit.players) {
        names_.push_back(NewNameField(this, words::spoken(people.of(player).name)));
        // TRANSLATORS: %d is the number of a seat
        AddField(wxString::Format(In().say("Name of player %d"), static_cast<int>(names_.size())), *names_.back());
    }
    Finish(In().say("Save the changes"));
}

journal::PlayerId EditDialog::PlayerOf(const std::string& name, journal::PlayerId before) const {
    const nights::People people(*TheDesk().journal);
    if (people.of(before).name == name) return before;
    for (const nights::Person& person : people.all())
        if (person.name == name) return person.id;
    journal::Step step(TheDesk().journal);
    const auto added = nights::player_named(*step, name, {});
    step.commit();
    return added;
}

wxString EditDialog::Take() {
    nights::GameEdit edit{.day = Day(), .place = Place(), .note = Note(), .players = {}};
    for (const wxComboBox* name : names_)
        if (!nights::is_name(Entered(*name))) return words::reason(nights::Refusal(nights::NotAName{}), In());
    try {
        for (std::size_t seat = 0; seat < names_.size(); ++seat)
            edit.players.push_back(PlayerOf(Entered(*names_[seat]), before_.players[seat]));
    } catch (const journal::Error& error) {
        return words::reason(error, In());
    }
    return edit == before_ && !IsForNight() ? wxString() : taken_(edit);
}

}  // namespace desktop
