#include "app/nights/anonymity.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/nights/people.h"
#include "app/nights/player_names.h"
#include "app/nights/renaming.h"
#include "app/nights/settle.h"
#include "app/nights/told.h"
#include "app/session/game_book.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using journal::Books;
using journal::GameId;
using journal::PlayerId;

/// Everything else that is noted of a game is the program's own and names nobody.
bool is_written_by_people(std::string_view key) {
    return key == kGameNote || key.starts_with("save_point/");
}

/// Rewrites one journal within one step.
class Rewriting {
public:
    Rewriting(Books& books, const Person& person, std::string name)
        : books_(books), person_(person), name_(std::move(name)) {}

    int run() {
        for (const PlayerId player : person_.ids()) rename(player);
        for (const GameId game : games_) rewrite(game);
        rewrite_other_notes();
        rewrite_nights();
        if (const std::string place = usual_place(books_); rewritten(place) != place)
            set_usual_place(books_, rewritten(place));
        drop_forms();
        return static_cast<int>(games_.size());
    }

private:
    /// A second name of the same person needs another new one, because names are unique.
    void rename(PlayerId id) {
        journal::Player player = books_.players.at(id);
        old_names_.insert(player.name);
        for (const GameId game : books_.games.with(id)) {
            games_.insert(game);
            note_names_in(game, id);
        }
        player.name = id == person_.id ? name_ : free_name();
        player.language.clear();
        books_.players.change(player);
        if (auto known = books_.persons.find(id)) forget_uuid(*known);
    }

    [[nodiscard]] std::string free_name() const {
        for (int number = 2;; ++number) {
            std::string name = name_ + " " + std::to_string(number);
            if (!books_.players.find(name)) return name;
        }
    }

    /// Another program would still know them by it.
    void forget_uuid(journal::Person person) {
        person.uuid.clear();
        if (person.merged) return books_.persons.put(person);
        books_.persons.remove(person.player);
    }

    void note_names_in(GameId game, PlayerId id) {
        const auto players = books_.games.find(game).players;
        const auto names = names_in_lines(books_, game);
        for (std::size_t seat = 0; seat < names.size() && seat < players.size(); ++seat)
            if (players[seat] == id) old_names_.insert(names[seat]);
    }

    void rewrite(GameId game) {
        rename_in_lines(books_, game, new_names_in(game));
        rewrite_notes(game);
    }

    /// By seat: a name that was given up may sit there as someone else's.
    [[nodiscard]] NewNames new_names_in(GameId game) const {
        NewNames names;
        for (const std::string& old : old_names_) names[old] = name_;
        const auto players = books_.games.find(game).players;
        const auto written = names_in_lines(books_, game);
        const auto ids = person_.ids();
        for (std::size_t seat = 0; seat < written.size() && seat < players.size(); ++seat)
            if (std::find(ids.begin(), ids.end(), players[seat]) == ids.end()) names.erase(written[seat]);
        return names;
    }

    /// What people wrote may name someone who did not sit there.
    void rewrite_notes(GameId game) {
        for (const auto& [key, text] : books_.notes.settings(game)) {
            const std::string now = is_written_by_people(key) ? rewritten(text) : text;
            if (now != text) books_.notes.set(game, key, now);
        }
    }

    void rewrite_other_notes() {
        for (std::int64_t id = 1; id <= books_.games.count(); ++id)
            if (!games_.contains(GameId{id})) rewrite_notes(GameId{id});
    }

    void rewrite_nights() {
        for (std::int64_t id = 1; id <= books_.nights.count(); ++id) rewrite(books_.nights.find(journal::NightId{id}));
    }

    void rewrite(const journal::Night& night) {
        const journal::Night now{night.id, rewritten(night.place), night.date, rewritten(night.note)};
        if (now != night) books_.nights.change(now);
    }

    void drop_forms() {
        for (const auto& [key, text] : books_.drafts.all())
            if (rewritten(text) != text) books_.drafts.unset(key);
    }

    [[nodiscard]] std::string rewritten(std::string text) const {
        for (const std::string& old : old_names_) text = with_new_name(std::move(text), old, name_);
        return text;
    }

    Books& books_;
    const Person& person_;
    std::string name_;
    std::set<std::string> old_names_;
    std::set<GameId> games_;
};

bool can_go_on(const Books& books, GameId game) {
    const auto running = books.games.running();
    const bool current = session::current_game(books) == game && !session::is_final(books, game);
    return current || (running && running->id == game);
}

std::optional<Refusal> why_not(const Books& books, const Person& person, const std::string& name) {
    if (!is_name(name) || !is_name(name + " 99")) return NotAName{};
    const auto taken = books.players.find(name);
    if (taken && taken->id != person.id) return NameTaken{name};
    for (const PlayerId player : person.ids())
        for (const GameId game : books.games.with(player))
            if (can_go_on(books, game)) return StillPlaying{};
    return std::nullopt;
}

}  // namespace

std::variant<Anonymised, Refusal> anonymise(journal::Journal& journal, PlayerId player, const std::string& name) {
    const People people(*journal);
    const Person& person = people.of(player);
    if (auto refusal = why_not(*journal, person, name)) return std::move(*refusal);
    Anonymised done;
    journal::Step step(journal);
    done.games = Rewriting(*step, person, name).run();
    step.commit();
    journal.scrub();
    done.backups = journal::Backups(journal.path()).list();
    return done;
}

void delete_backups(const journal::Journal& journal, const std::vector<journal::Backup>& backups) {
    const journal::Backups all(journal.path());
    for (const journal::Backup& backup : backups) all.remove(backup);
}

}  // namespace nights
