// session_soak GAMES [SEED]: random games of five through the session, one after another in one process and one
// journal, with undo, redo and restarts. Every one is played to its end, proven and settled; memory and open files must
// not grow with the number of games.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "app/nights/history.h"
#include "app/nights/settle.h"
#include "app/session/exchange.h"
#include "app/session/session.h"
#include "engine/deepblue/rules.h"
#include "tests/deepblue/random/temper.h"
#include "tests/fuzz/demand.h"
#include "tests/fuzz/scratch_journal.h"

namespace {

using namespace deepblue;
using fuzz::demand;
using session::Session;

constexpr int kLongestGame = 400;
constexpr std::size_t kPlayers = 5;
constexpr long kMayGrow = 16 * 1024;  // kB, for what the journal itself keeps of a longer history

// The address sanitizer keeps what was given back for a while, and itself finds what was not.
#ifdef __SANITIZE_ADDRESS__
constexpr bool kCountsMemory = false;
#else
constexpr bool kCountsMemory = true;
#endif

struct Use {
    long kilobytes = 0;
    std::ptrdiff_t files = 0;
};

Use use_now() {
    long pages = 0;
    std::ifstream("/proc/self/statm") >> pages >> pages;
    using Entries = std::filesystem::directory_iterator;
    return {pages * 4, std::distance(Entries("/proc/self/fd"), Entries())};
}

/// What the app draws itself is asked for without naming the gems.
Line asked(const Action& action, Dice& dice) {
    if (const auto* draw = std::get_if<Draw>(&action)) {
        if (roll(dice, 4) > 0) return DrawAsked{};
        Draw by_hand = *draw;
        by_hand.by = Source::Hand;
        by_hand.mixed = 0;
        return Action(by_hand);
    }
    if (const auto* scatter = std::get_if<Scatter>(&action))
        return ScatterAsked{static_cast<int>(scatter->gems.size())};
    return action;
}

class Soak {
public:
    explicit Soak(std::uint32_t seed) : dice_(seed) { open(); }

    void play_game() {
        const auto scenario = static_cast<Scenario>(roll(dice_, 7));
        const Start start = start_of(kPlayers, roll(dice_, kPlayers), scenario, {});
        demand(played(game_->begin(start)), "a game can begin");
        table_ = deepblue::apply(Table{}, start);
        const auto temper = static_cast<Temper>(roll(dice_, kTempers));
        for (int i = 0; i < kLongestGame && !game_->table().over(); ++i) step(temper);
        while (!game_->table().over()) close();
        demand(game_->table() == table_, "the session comes to the table that the actions make");
        prove();
    }

    void restart() {
        const Table before = game_->table();
        open();
        demand(game_->table() == before, "a restart finds the game where it was");
    }

    void check() {
        demand(journal_->check().empty(), "the journal is whole");
        demand(nights::games_in_all(**journal_) == games_, "every game is in the game nights");
    }
    /// What is used when nothing is under way.
    [[nodiscard]] Use use() {
        game_->finish_backups();
        return use_now();
    }
    [[nodiscard]] long actions() const { return actions_; }

private:
    void open() {
        game_.reset();
        journal_.reset();
        journal_.emplace(journal::Journal::open(folder_.path() / "divebell.db", fuzz::kNow));
        game_.emplace(*journal_, [] { return fuzz::kNow; });
    }

    static bool played(const session::Outcome& outcome) { return std::holds_alternative<Action>(outcome); }

    void step(Temper temper) {
        if (roll(dice_, 12) == 0) return back_and_forth();
        const auto action = choose(table_, propose(table_, dice_), temper, dice_);
        demand(action.has_value(), "something is legal until the game is over");
        play(asked(*action, dice_));
    }

    void play(const Line& line) {
        const auto outcome = game_->play(line);
        demand(played(outcome), "a legal action is played");
        table_ = deepblue::apply(std::move(table_), std::get<Action>(outcome));
        ++actions_;
    }

    void back_and_forth() {
        const Table before = game_->table();
        if (!played(game_->undo())) return;
        demand(played(game_->redo()) && game_->table() == before, "redo brings back what was undone");
        actions_ += 2;
    }

    /// The shortest way out of a game that goes on and on.
    void close() {
        for (const Action& action : propose(table_, dice_)) {
            const bool ends = std::holds_alternative<EndGame>(action) || std::holds_alternative<Stop>(action) ||
                              std::holds_alternative<Surface>(action);
            if (ends && !game_->check(action)) return play(action);
        }
        step(Temper::Even);
    }

    void prove() {
        game_->open_chests();
        nights::catch_up(*journal_);
        ++games_;
        const auto exported = session::export_game(*journal_, game_->game().value());
        const auto checked = session::check_game(exported.file);
        const auto* good = std::get_if<session::CheckedGame>(&checked);
        demand(good && good->is_proven, "a finished game proves its draws");
    }

    Dice dice_;
    fuzz::ScratchFolder folder_;
    std::optional<journal::Journal> journal_;
    std::optional<Session> game_;
    Table table_;  // with its chests, which the session seals
    long actions_ = 0;
    long games_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
    const int games = count > 1 ? std::atoi(arguments[1]) : 1000;
    Soak soak(count > 2 ? static_cast<std::uint32_t>(std::atol(arguments[2])) : 20191004U);
    std::optional<Use> early;
    for (int game = 1; game <= games; ++game) {
        soak.play_game();
        if (game % 10 == 0) soak.restart();
        if (game == std::max(1, games / 10)) early = soak.use();
    }
    soak.check();
    const Use late = soak.use();
    std::printf("%d games, %ld actions; memory %ld kB after a tenth, %ld kB now; open files %td, %td\n", games,
                soak.actions(), early->kilobytes, late.kilobytes, early->files, late.files);
    demand(late.files <= early->files, "no file stays open");
    demand(!kCountsMemory || late.kilobytes <= early->kilobytes + kMayGrow, "memory does not grow");
}
