#pragma once

#include <boost/signals2/signal.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/session/app_draws.h"
#include "app/session/own_backups.h"
#include "app/session/prompt.h"
#include "app/session/refusal.h"
#include "app/session/seed_draft.h"
#include "app/session/table_settings.h"
#include "engine/deepblue/game_line.h"
#include "engine/deepblue/table.h"
#include "engine/journal/journal.h"
#include "engine/journal/step.h"

namespace session {

/// What the clock on the wall says, in Unix seconds.
using Clock = std::function<journal::Seconds()>;
[[nodiscard]] journal::Seconds system_time();

/// What was played, taken back or brought back, or why not.
using Outcome = std::variant<deepblue::Action, Refusal>;

/// The running game: the lines in the journal and the table they make. Everything that changes is on the disk
/// before anyone is told. Journal faults come as journal::Error and leave the game as it was.
class Session {
public:
    /// Takes up the game that was played last, exactly where it stopped.
    explicit Session(journal::Journal& journal, Clock clock = system_time);

    /// The table as everyone may see it: no chest is open before the end.
    [[nodiscard]] const deepblue::Table& table() const { return public_table_; }
    [[nodiscard]] const std::vector<deepblue::Action>& actions() const { return actions_; }
    [[nodiscard]] Prompt prompt() const { return next_prompt(table_); }
    [[nodiscard]] std::optional<journal::GameId> game() const { return game_; }
    /// Why `action` is not allowed now, or nothing.
    [[nodiscard]] std::optional<deepblue::RuleViolation> check(const deepblue::Action& action) const;

    /// Begins a game with its opening market as far as it was entered, all of it or nothing.
    Outcome begin(const deepblue::Start& start, const std::vector<deepblue::Reveal>& market = {},
                  const TableSettings& settings = {});
    /// Plays a line; the app draws where it is asked to.
    Outcome play(const deepblue::Line& line);
    Outcome undo();
    Outcome redo();
    [[nodiscard]] std::size_t redo_steps() const { return redo_steps_; }
    /// The actions that can be brought back, the first to come back first.
    [[nodiscard]] std::vector<deepblue::Action> undone() const;
    /// Undoes or redoes until `step` actions count. Stops where undo or redo is refused.
    void go_to(std::size_t step);

    /// The content of the chest, for its owner alone (V7).
    [[nodiscard]] int peek(deepblue::Seat owner) const { return table_.chests[owner]; }
    /// From now on the end of the game is final; with none `still_closed` it is told everywhere.
    void open_chests(std::size_t still_closed = 0);
    /// Whether the end can no longer be taken back.
    [[nodiscard]] bool is_final() const;
    /// Whether the last chest was opened, or the seed given away.
    [[nodiscard]] bool is_told() const;

    /// The commitment to the seed of the game, or of the one to come.
    [[nodiscard]] std::string commitment();
    /// The bag is mixed once more before the next draw.
    void mix_again();
    /// The gem that would have come next in the dive just stopped, if the app drew and there was one.
    /// Whoever takes that stop back finds the bag mixed again.
    std::optional<deepblue::Gem> show_next();
    /// A player, or a scenario, picked by the seed of the game to come; `time` counts how often it was asked.
    [[nodiscard]] std::size_t pick_first(std::size_t players, int time);
    [[nodiscard]] deepblue::Scenario pick_scenario(int time);

    /// How this table wants its game to be run.
    [[nodiscard]] TableSettings settings() const;
    void set_settings(const TableSettings& settings);

    /// Forms that are not sent yet, kept over a restart.
    [[nodiscard]] std::optional<std::string> draft(std::string_view key) const;
    void set_draft(std::string_view key, std::string_view text);
    void drop_draft(std::string_view key);

    /// Told after every change; a scoped connection ends the subscription with its owner.
    boost::signals2::connection on_change(const std::function<void()>& told) { return changed_.connect(told); }
    /// What the last backup failed with, if it did.
    [[nodiscard]] std::optional<journal::Error> backup_trouble() const { return backups_.trouble(); }
    /// Backups are made while the game goes on; returns when those that are due are made.
    void finish_backups() { backups_.finish(); }
    [[nodiscard]] bool is_backing_up() const { return backups_.is_at_work(); }

private:
    journal::GameId seat_players(journal::Step& step, const deepblue::Start& start, const chance::Seed& seed);
    Outcome append(const deepblue::Action& action);
    void take_back(journal::Step& step);
    deepblue::Action bring_back(journal::Step& step);
    void mix_if_next_was_shown(journal::Step& step);
    int set_mixes(journal::Step& step, std::uint64_t number, int mixes);
    [[nodiscard]] int mixes_before(std::uint64_t number) const;
    const chance::Seed& seed();
    void load();
    void load_game(const journal::Game& game);
    void now_at(deepblue::Table table);
    void commit(journal::Step& step);

    journal::Journal& journal_;
    Clock clock_;
    OwnBackups backups_;
    SeedDraft next_seed_;
    std::optional<journal::GameId> game_;
    std::optional<chance::Seed> seed_;
    std::vector<deepblue::Action> actions_;
    std::size_t redo_steps_ = 0;
    deepblue::Table table_;
    deepblue::Table public_table_;
    Mixes mixes_;
    boost::signals2::signal<void()> changed_;
};

}  // namespace session
