#include "app/session/puzzles.h"

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "app/session/game_book.h"
#include "app/session/replay.h"
#include "engine/deepblue/rules.h"
#include "engine/journal/step.h"

namespace session {
namespace {

using deepblue::BestPlay;
using deepblue::Choice;
using Json = nlohmann::json;

constexpr const char* kKey = "puzzles";
constexpr std::int64_t kPage = 50;
constexpr std::int64_t kAll = -1;
constexpr double kWorthAsking = 0.25;  // VP between the two choices

bool is_deleted(const journal::Books& books, journal::GameId game) {
    const auto outcome = books.outcomes.find(game);
    return outcome && outcome->hidden;
}

bool is_worth_asking(const deepblue::DiveValue& value) {
    return std::abs(value.draw - value.stop) >= kWorthAsking;
}

}  // namespace

/// What the journal remembers of the puzzles: the score, and how far each game was asked.
struct Puzzles::Kept {
    PuzzleScore score;
    std::map<std::string, std::int64_t> asked;  // by game: the step of the last one, or kAll

    [[nodiscard]] bool is_done(journal::GameId game) const {
        const auto found = asked.find(key(game));
        return found != asked.end() && found->second == kAll;
    }
    [[nodiscard]] bool has_asked(const Puzzle& puzzle) const {
        const auto found = asked.find(key(puzzle.game));
        return found != asked.end() && static_cast<std::int64_t>(puzzle.step) <= found->second;
    }
    [[nodiscard]] static std::string key(journal::GameId game) {
        return std::to_string(static_cast<std::int64_t>(game));
    }
};

std::vector<Puzzle> puzzles_in(const std::vector<deepblue::Action>& actions, BestPlay& best_play) {
    std::vector<Puzzle> found;
    deepblue::Table table;
    for (std::size_t step = 0; step < actions.size(); ++step) {
        const auto advice = advice_on(table, actions[step], best_play);
        if (advice && is_worth_asking(advice->value)) found.push_back({{}, step, table, *advice});
        table = deepblue::apply(std::move(table), actions[step]);
    }
    return found;
}

std::vector<Puzzle> Puzzles::puzzles_of(journal::GameId game) {
    auto found = puzzles_in(replay(journal_->lines.effective(game), journal_.path()).actions, best_play_);
    for (Puzzle& puzzle : found) puzzle.game = game;
    return found;
}

/// What cannot be read was never asked.
Puzzles::Kept Puzzles::kept() const try {
    const Json json = Json::parse(journal_->settings.find(kKey).value_or("{}"));
    Kept kept;
    kept.score = {json.value("asked", 0), json.value("right", 0), json.value("in_a_row", 0)};
    kept.asked = json.value("games", kept.asked);
    return kept;
} catch (const Json::exception&) {
    return {};
}

void Puzzles::keep(const Kept& kept) {
    const Json json{{"asked", kept.score.asked},
                    {"right", kept.score.right},
                    {"in_a_row", kept.score.in_a_row},
                    {"games", kept.asked}};
    journal::Step step(journal_);
    step->settings.set(kKey, json.dump());
    step.commit();
}

PuzzleScore Puzzles::score() const {
    return kept().score;
}

std::optional<Puzzle> Puzzles::first_not_asked(const Kept& kept) {
    const auto current = current_game(*journal_);
    std::optional<journal::GameId> before;
    for (;;) {
        const auto games = journal_->games.latest(kPage, before);
        for (const journal::Game& game : games) {
            const bool is_secret = current == game.id && !is_told(*journal_, game.id);
            if (!game.over || is_secret || game.kind != kDeepBlue || kept.is_done(game.id)) continue;
            if (is_deleted(*journal_, game.id)) continue;
            for (const Puzzle& puzzle : puzzles_of(game.id))
                if (!kept.has_asked(puzzle)) return puzzle;
        }
        if (games.size() < static_cast<std::size_t>(kPage)) return std::nullopt;
        before = games.back().id;
    }
}

std::optional<Puzzle> Puzzles::next() {
    const Kept now = kept();
    const auto puzzle = first_not_asked(now);
    return puzzle || now.asked.empty() ? puzzle : first_not_asked(Kept{});
}

bool Puzzles::answer(const Puzzle& puzzle, Choice choice) {
    Kept now = kept();
    if (!first_not_asked(now)) now.asked.clear();
    const auto its_game = puzzles_of(puzzle.game);
    now.asked[Kept::key(puzzle.game)] =
        its_game.back().step == puzzle.step ? kAll : static_cast<std::int64_t>(puzzle.step);
    const bool right = choice == puzzle.played.value.choice;
    ++now.score.asked;
    now.score.right += right ? 1 : 0;
    now.score.in_a_row = right ? now.score.in_a_row + 1 : 0;
    keep(now);
    return right;
}

}  // namespace session
