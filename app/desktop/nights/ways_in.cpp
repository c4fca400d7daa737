#include "app/desktop/nights/ways_in.h"

#include <wx/filename.h>
#include <wx/utils.h>

#include "app/desktop/confirm.h"
#include "app/desktop/files.h"
#include "app/desktop/nights/backups_dialog.h"
#include "app/desktop/nights/match_dialog.h"
#include "app/nights/bgg_number.h"
#include "app/nights/opening.h"
#include "app/nights/settle.h"
#include "app/nights/whole.h"
#include "app/words/exchange_words.h"
#include "app/words/faults.h"
#include "app/words/foreign_words.h"
#include "app/words/nights_reasons.h"
#include "app/words/opening_words.h"
#include "engine/journal/backups.h"

namespace desktop {
namespace {

using Reader = decltype(&nights::read_bgsplay);

/// What a file holds; told about and nothing if it cannot be read at all.
std::optional<std::string> content_of(Desk& desk, const wxString& path, std::size_t largest) {
    auto content = read_file(path, largest);
    const words::Language& in = desk.look.language();
    if (!content) desk.helm.Tell(words::not_read(in.say("the file cannot be read"), in));
    return content;
}

template <class Refusal>
void tell_refusal(Desk& desk, const Refusal& refusal) {
    const words::Language& in = desk.look.language();
    desk.sounds.Play(Sound::Refused);
    desk.helm.Tell(words::not_read(words::reason(refusal, in), in));
}

/// Catches what can go wrong with the journal once for all ways, and shows what is new.
template <class Way>
void go(Desk& desk, Way way) {
    try {
        way();
        nights::catch_up(desk.journal);
    } catch (const journal::Error& error) {
        desk.helm.Tell(words::reason(error, desk.look.language()));
    }
    desk.helm.ShowAgain();
}

void take_over_plays(wxWindow* parent, Desk& desk, const std::string& file, Reader read) {
    auto result = read(file, nights::bgg_number(*desk.journal));
    if (const auto* refusal = std::get_if<nights::ForeignRefusal>(&result)) return tell_refusal(desk, *refusal);
    auto& plays = std::get<nights::ForeignPlays>(result);
    if (plays.plays.empty()) return tell_refusal(desk, nights::ForeignRefusal(nights::NoPlaysInIt{}));
    words::understand(plays);
    nights::suggest_players(plays, *desk.journal);
    MatchDialog dialog(parent, desk, plays);
    if (dialog.ShowModal() != wxID_OK) return;
    const auto done = nights::take_over(desk.journal, plays, dialog.Chosen(), session::system_time());
    desk.helm.Tell(words::taken_over(done, desk.look.language()));
}

void import_plays(wxWindow* parent, Desk& desk, const wxString& title, const wxString& pattern, Reader read) {
    const wxString path = ask_what_to_read(parent, title, pattern);
    if (path.empty()) return;
    const auto file = content_of(desk, path, session::kLargestImport);
    if (file) go(desk, [&] { take_over_plays(parent, desk, *file, read); });
}

}  // namespace

void import_bg_stats(wxWindow* parent, Desk& desk) {
    import_plays(parent, desk, desk.look.language().say("Plays from BG Stats"), "*.bgsplay;*.json;*.bgstats",
                 nights::read_bgsplay);
}

void import_bgg(wxWindow* parent, Desk& desk) {
    import_plays(parent, desk, desk.look.language().say("Plays from BoardGameGeek"), "*.xml", nights::read_bgg_plays);
}

void import_game_file(wxWindow* parent, Desk& desk) {
    const words::Language& in = desk.look.language();
    const wxString path = ask_what_to_read(parent, in.say("A game file"), "*.divebell");
    if (path.empty()) return;
    const auto file = content_of(desk, path, session::kLargestImport);
    if (!file) return;
    go(desk, [&] {
        journal::Backups(desk.journal.path()).make(journal::Reason::BeforeImport, session::system_time());
        const auto result = nights::open_game_file(desk.journal, *file, session::system_time());
        if (const auto* refusal = std::get_if<session::ImportRefusal>(&result)) return tell_refusal(desk, *refusal);
        const std::string name = wxFileName(path).GetFullName().utf8_string();
        desk.helm.Tell(words::opened(std::get<nights::OpenedGame>(result), name, in));
    });
}

void import_everything(wxWindow* parent, Desk& desk) {
    const words::Language& in = desk.look.language();
    const wxString path = ask_what_to_read(parent, in.say("Everything from another Divebell"), "*.json");
    if (path.empty()) return;
    const auto file = content_of(desk, path, nights::kLargestWhole);
    if (!file) return;
    const wxString text = wxString::Format(
        // TRANSLATORS: %s is the name of a file
        in.say("Add everything from %s? It is tried out in a copy first. What is here stays as it is and is backed up "
               "beforehand."),
        wxFileName(path).GetFullName());
    if (!is_sure(parent, desk.look, {text, in.say("Add everything"), in.say("Change nothing")})) return;
    go(desk, [&] {
        const wxBusyCursor busy;
        const auto result = nights::import_whole(desk.journal, *file, session::system_time());
        if (const auto* refusal = std::get_if<nights::WholeRefusal>(&result)) return tell_refusal(desk, *refusal);
        desk.helm.Tell(words::imported(std::get<nights::WholeImport>(result), in));
    });
}

void fill_import_menu(FrameMenu& menu, wxWindow* parent, Desk& desk) {
    const words::Language& in = desk.look.language();
    menu.Add(in.say("Plays from BG Stats …"), [parent, &desk] { import_bg_stats(parent, desk); });
    menu.Add(in.say("Plays from BoardGameGeek …"), [parent, &desk] { import_bgg(parent, desk); });
    menu.Add(in.say("A game file …"), [parent, &desk] { import_game_file(parent, desk); });
    menu.Add(in.say("Everything from another Divebell …"), [parent, &desk] { import_everything(parent, desk); });
    menu.AddLine();
    menu.Add(in.say("Backups …"), [parent, &desk] { show_backups(parent, desk); });
}

}  // namespace desktop
