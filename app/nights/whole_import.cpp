#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "app/nights/days.h"
#include "app/nights/foreign_values.h"
#include "app/nights/identity.h"
#include "app/nights/opening.h"
#include "app/nights/player_names.h"
#include "app/nights/settle.h"
#include "app/nights/told.h"
#include "app/nights/told_game.h"
#include "app/nights/whole.h"
#include "app/session/game_book.h"
#include "app/session/remembered.h"
#include "engine/deepblue/fields.h"
#include "engine/deepblue/strict_json.h"
#include "engine/journal/backups.h"
#include "engine/journal/copy.h"
#include "engine/journal/files.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

namespace fs = std::filesystem;
using deepblue::Fields;
using deepblue::Malformed;
using journal::Books;
using journal::GameId;
using journal::PlayerId;
using Json = nlohmann::json;

constexpr deepblue::Range kSmall{0, kMostMinutes};
constexpr deepblue::Range kPoints{-1'000'000, 1'000'000};
constexpr deepblue::Range kCards{0, 1'000};

/// What is wrong with an export, on its way out.
struct Wrong {
    WholeRefusal why;
};

const Json& list_in(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end()) throw Malformed(deepblue::Flaw::Missing, key);
    if (!found->is_array()) throw Malformed(deepblue::Flaw::WrongType, key);
    return *found;
}

std::string uuid_in(const Fields& fields) {
    std::string text = fields.text("uuid");
    if (tidy_uuid(text) != text) throw Wrong{BadValue{"uuid", tidy_text(text, 40)}};
    return text;
}

std::string day_in(const Fields& fields) {
    std::string day = fields.text("day");
    if (!is_day(day)) throw Wrong{BadValue{"day", tidy_text(day, 40)}};
    return day;
}

journal::Seconds moment_in(const Fields& fields, const char* key) {
    const std::string text = fields.text(key);
    const auto moment = from_utc_text(text);
    if (!moment) throw Wrong{BadValue{key, tidy_text(text, 40)}};
    return *moment;
}

/// Adds an export to one journal within one step.
class Importer {
public:
    Importer(Books& books, fs::path journal) : books_(books), journal_(std::move(journal)) {}

    WholeImport add(const Json& whole) {
        static_cast<void>(journal_id(books_));
        find_players(list_in(whole, "players"));
        for (const Json& player : list_in(whole, "players")) merge_player(Fields(player, "players"));
        for (const Json& night : list_in(whole, "nights")) add_night(Fields(night, "nights"));
        int number = 0;
        for (const Json& game : list_in(whole, "games")) add_game(game, ++number);
        return done_;
    }

private:
    /// Someone is known by the uuid, else by the name; but nobody here is two people of the file.
    void find_players(const Json& players) {
        for (const Json& player : players) know_by_uuid(uuid_in(Fields(player, "players")));
        for (const Json& player : players) add_player(Fields(player, "players"));
    }

    void know_by_uuid(const std::string& uuid) {
        for (const journal::Player& one : books_.players.all())
            if (uuid_of(std::as_const(books_), one.id) == uuid) return know(uuid, one.id);
    }

    void know(const std::string& uuid, PlayerId player) {
        players_[uuid] = player;
        taken_.insert(player);
    }

    void add_player(const Fields& player) {
        const std::string uuid = uuid_in(player);
        const std::string name = player.text("name");
        if (!is_name(name)) throw Wrong{BadValue{"name", tidy_text(name, 80)}};
        if (players_.contains(uuid)) return;
        const auto known = books_.players.find(name);
        if (known && !taken_.contains(known->id)) return know(uuid, known->id);
        const PlayerId id = books_.players.add(free_name(books_, name), player.text("colour"), player.text("language"));
        books_.persons.put({.player = id, .uuid = uuid, .merged = {}});
        know(uuid, id);
        added_.insert(id);
        ++done_.players;
    }

    /// Only of players who are new here; nobody who was here becomes someone else.
    void merge_player(const Fields& player) {
        const auto same = player.optional_text("same_as");
        if (!same) return;
        const PlayerId id = players_.at(uuid_in(player));
        const PlayerId into = known(*same, "same_as");
        if (!added_.contains(id) || id == into || leads_to(into, id)) return;
        books_.persons.put({.player = id, .uuid = uuid_in(player), .merged = into});
    }

    [[nodiscard]] bool leads_to(PlayerId from, PlayerId wanted) const {
        auto person = books_.persons.find(from);
        while (person && person->merged && person->player != wanted) person = books_.persons.find(*person->merged);
        return person && person->player == wanted;
    }

    void add_night(const Fields& fields) {
        const auto id = night_at(books_, day_in(fields), fields.text("place"));
        journal::Night night = books_.nights.find(id);
        if (!night.note.empty()) return;
        night.note = fields.text("note");
        books_.nights.change(night);
    }

    void add_game(const Json& json, int number) {
        const Fields game(json, "games");
        const std::string uuid = uuid_in(game);
        if (books_.outcomes.with_uuid(uuid)) return void(++done_.known_games);
        const auto told = game.optional_object("told");
        const auto id = told ? add_told(json, game, *told, uuid) : add_played(json, game, uuid, number);
        if (!id) return void(++done_.known_games);
        if (game.flag("deleted", false)) hide(*id);
        ++done_.games;
    }

    std::optional<GameId> add_told(const Json& json, const Fields& game, const Fields& told, const std::string& uuid) {
        const auto players = players_of(json);
        ToldGame added{.day = day_in(game),
                       .place = game.text("place"),
                       .note = game.text("note"),
                       .variant = told.text("variant"),
                       .printed_rules = told.flag("printed_rules", true),
                       .minutes = told.whole("minutes", kSmall),
                       .dives = told.whole("dives", kSmall),
                       .began = {},
                       .scores = {},
                       .started = moment_in(game, "started"),
                       .uuid = uuid};
        if (const auto began = told.optional_whole("began", {0, static_cast<int>(kMostPlayers)}))
            added.began = static_cast<std::size_t>(*began);
        for (const Json& score : list_in(json.at("told"), "scores"))
            added.scores.push_back(score_of(Fields(score, "scores"), players, added.scores.size()));
        if (added.scores.empty() || added.scores.size() != players.size()) throw Wrong{BadValue{"scores", ""}};
        return add_told_game(books_, added);
    }

    static ToldScore score_of(const Fields& score, const std::vector<PlayerId>& players, std::size_t seat) {
        if (seat >= players.size()) throw Wrong{BadValue{"scores", ""}};
        ToldScore told{.player = players[seat],
                       .colour = score.optional_text("colour").value_or(""),
                       .vp = {},
                       .score = score.text("score"),
                       .won = score.flag("won", false),
                       .place = score.whole("place", {0, static_cast<int>(kMostPlayers)}),
                       .cards = score.optional_whole("cards", kCards)};
        if (const auto vp = score.optional_whole("vp", kPoints)) told.vp = *vp;
        return told;
    }

    /// Nothing if the game came in before as a file of its own.
    std::optional<GameId> add_played(const Json& json, const Fields& game, const std::string& uuid, int number) {
        const session::CheckedGame checked = checked_game(json, game, number);
        if (found_here(books_, checked)) return std::nullopt;
        journal::NewGame row = checked.row(moment_in(game, "started"));
        row.players = players_of(json);
        row.night = night_at(books_, day_in(game), game.text("place"));
        if (row.players.size() != checked.game.table.seats.size()) throw Wrong{BadValue{"players", ""}};
        const GameId id = books_.games.import(row, checked.lines(), journal::Ending{.when = moment_in(game, "ended")});
        books_.statistics.hand_over(id, session::statistics(checked.game.table, row.players));
        set_note(books_, id, game.text("note"));
        settle(books_, id, journal_, uuid);
        return id;
    }

    static session::CheckedGame checked_game(const Json& json, const Fields& game, int number) {
        const deepblue::Header header{.commitment = game.optional_text("commitment"),
                                      .seed = game.optional_text("seed")};
        std::string file = write_header(header) + "\n";
        for (const Json& line : list_in(json, "lines")) {
            if (!line.is_string()) throw Malformed(deepblue::Flaw::WrongType, "lines");
            file += line.get<std::string>() + "\n";
        }
        auto checked = session::check_game(file);
        if (auto* refusal = std::get_if<session::ImportRefusal>(&checked)) throw Wrong{BadGame{number, *refusal}};
        auto& found = std::get<session::CheckedGame>(checked);
        if (!found.game.table.over()) throw Wrong{BadGame{number, session::Proof(session::NotFinished{})}};
        return std::move(found);
    }

    void hide(GameId game) {
        const auto before = books_.outcomes.find(game);
        auto now = *before;
        now.hidden = true;
        replace(books_, *before, now);
    }

    [[nodiscard]] std::vector<PlayerId> players_of(const Json& game) const {
        std::vector<PlayerId> players;
        for (const Json& uuid : list_in(game, "players")) {
            if (!uuid.is_string()) throw Malformed(deepblue::Flaw::WrongType, "players");
            players.push_back(known(uuid.get<std::string>(), "players"));
        }
        if (std::set(players.begin(), players.end()).size() != players.size() || players.size() > kMostPlayers)
            throw Wrong{BadValue{"players", ""}};
        return players;
    }

    [[nodiscard]] PlayerId known(const std::string& uuid, const char* field) const {
        const auto found = players_.find(uuid);
        if (found == players_.end()) throw Wrong{PointsNowhere{field}};
        return found->second;
    }

    Books& books_;
    fs::path journal_;
    std::map<std::string, PlayerId> players_;
    std::set<PlayerId> taken_;  // who stands for someone of the file
    std::set<PlayerId> added_;
    WholeImport done_;
};

/// A copy of the journal to try something out in, gone afterwards.
class Scratch {
public:
    explicit Scratch(const fs::path& journal) : folder_(journal.parent_path() / "import-check") {
        fs::remove_all(folder_);
        journal::make_private_folder(folder_);
        journal::copy_journal(journal, file());
    }
    ~Scratch() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    [[nodiscard]] fs::path file() const { return folder_ / "journal.db"; }

private:
    fs::path folder_;
};

WholeImport add(journal::Journal& journal, const Json& whole) {
    journal::Step step(journal);
    const WholeImport done = Importer(*step, journal.path()).add(whole);
    step.commit();
    const std::string remembered = Fields(whole, "").text("remembered");
    if (!session::Memory(journal).add_from(remembered)) throw Wrong{BadValue{"remembered", ""}};
    return done;
}

void try_out(const journal::Journal& journal, const Json& whole, journal::Seconds now) {
    const Scratch scratch(journal.path());
    journal::Journal copy = journal::Journal::open(scratch.file(), now);
    add(copy, whole);
    for (const journal::Finding& finding : copy.check()) throw Wrong{DidNotHold{finding.detail}};
}

}  // namespace

std::variant<WholeImport, WholeRefusal> import_whole(journal::Journal& journal, std::string_view text,
                                                     journal::Seconds now) try {
    if (text.size() > kLargestWhole) return WholeRefusal(session::TooLarge{});
    const Json whole = deepblue::parse_object(text, kLargestWhole);
    if (whole.value("divebell_journal", Json()) != 1) return WholeRefusal(NotAnExport{});
    try_out(journal, whole, now);
    journal::Backups(journal.path()).make(journal::Reason::BeforeImport, now);
    return add(journal, whole);
} catch (const Malformed& malformed) {
    return WholeRefusal(BadJson{malformed.flaw, tidy_text(malformed.about, 80)});
} catch (const Wrong& wrong) {
    return wrong.why;
}

}  // namespace nights
