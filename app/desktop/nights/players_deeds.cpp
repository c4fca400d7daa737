#include <wx/choicdlg.h>
#include <wx/textdlg.h>

#include "app/desktop/confirm.h"
#include "app/desktop/files.h"
#include "app/desktop/frame_menu.h"
#include "app/desktop/nights/night_picture.h"
#include "app/desktop/nights/players_tab.h"
#include "app/nights/anonymity.h"
#include "app/nights/player_keeping.h"
#include "app/words/faults.h"
#include "app/words/nights_reasons.h"

// What can be done with a player.
namespace desktop {

using journal::PlayerId;

void PlayersTab::Told(const wxString& reason) const {
    if (!reason.empty()) TheDesk().helm.Tell(reason);
}

void PlayersTab::FillMenu(FrameMenu& menu) {
    const nights::PlayerRecord* record = Chosen();
    if (record == nullptr) return;
    menu.Add(In().say("Rename …"), [this] { Rename(); });
    menu.Add(In().say("Merge into another player …"), [this] { Merge(); });
    for (const PlayerId player : record->player.also) {
        const wxString name = words::spoken(TheDesk().journal->players.at(player).name);
        // TRANSLATORS: %s is a player's name; takes back that two names are one person
        menu.Add(wxString::Format(In().say("Un-merge %s"), name), [this, player] { Unmerge(player); });
    }
    menu.AddLine();
    if (card_->HasChart()) menu.Add(In().say("Save the chart as a picture …"), [this] { SaveChart(); });
    menu.Add(In().say("Anonymise …"), [this] { Anonymise(); });
}

wxString PlayersTab::Name(PlayerId player, const std::string& name) {
    const auto refusal = nights::rename_player(TheDesk().journal, player, name);
    return refusal ? words::reason(*refusal, In()) : wxString();
}

void PlayersTab::Rename() {
    const nights::PlayerRecord* record = Chosen();
    if (record == nullptr) return;
    const PlayerId player = record->player.id;
    const std::string before = record->player.name;
    // TRANSLATORS: %s is a player's name
    const wxString question = wxString::Format(In().say("What will %s be called from now on?"), words::spoken(before));
    wxTextEntryDialog dialog(this, question, In().say("Rename"), words::spoken(before));
    if (dialog.ShowModal() != wxID_OK) return;
    const std::string after = dialog.GetValue().Strip(wxString::both).utf8_string();
    if (after == before) return;
    Told(steps_.Do({.name =
                        [before, after](auto& in) {
                            // TRANSLATORS: a step that can be undone; %1$s and %2$s are names
                            return wxString::Format(in.say("%1$s renamed to %2$s"), words::spoken(before),
                                                    words::spoken(after));
                        },
                    .deed = [this, player, after] { return Name(player, after); },
                    .back = [this, player, before] { return Name(player, before); }}));
}

void PlayersTab::Merge() {
    const nights::PlayerRecord* record = Chosen();
    if (record == nullptr) return;
    const nights::Person person = record->player;
    std::vector<nights::Person> others;
    wxArrayString names;
    const nights::People people(*TheDesk().journal);
    for (const nights::Person& other : people.all()) {
        if (other.id == person.id) continue;
        others.push_back(other);
        names.Add(words::spoken(other.name));
    }
    if (others.empty()) return Told(In().say("There is nobody else yet."));
    // TRANSLATORS: %s is a player's name
    const wxString question = wxString::Format(In().say("Who is %s really?"), words::spoken(person.name));
    wxSingleChoiceDialog dialog(this, question, In().say("Merge"), names);
    if (dialog.ShowModal() != wxID_OK) return;
    const nights::Person into = others[static_cast<std::size_t>(dialog.GetSelection())];
    const wxString reason =
        steps_.Do({.name =
                       [person, into](auto& in) {
                           // TRANSLATORS: a step that can be undone; %1$s and %2$s are players' names
                           return wxString::Format(in.say("%1$s merged into %2$s"), words::spoken(person.name),
                                                   words::spoken(into.name));
                       },
                   .deed =
                       [this, person, into] {
                           const auto refusal = nights::merge_players(TheDesk().journal, person.id, into.id);
                           return refusal ? words::reason(*refusal, In()) : wxString();
                       },
                   .back =
                       [this, person] {
                           const auto refusal = nights::unmerge_player(TheDesk().journal, person.id);
                           return refusal ? words::reason(*refusal, In()) : wxString();
                       }});
    Told(reason);
    if (reason.empty()) list_->Choose(into.id);
}

void PlayersTab::Unmerge(PlayerId player) {
    const auto merged = TheDesk().journal->persons.find(player);
    if (!merged || !merged->merged) return;
    const std::string name = TheDesk().journal->players.at(player).name;
    const PlayerId into = *merged->merged;
    Told(steps_.Do(
        {.name =
             [name](auto& in) {
                 // TRANSLATORS: a step that can be undone; %s is a player's name
                 return wxString::Format(in.say("%s un-merged"), words::spoken(name));
             },
         .deed =
             [this, player] {
                 const auto refusal = nights::unmerge_player(TheDesk().journal, player);
                 return refusal ? words::reason(*refusal, In()) : wxString();
             },
         .back = [this, player, into] { return nights::merge_back(TheDesk().journal, player, into), wxString(); }}));
}

void PlayersTab::Anonymise() {
    const nights::PlayerRecord* record = Chosen();
    if (record == nullptr) return;
    const nights::Person person = record->player;
    const wxString name = words::spoken(person.name);
    // TRANSLATORS: %d is the number of a player, which stands for their name
    const wxString offered = wxString::Format(In().say("Player %d"), static_cast<int>(person.id));
    // TRANSLATORS: %s is a player's name
    const wxString question = wxString::Format(In().say("Which name should replace %s everywhere?"), name);
    wxTextEntryDialog dialog(this, question, In().say("Anonymise"), offered);
    if (dialog.ShowModal() != wxID_OK) return;
    const wxString after = dialog.GetValue().Strip(wxString::both);
    const wxString sure =
        // TRANSLATORS: %1$s and %2$s are names
        wxString::Format(In().say("Replace %1$s by %2$s in every game, also in the log? This cannot be "
                                  "taken back."),
                         name, after);
    if (!is_sure(this, TheDesk().look, {sure, In().say("Replace the name"), In().say("Change nothing")})) return;
    try {
        TheDesk().session.finish_backups();  // those that hold the name are offered, all of them
        const auto done = nights::anonymise(TheDesk().journal, person.id, after.utf8_string());
        if (const auto* refusal = std::get_if<nights::Refusal>(&done)) return Told(words::reason(*refusal, In()));
        steps_.Forget();
        TheDesk().helm.ShowAgain();
        OfferBackups(std::get<nights::Anonymised>(done).backups);
    } catch (const journal::Error& error) {
        Told(words::reason(error, In()));
    }
}

void PlayersTab::OfferBackups(const std::vector<journal::Backup>& backups) {
    if (backups.empty()) return;
    const int count = static_cast<int>(backups.size());
    const wxString question = wxString::Format(
        // TRANSLATORS: %d is a number of backups
        In().say_number("%d older backup may still hold the name.", "%d older backups may still hold the name.", count),
        count);
    if (!is_sure(this, TheDesk().look, {question, In().say("Delete these backups"), In().say("Keep the backups")}))
        return;
    nights::delete_backups(TheDesk().journal, backups);
    journal::Backups(TheDesk().journal.path()).make(journal::Reason::Day, session::system_time());  // never without one
}

void PlayersTab::SaveChart() {
    const wxString path = ask_where_to_save(this, In().say("Save the chart as a picture"), "chart.png", "PNG|*.png");
    if (!path.empty()) Told(save_picture(chart_picture(card_->Chart(), TheDesk().look), path, In()));
}

}  // namespace desktop
