#include <wx/choicdlg.h>

#include "app/desktop/clipboard.h"
#include "app/desktop/confirm.h"
#include "app/desktop/files.h"
#include "app/desktop/frame_menu.h"
#include "app/desktop/nights/bg_stats_dialog.h"
#include "app/desktop/nights/games_tab.h"
#include "app/desktop/nights/night_picture.h"
#include "app/desktop/nights/ways_in.h"
#include "app/desktop/nights/ways_out.h"
#include "app/nights/editing.h"
#include "app/session/exchange.h"
#include "app/words/days.h"
#include "app/words/faults.h"
#include "app/words/nights_page_words.h"
#include "app/words/nights_words.h"

// What can be done with a finished game, and with its night.
namespace desktop {

using journal::GameId;

void GamesTab::Remove() {
    const auto game = Chosen();
    if (!game) return;
    const GameId id = game->id;
    const wxString day = DayOf(id, In());
    // TRANSLATORS: %s is a day
    const wxString question = wxString::Format(In().say("Delete the game of %s? Undo brings it back."), day);
    if (!is_sure(this, TheDesk().look, {question, In().say("Delete the game"), In().say("Keep it")})) return;
    Told(steps_.Do({.name =
                        [this, id](auto& in) {
                            // TRANSLATORS: a step that can be undone; %s is a day
                            return wxString::Format(in.say("game of %s deleted"), DayOf(id, in));
                        },
                    .deed = [this, id] { return nights::delete_game(TheDesk().journal, id), wxString(); },
                    .back = [this, id] { return nights::bring_back(TheDesk().journal, id), wxString(); }}));
}

void GamesTab::FillMenu(FrameMenu& menu) {
    const auto game = Chosen();
    menu.Add(In().say("Copy the night as text"), [this] { CopyNight(); });
    menu.Add(In().say("Copy the night as a picture"), [this] { CopyPicture(); });
    menu.Add(In().say("Save the night as a picture …"), [this] { SaveNight(); });
    if (card_->HasChart()) menu.Add(In().say("Save the chart as a picture …"), [this] { SaveChart(); });
    if (game) {
        menu.AddLine();
        menu.Add(In().say("BG Stats …"), [this, id = game->id] { show_bg_stats(this, TheDesk(), id); });
    }
    if (game && game->has_lines()) {
        menu.Add(In().say("Verify the draws"), [this] { Verify(); });
        menu.Add(In().say("Save the game file …"), [this] { SaveGameFile(); });
    }
    if (nights::deleted_games(*TheDesk().journal).empty()) return;
    menu.AddLine();
    menu.Add(In().say("Bring back a deleted game …"), [this] { BringBack(); });
}

void GamesTab::More() {
    FrameMenu menu(*this);
    FillMenu(menu);
    menu.Show();
}

void GamesTab::OfferImport() {
    FrameMenu menu(*this);
    fill_import_menu(menu, this, TheDesk());
    menu.Show();
}

void GamesTab::OfferExport() {
    FrameMenu menu(*this);
    fill_export_menu(menu, this, TheDesk());
    menu.Show();
}

void GamesTab::BringBack() {
    const auto deleted = nights::deleted_games(*TheDesk().journal);
    const nights::People people(*TheDesk().journal);
    wxArrayString entries;
    for (const GameId id : deleted) {
        const auto game = nights::open_game(*TheDesk().journal, people, id);
        entries.Add(words::night_name(game.day, game.place, session::system_time(), In()) + ", " +
                    words::scenario_of(game, In()));
    }
    wxSingleChoiceDialog dialog(this, In().say("Which game comes back?"), In().say("Deleted games"), entries);
    if (dialog.ShowModal() != wxID_OK) return;
    const GameId id = deleted[static_cast<std::size_t>(dialog.GetSelection())];
    Told(steps_.Do({.name =
                        [this, id](auto& in) {
                            // TRANSLATORS: a step that can be undone; %s is a day
                            return wxString::Format(in.say("game of %s brought back"), DayOf(id, in));
                        },
                    .deed = [this, id] { return nights::bring_back(TheDesk().journal, id), wxString(); },
                    .back = [this, id] { return nights::delete_game(TheDesk().journal, id), wxString(); }}));
    list_->Choose(id);
}

std::vector<nights::FinishedGame> GamesTab::Night() const {
    std::vector<nights::FinishedGame> games;
    const auto chosen = Chosen();
    if (!chosen) return games;
    const journal::Books& books = *TheDesk().journal;
    const auto night = books.games.find(chosen->id).night;
    if (!night) return {*chosen};
    const nights::People people(books);
    for (const GameId id : nights::evening(books, *night).games) games.push_back(nights::open_game(books, people, id));
    return games;
}

void GamesTab::CopyNight() {
    const auto games = Night();
    if (games.empty()) return;
    const wxString title = words::night_name(games.front().day, games.front().place, session::system_time(), In());
    TellCopied(to_clipboard(words::night_summary(title, games, In())));
}

void GamesTab::CopyPicture() {
    const auto games = Night();
    if (!games.empty()) TellCopied(to_clipboard(night_picture(games, TheDesk().look)));
}

void GamesTab::TellCopied(bool is_there) const {
    Told(is_there ? In().say("The night is on the clipboard, ready to paste.")
                  : In().say("The clipboard is not available. Please try again."));
}

void GamesTab::SaveNight() {
    const auto games = Night();
    if (games.empty()) return;
    const wxString path = ask_where_to_save(this, In().say("Save the night as a picture"),
                                            words::spoken(games.front().day) + ".png", "PNG|*.png");
    if (!path.empty()) Told(save_picture(night_picture(games, TheDesk().look), path, In()));
}

void GamesTab::SaveChart() {
    const wxString path = ask_where_to_save(this, In().say("Save the chart as a picture"), "chart.png", "PNG|*.png");
    if (!path.empty()) Told(save_picture(chart_picture(card_->Chart(), TheDesk().look), path, In()));
}

void GamesTab::SaveGameFile() {
    const auto chosen = list_->Chosen();
    if (!chosen) return;
    const wxString path = ask_where_to_save(this, In().say("Save the game file"), "game.divebell", "*.divebell");
    if (path.empty()) return;
    try {
        tell_saved(TheDesk(), path, write_file(path, session::export_game(TheDesk().journal, *chosen).file));
    } catch (const journal::Error& error) {
        Told(words::reason(error, In()));
    }
}

void GamesTab::Verify() {
    if (const auto chosen = list_->Chosen())
        Told(words::proof_line(nights::verify_game(*TheDesk().journal, *chosen), In()));
}

}  // namespace desktop
