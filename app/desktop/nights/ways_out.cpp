#include "app/desktop/nights/ways_out.h"

#include <wx/dirdlg.h>
#include <wx/filename.h>
#include <wx/utils.h>

#include <algorithm>
#include <array>

#include "app/desktop/confirm.h"
#include "app/desktop/files.h"
#include "app/desktop/nights/backups_dialog.h"
#include "app/desktop/nights/bg_stats_dialog.h"
#include "app/nights/csv_tables.h"
#include "app/nights/history.h"
#include "app/nights/settle.h"
#include "app/nights/whole.h"
#include "app/words/exchange_words.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr std::size_t kAtOnce = 200;

std::vector<nights::FinishedGame> all_games(const journal::Books& books) {
    const nights::People people(books);
    std::vector<nights::FinishedGame> games;
    std::optional<nights::GameRow> last;
    for (auto rows = nights::history(books, people, {}, kAtOnce); !rows.empty();
         rows = nights::history(books, people, {}, kAtOnce, last)) {
        for (const nights::GameRow& row : rows) games.push_back(nights::open_game(books, people, row.game));
        last = rows.back();
    }
    std::reverse(games.begin(), games.end());
    return games;
}

/// A table of a spreadsheet and where it goes.
struct TableFile {
    wxString path;
    std::string content;
};

std::array<TableFile, 4> table_files(const wxString& folder, const journal::Journal& journal) {
    const auto tables = nights::csv_tables(journal, nights::People(*journal));
    const auto in_folder = [&](const char* name) { return wxFileName(folder, name).GetFullPath(); };
    return {TableFile{in_folder("games.csv"), tables.games}, TableFile{in_folder("scores.csv"), tables.scores},
            TableFile{in_folder("dives.csv"), tables.dives}, TableFile{in_folder("draws.csv"), tables.draws}};
}

bool may_write(wxWindow* parent, const std::array<TableFile, 4>& files, Look& look) {
    const words::Language& in = look.language();
    const bool exists = std::any_of(files.begin(), files.end(),
                                    [](const TableFile& file) { return wxFileName::FileExists(file.path); });
    return !exists || is_sure(parent, look,
                              {in.say("There are such tables in this folder already."), in.say("Overwrite them"),
                               in.say("Change nothing")});
}

/// Catches what can go wrong with the journal once for all ways.
template <class Way>
void go(Desk& desk, Way way) {
    try {
        nights::catch_up(desk.journal);
        way();
    } catch (const journal::Error& error) {
        desk.helm.Tell(words::reason(error, desk.look.language()));
    }
}

}  // namespace

void export_for_bg_stats(wxWindow* parent, Desk& desk) {
    const words::Language& in = desk.look.language();
    const wxString path = ask_where_to_save(parent, in.say("All games for BG Stats"), "divebell.bgsplay", "*.bgsplay");
    if (path.empty()) return;
    go(desk, [&] {
        const wxBusyCursor busy;
        const std::string file = nights::bgstats_file(*desk.journal, all_games(*desk.journal), bg_stats_options(desk),
                                                      session::system_time());
        tell_saved(desk, path, write_file(path, file));
    });
}

void export_tables(wxWindow* parent, Desk& desk) {
    const words::Language& in = desk.look.language();
    wxDirDialog dialog(parent, in.say("A folder for the four tables"));
    if (dialog.ShowModal() != wxID_OK) return;
    go(desk, [&] {
        const wxBusyCursor busy;
        const auto files = table_files(dialog.GetPath(), desk.journal);
        if (!may_write(parent, files, desk.look)) return;
        for (const TableFile& file : files)
            if (!write_file(file.path, file.content)) return tell_saved(desk, file.path, false);
        desk.helm.Tell(in.say("Games, scores, dives and draws are saved as tables."));
    });
}

void export_everything(wxWindow* parent, Desk& desk) {
    const words::Language& in = desk.look.language();
    const wxString path = ask_where_to_save(parent, in.say("Everything as one file"), "divebell.json", "*.json");
    if (path.empty()) return;
    go(desk, [&] {
        const wxBusyCursor busy;
        const auto whole = nights::export_whole(desk.journal);
        if (!write_file(path, whole.text)) return tell_saved(desk, path, false);
        desk.helm.Tell(words::exported(whole.games, whole.left_out, in));
    });
}

void fill_export_menu(FrameMenu& menu, wxWindow* parent, Desk& desk) {
    const words::Language& in = desk.look.language();
    menu.Add(in.say("All games for BG Stats …"), [parent, &desk] { export_for_bg_stats(parent, desk); });
    menu.Add(in.say("Tables for a spreadsheet …"), [parent, &desk] { export_tables(parent, desk); });
    menu.Add(in.say("Everything as one file …"), [parent, &desk] { export_everything(parent, desk); });
    menu.AddLine();
    menu.Add(in.say("Backups …"), [parent, &desk] { show_backups(parent, desk); });
}

}  // namespace desktop
