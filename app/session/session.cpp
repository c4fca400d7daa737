#include "app/session/session.h"

#include <algorithm>
#include <chrono>

#include "app/session/game_book.h"
#include "app/session/replay.h"
#include "app/session/sealed.h"
#include "app/session/step_times.h"
#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;

constexpr std::string_view kMixed = "mixed/";
constexpr int kMostMixes = 99;
constexpr const char* kSettings = "table";

/// The mixes among the settings of a game.
Mixes mixes_in(const journal::Texts& settings) {
    Mixes mixes;
    for (const auto& [key, text] : settings) {
        if (key.starts_with(kMixed)) mixes[std::stoull(key.substr(kMixed.size()))] = std::stoi(text);
    }
    return mixes;
}

std::size_t count_undone(const std::vector<journal::Line>& lines) {
    return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [](const journal::Line& line) {
        return line.state == journal::LineState::Undone;
    }));
}

int mixed(const Action& action) {
    if (const auto* draw = std::get_if<Draw>(&action)) return draw->mixed;
    if (const auto* scatter = std::get_if<Scatter>(&action)) return scatter->mixed;
    return 0;
}

}  // namespace

journal::Seconds system_time() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

Session::Session(journal::Journal& journal, Clock clock)
    : journal_(journal), clock_(std::move(clock)), backups_(journal.path()), next_seed_(journal) {
    load();
    backups_.make_for_the_day(clock_());
}

void Session::load() {
    game_ = current_game(*journal_);
    if (game_) load_game(journal_->games.find(*game_));
}

void Session::load_game(const journal::Game& game) {
    auto replayed = replay(journal_->lines.effective(game.id), journal_.path());
    actions_ = std::move(replayed.actions);
    redo_steps_ = count_undone(journal_->lines.all(game.id));
    seed_ = chance::Seed::from_hex(game.seed);
    mixes_ = mixes_in(journal_->notes.settings(game.id));
    now_at(std::move(replayed.table));
}

void Session::now_at(Table table) {
    table_ = std::move(table);
    public_table_ = sealed(table_);
}

/// Everything is on the disk before anyone is told.
void Session::commit(journal::Step& step) {
    step.commit();
    load();
    changed_();
}

std::optional<RuleViolation> Session::check(const Action& action) const {
    const Table nobody_plays;
    const bool next_game = table_.over() && std::holds_alternative<Start>(action);
    return deepblue::check(next_game ? nobody_plays : table_, action);
}

Outcome Session::play(const Line& line) {
    if (const auto* action = std::get_if<Action>(&line)) {
        if (const auto* start = std::get_if<Start>(action)) return begin(*start);
    }
    Outcome completed = complete(line, {seed(), actions_, table_, mixes_});
    if (const auto* action = std::get_if<Action>(&completed)) return append(*action);
    return completed;
}

/// A finished game stays as it is; one that was undone to nothing begins anew.
Outcome Session::begin(const Start& start, const std::vector<Reveal>& market, const TableSettings& settings) {
    if (auto violation = check(start)) return Refusal(*violation);
    Table table = deepblue::apply(Table{}, start);
    for (const Reveal& reveal : market) {
        if (auto violation = deepblue::check(table, reveal)) return Refusal(*violation);
        table = deepblue::apply(std::move(table), reveal);
    }
    const chance::Seed seed = next_seed_.seed();
    journal::Step step(journal_);
    const auto game = seat_players(step, start, seed);
    step->lines.append(game, write_action(start, {}));
    for (const Reveal& reveal : market) step->lines.append(game, write_action(reveal, {}));
    for (std::size_t i = 0; i < 1 + market.size(); ++i) note_time(*step, game, clock_());
    step->notes.set(game, kSettings, to_text(settings));
    know_languages(*step, step->games.find(game).players, settings.languages);
    commit(step);
    return start;
}

journal::GameId Session::seat_players(journal::Step& step, const Start& start, const chance::Seed& seed) {
    const auto players = know_players(*step, start.seats);
    if (game_ && !table_.over()) {
        step->games.seat(*game_, players);
        return *game_;
    }
    next_seed_.use_up(step);
    return begin_game(*step, seed, players, clock_());
}

Outcome Session::append(const Action& action) {
    if (auto violation = check(action)) return Refusal(*violation);
    Table next = deepblue::apply(table_, action);
    const auto number = next_number(actions_);
    journal::Step step(journal_);
    step->lines.append(*game_, write_action(action, table_.seats));
    note_time(*step, *game_, clock_());
    const int mixes = mixed(action) > 0 ? set_mixes(step, number, mixed(action)) : 0;
    if (next.over()) book_end(*step, *game_, next, clock_());
    step.commit();
    actions_.push_back(action);
    redo_steps_ = 0;
    if (mixes > 0) mixes_[number] = mixes;
    now_at(std::move(next));
    if (std::holds_alternative<Stop>(action)) backups_.make(journal::Reason::AfterDive, clock_());
    if (table_.over()) backups_.make(journal::Reason::Game, clock_());
    changed_();
    return action;
}

Outcome Session::undo() {
    if (actions_.empty()) return Refusal(NothingToUndo{});
    if (is_final()) return Refusal(EndIsFinal{});
    const Action last = actions_.back();
    journal::Step step(journal_);
    take_back(step);
    commit(step);
    return last;
}

void Session::take_back(journal::Step& step) {
    if (table_.over()) take_end_back(*step, *game_);
    step->lines.undo(*game_);
    mix_if_next_was_shown(step);
}

Outcome Session::redo() {
    if (redo_steps_ == 0) return Refusal(NothingToRedo{});
    journal::Step step(journal_);
    const Action action = bring_back(step);
    commit(step);
    return action;
}

Action Session::bring_back(journal::Step& step) {
    Action action = read_action(step->lines.redo(*game_)->text, table_.seats);
    const Table next = deepblue::apply(table_, action);
    if (next.over()) book_end(*step, *game_, next, clock_());
    return action;
}

std::vector<Action> Session::undone() const {
    std::vector<Action> actions;
    if (!game_) return actions;
    Seating seats = table_.seats;
    for (const journal::Line& line : journal_->lines.all(*game_)) {
        if (line.state != journal::LineState::Undone) continue;
        actions.push_back(read_action(line.text, seats));
        if (const auto* start = std::get_if<Start>(&actions.back())) seats = Seating(start->seats);
    }
    return actions;
}

void Session::go_to(std::size_t wanted) {
    while (actions_.size() > wanted && std::holds_alternative<Action>(undo())) continue;
    while (actions_.size() < wanted && std::holds_alternative<Action>(redo())) continue;
}

void Session::open_chests(std::size_t still_closed) {
    if (!table_.over() || is_told() || (is_final() && still_closed > 0)) return;
    journal::Step step(journal_);
    if (!is_final()) step->notes.state(*game_, kChestsOpened, "");
    if (still_closed == 0) step->notes.state(*game_, kAllChestsOpen, "");
    commit(step);
}

bool Session::is_final() const {
    return game_ && session::is_final(*journal_, *game_);
}

bool Session::is_told() const {
    return game_ && session::is_told(*journal_, *game_);
}

/// What was mixed stays mixed; a line can tell of 99 times at the most. Returns how often it is now.
int Session::set_mixes(journal::Step& step, std::uint64_t number, int mixes) {
    const int now = std::min(std::max(mixes, mixes_before(number)), kMostMixes);
    step->notes.set(*game_, std::string(kMixed) + std::to_string(number), std::to_string(now));
    return now;
}

int Session::mixes_before(std::uint64_t number) const {
    const auto found = mixes_.find(number);
    return found == mixes_.end() ? 0 : found->second;
}

TableSettings Session::settings() const {
    if (!game_) return {};
    const auto kept = journal_->notes.settings(*game_);
    const auto found = kept.find(kSettings);
    return found == kept.end() ? TableSettings{} : table_settings_from(found->second);
}

void Session::set_settings(const TableSettings& settings) {
    if (!game_) return;
    journal::Step step(journal_);
    step->notes.set(*game_, kSettings, to_text(settings));
    commit(step);
}

std::optional<std::string> Session::draft(std::string_view key) const {
    return journal_->drafts.find(key);
}

void Session::set_draft(std::string_view key, std::string_view text) {
    journal::Step step(journal_);
    step->drafts.set(key, text);
    step.commit();
}

void Session::drop_draft(std::string_view key) {
    journal::Step step(journal_);
    step->drafts.unset(key);
    step.commit();
}

}  // namespace session
