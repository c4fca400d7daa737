#include <memory>

#include "app/desktop/nights/edit_dialog.h"
#include "app/desktop/nights/games_tab.h"
#include "app/desktop/nights/hand_dialog.h"
#include "app/nights/settle.h"
#include "app/words/nights_reasons.h"

// A finished game is changed, or entered by hand.
namespace desktop {

using journal::GameId;

void GamesTab::Edit() {
    const auto game = Chosen();
    if (!game) return;
    if (const auto form = hand_game(*game)) return EditScores(game->id, *form);
    const auto before = nights::edit_of(*TheDesk().journal, game->id);
    EditDialog dialog(this, TheDesk(), before, static_cast<int>(Night().size()), [&](const nights::GameEdit& edit) {
        const auto changes = nights::changes_for(*TheDesk().journal, {game->id, edit}, dialog.IsForNight());
        return Change(game->id, changes, [this, changes] { return Edited(changes); });
    });
    dialog.ShowModal();
}

/// Only the scores are known, so they can be changed too.
void GamesTab::EditScores(GameId id, const nights::HandGame& form) {
    HandDialog dialog(this, TheDesk(), form, static_cast<int>(Night().size()), [&](const nights::HandGame& entered) {
        nights::GameChange moved{id, nights::edit_of(*TheDesk().journal, id)};
        moved.edit.day = entered.day;
        moved.edit.place = entered.place;
        auto others = nights::changes_for(*TheDesk().journal, moved, dialog.IsForNight());
        others.erase(others.begin());
        return Change(id, others, [this, id, entered, others] {
            const auto done = nights::change_by_hand(TheDesk().journal, id, entered);
            const auto* refusal = std::get_if<nights::Refusal>(&done);
            return refusal ? words::reason(*refusal, In()) : Edited(others);
        });
    });
    dialog.ShowModal();
}

wxString GamesTab::Edited(const std::vector<nights::GameChange>& changes) {
    const auto refusal = nights::edit_games(TheDesk().journal, changes);
    return refusal ? words::reason(*refusal, In()) : wxString();
}

/// One step that undo takes back exactly, with the other games it changes.
wxString GamesTab::Change(GameId id, const std::vector<nights::GameChange>& changes, std::function<wxString()> deed) {
    const journal::Books& books = *TheDesk().journal;
    std::optional<nights::ToldGame> told;
    if (books.games.find(id).lines == 0) told = nights::told_game(books, id);
    return steps_.Do({.name =
                          [this, id](auto& in) {
                              // TRANSLATORS: a step that can be undone; %s is a day
                              return wxString::Format(in.say("game of %s changed"), DayOf(id, in));
                          },
                      .deed = std::move(deed),
                      .back =
                          [this, id, told, before = nights::as_they_are(books, changes)] {
                              const wxString reason = Edited(before);
                              if (told && reason.empty()) nights::put_back(TheDesk().journal, id, *told);
                              return reason;
                          }});
}

void GamesTab::EnterByHand() {
    const nights::HandGame empty{.day = {}, .place = nights::usual_place(*TheDesk().journal), .note = {}, .scores = {}};
    HandDialog(this, TheDesk(), empty, 0, [this](const nights::HandGame& entered) {
        const auto added = std::make_shared<std::optional<GameId>>();
        const wxString reason =
            steps_.Do({.name =
                           [this, added](auto& in) {
                               // TRANSLATORS: a step that can be undone; %s is a day
                               return wxString::Format(in.say("game of %s entered"), DayOf(**added, in));
                           },
                       .deed =
                           [this, added, entered] {
                               if (*added) return nights::bring_back(TheDesk().journal, **added), wxString();
                               const auto done = nights::add_by_hand(TheDesk().journal, entered);
                               if (const auto* refusal = std::get_if<nights::Refusal>(&done))
                                   return words::reason(*refusal, In());
                               *added = std::get<GameId>(done);
                               return wxString();
                           },
                       .back = [this, added] { return nights::delete_game(TheDesk().journal, **added), wxString(); }});
        if (reason.empty()) list_->Choose(**added);
        return reason;
    }).ShowModal();
}

}  // namespace desktop
