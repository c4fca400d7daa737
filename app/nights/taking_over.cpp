#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "app/nights/foreign_plays.h"
#include "app/nights/foreign_values.h"
#include "app/nights/identity.h"
#include "app/nights/player_names.h"
#include "app/nights/text_search.h"
#include "app/nights/told_game.h"
#include "engine/deepblue/player.h"
#include "engine/journal/backups.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using journal::Books;
using journal::PlayerId;

std::optional<PlayerId> suggestion(const ForeignPlayer& player, const Books& books, const People& people) {
    const auto& all = people.all();
    const auto with = [&](auto fits) -> std::optional<PlayerId> {
        const auto found = std::find_if(all.begin(), all.end(), fits);
        return found == all.end() ? std::nullopt : std::optional(found->id);
    };
    if (!player.uuid.empty())
        if (auto same = with([&](const Person& one) { return uuid_of(books, one.id) == player.uuid; })) return same;
    if (auto same = with([&](const Person& one) { return one.name == player.name; })) return same;
    return with([&](const Person& one) { return is_same_text(one.name, player.name); });
}

/// The colour in a game file's word, if it is one of ours.
std::string colour_of(const std::string& text) {
    std::string word = text;
    for (char& letter : word) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return deepblue::colour_from_id(word) ? word : text;
}

/// Takes plays over within one step.
class Takeover {
public:
    Takeover(Books& books, const ForeignPlays& plays, const ForeignChoice& choice)
        : books_(books), plays_(plays), choice_(choice), players_(plays.players.size()) {}

    TakenOver run() {
        static_cast<void>(journal_id(books_));
        for (const ForeignPlay* play : in_time()) add(*play);
        return done_;
    }

private:
    /// The chosen ones, the first of an evening first, whatever the order of the file.
    [[nodiscard]] std::vector<const ForeignPlay*> in_time() const {
        std::vector<const ForeignPlay*> chosen;
        for (const ForeignPlay& play : plays_.plays)
            if (play.game < choice_.games.size() && choice_.games[play.game]) chosen.push_back(&play);
        std::stable_sort(chosen.begin(), chosen.end(), [](const ForeignPlay* one, const ForeignPlay* other) {
            return std::pair(one->day, one->started) < std::pair(other->day, other->started);
        });
        return chosen;
    }

    void add(const ForeignPlay& play) {
        ToldGame game = told(play);
        const auto known = books_.outcomes.with_uuid(play.uuid);
        if (!known) {
            add_told_game(books_, game);
            ++done_.added;
        } else if (books_.games.find(*known).lines > 0) {
            ++done_.left_alone;
        } else {
            keep_cards(game, told_game(books_, *known));
            change_told_game(books_, *known, game);
            ++done_.changed;
        }
    }

    /// Other programs have no word for crew cards.
    static void keep_cards(ToldGame& now, const ToldGame& before) {
        for (std::size_t seat = 0; seat < std::min(now.scores.size(), before.scores.size()); ++seat) {
            const ToldScore& score = before.scores[seat];
            if (now.scores[seat].player == score.player && now.scores[seat].vp == score.vp)
                now.scores[seat].cards = score.cards;
        }
    }

    ToldGame told(const ForeignPlay& play) {
        ToldGame game{.day = play.day,
                      .place = play.place,
                      .note = play.comments,
                      .variant = play.board,
                      .printed_rules = true,
                      .minutes = play.minutes,
                      .dives = play.rounds,
                      .began = {},
                      .scores = {},
                      .started = play.started,
                      .uuid = play.uuid};
        std::set<PlayerId> seated;
        for (const ForeignScore& score : play.scores) {
            const PlayerId player = player_of(score.player, seated);
            if (score.began) game.began = game.scores.size();
            game.scores.push_back({player, colour_of(score.colour), score.vp, score.score, score.won, score.place, {}});
            remember_colour(player, game.scores.back().colour);
        }
        return game;
    }

    /// Someone new likes the boats they had last.
    void remember_colour(PlayerId id, const std::string& colour) {
        if (!added_.contains(id) || !deepblue::colour_from_id(colour)) return;
        journal::Player player = books_.players.at(id);
        if (player.colour == colour) return;
        player.colour = colour;
        books_.players.change(player);
    }

    /// Two players of one play are two people, whatever was chosen.
    PlayerId player_of(std::size_t index, std::set<PlayerId>& seated) {
        PlayerId player = known_player(index);
        if (!seated.insert(player).second) {
            player = seconds_.contains(index) ? seconds_.at(index) : new_player(plays_.players[index]);
            seconds_[index] = player;
            seated.insert(player);
        }
        return player;
    }

    PlayerId known_player(std::size_t index) {
        auto& known = players_[index];
        if (!known && index < choice_.players.size()) known = choice_.players[index];
        if (!known) known = new_player(plays_.players[index]);
        return *known;
    }

    PlayerId new_player(const ForeignPlayer& player) {
        const PlayerId id = books_.players.add(free_name(books_, player.name), "", "");
        if (!player.uuid.empty()) books_.persons.put({.player = id, .uuid = player.uuid, .merged = {}});
        ++done_.new_players;
        added_.insert(id);
        return id;
    }

    Books& books_;
    const ForeignPlays& plays_;
    const ForeignChoice& choice_;
    std::vector<std::optional<PlayerId>> players_;
    std::map<std::size_t, PlayerId> seconds_;  // for those who were chosen to be someone who sat beside them
    std::set<PlayerId> added_;
    TakenOver done_;
};

}  // namespace

void suggest_players(ForeignPlays& plays, const Books& books) {
    const People people(books);
    for (ForeignPlayer& player : plays.players) player.suggested = suggestion(player, books, people);
}

ForeignChoice suggested_choice(const ForeignPlays& plays) {
    ForeignChoice choice;
    for (const ForeignGame& game : plays.games) choice.games.push_back(game.is_ours);
    for (const ForeignPlayer& player : plays.players) choice.players.push_back(player.suggested);
    return choice;
}

TakenOver take_over(journal::Journal& journal, const ForeignPlays& plays, const ForeignChoice& choice,
                    journal::Seconds now) {
    journal::Backups(journal.path()).make(journal::Reason::BeforeImport, now);
    journal::Step step(journal);
    const TakenOver done = Takeover(*step, plays, choice).run();
    step.commit();
    return done;
}

}  // namespace nights
