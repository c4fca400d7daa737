#include "engine/deepblue/game_file.h"

#include <algorithm>

#include "engine/deepblue/strict_json.h"

namespace deepblue {
namespace {

bool is_blank(std::string_view line) {
    return line.size() <= kLongestLine && line.find_first_not_of(" \t\r") == std::string_view::npos;
}

/// Hands out the lines of a file one by one, counted from 1.
class Lines {
public:
    explicit Lines(std::string_view file) : rest_(file) {}

    [[nodiscard]] bool more() const { return !rest_.empty(); }
    std::string_view next() {
        ++number_;
        const auto end = std::min(rest_.find('\n'), rest_.size());
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        return line;
    }
    [[nodiscard]] int number() const { return std::max(number_, 1); }

private:
    std::string_view rest_;
    int number_ = 0;
};

/// Plays the lines of a file into a Game.
class Replay {
public:
    void play(std::string_view line, int number) {
        if (is_blank(line)) return;
        if (!has_header_) {
            game_.header = read_header(line);
            has_header_ = true;
            return;
        }
        play(read_action(line, game_.table.seats), number);
    }
    [[nodiscard]] Game finish() {
        if (!has_header_) throw Malformed(Flaw::NoHeader);
        return std::move(game_);
    }
    [[nodiscard]] const Seating& seats() const { return game_.table.seats; }

private:
    void play(Action action, int number) {
        if (auto violation = check(game_.table, action)) throw *violation;
        if (const auto* reveal = std::get_if<Reveal>(&action); reveal && adds_nothing(game_.table, *reveal))
            game_.notes.push_back({number, *reveal->gem});
        game_.table = deepblue::apply(std::move(game_.table), action);
        game_.actions.push_back(std::move(action));
        game_.line_numbers.push_back(number);
    }

    Game game_;
    bool has_header_ = false;
};

}  // namespace

std::variant<Game, Refusal> read_game(std::string_view file) {
    Lines lines(file);
    Replay replay;
    try {
        while (lines.more()) {
            const std::string_view line = lines.next();
            replay.play(line, lines.number());
        }
        return replay.finish();
    } catch (const Malformed& malformed) {
        return Refusal{lines.number(), malformed, replay.seats()};
    } catch (const RuleViolation& violation) {
        return Refusal{lines.number(), violation, replay.seats()};
    }
}

bool adds_nothing(const Table& table, const Reveal& reveal) {
    return reveal.gem && table.supply[*reveal.gem] == 0;
}

std::string write_game(const Header& header, const std::vector<Action>& actions) {
    std::string file = write_header(header) + "\n";
    Seating seats;
    for (const Action& action : actions) {
        if (const auto* start = std::get_if<Start>(&action)) seats = Seating(start->seats);
        file += write_action(action, seats) + "\n";
    }
    return file;
}

}  // namespace deepblue
