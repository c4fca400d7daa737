#include "app/desktop/game_file.h"

#include <wx/filename.h>

#include "app/desktop/files.h"
#include "app/desktop/look/resources.h"
#include "app/nights/editing.h"
#include "app/nights/opening.h"
#include "app/words/faults.h"
#include "app/words/opening_words.h"

namespace desktop {
namespace {

constexpr const char* kSample = "sample.divebell";
constexpr const char* kSampleDay = "2026-01-01";  // no evening that anybody goes on with

void mark_as_sample(journal::GameId game, Desk& desk) {
    nights::set_apart(desk.journal, game, kSampleDay, desk.look.language().say("Sample game").utf8_string());
}

void show_opened(const nights::OpenedGame& game, const std::string& name, Desk& desk) {
    desk.helm.Go(PageId::Nights);
    desk.helm.Tell(words::opened(game, name, desk.look.language()));
}

}  // namespace

void open_game_file(const wxString& path, Desk& desk) try {
    const words::Language& in = desk.look.language();
    const std::string name = wxFileName(path).GetFullName().utf8_string();
    const auto text = read_file(path, session::kLargestImport);
    if (!text) return desk.helm.Tell(words::not_readable(name, in));
    const auto result = nights::open_game_file(desk.journal, *text, session::system_time());
    if (const auto* refusal = std::get_if<session::ImportRefusal>(&result))
        return desk.helm.Tell(words::not_opened(*refusal, name, in));
    show_opened(std::get<nights::OpenedGame>(result), name, desk);
} catch (const journal::Error& error) {
    desk.helm.Tell(words::reason(error, desk.look.language()));
}

void open_sample_game(Desk& desk) try {
    const auto text = read_file(resources_folder() + "/" + kSample, session::kLargestImport);
    if (!text) return desk.helm.Tell(words::not_readable(kSample, desk.look.language()));
    const auto result = nights::open_game_file(desk.journal, *text, session::system_time());
    const auto& game = std::get<nights::OpenedGame>(result);  // our own file holds
    if (!game.was_here) mark_as_sample(game.game, desk);
    desk.helm.Go(PageId::Nights);
} catch (const journal::Error& error) {
    desk.helm.Tell(words::reason(error, desk.look.language()));
}

}  // namespace desktop
