#include "app/words/nights_words.h"

#include <cmath>

#include "app/words/coach_words.h"
#include "app/words/end_words.h"
#include "app/words/gems.h"
#include "app/words/nights_page_words.h"
#include "engine/deepblue/player.h"

namespace words {
namespace {

using namespace nights;

class Verdict {
public:
    explicit Verdict(const Language& language) : in_(language) {}

    wxString operator()(const TooFewDraws&) const { return in_.say("Too few draws to say"); }
    wxString operator()(const NothingUnusual&) const { return in_.say("Nothing unusual"); }
    wxString operator()(const Unusual&) const { return in_.say("Unusual"); }

private:
    const Language& in_;
};

class Meaning {
public:
    explicit Meaning(const Language& language) : in_(language) {}

    wxString operator()(const TooFewDraws& fact) const {
        const int needed = static_cast<int>(kEnoughDraws);
        // TRANSLATORS: %1$d is the number of gems drawn so far, %2$d how many are needed
        return wxString::Format(in_.say("%1$d of at least %2$d draws."), static_cast<int>(fact.draws), needed);
    }
    wxString operator()(const NothingUnusual& fact) const {
        // TRANSLATORS: %d is a number up to 100
        return wxString::Format(in_.say("A perfectly fair bag strays at least this far in about %d of 100 cases."),
                                fact.in_hundred);
    }
    wxString operator()(const Unusual& fact) const {
        // TRANSLATORS: %s is a large number
        return wxString::Format(in_.say("About 1 fair bag in %s strays this far."), rounded(fact.one_in));
    }

private:
    /// Two digits that matter are enough; beyond a million nobody counts.
    [[nodiscard]] wxString rounded(std::int64_t number) const {
        constexpr std::int64_t kMillion = 1'000'000;
        if (number >= kMillion) return in_.say("a million or more");
        std::int64_t unit = 1;
        while (number / unit >= 100) unit *= 10;
        return wxString::Format("%d", static_cast<int>((number + unit / 2) / unit * unit));
    }

    const Language& in_;
};

wxString number_in_night(int number, const Language& in) {
    switch (number) {
        case 1: return in.say("First game of the night");
        case 2: return in.say("Second game of the night");
        case 3: return in.say("Third game of the night");
        default:
            // TRANSLATORS: %d is which game of the night it was, from 4
            return wxString::Format(in.say("Game %d of the night"), number);
    }
}

wxString came(const BraveDraw& draw, const Language& in) {
    const wxString gems = list(draw.gems, in);
    switch (draw.answer) {
        // TRANSLATORS: %s is the colour of a gem, or of two, that was drawn
        case Answer::NotAsked: return wxString::Format(in.say("%s came"), gems);
        // TRANSLATORS: %s is the colour of a gem, or of two, that was drawn; a scouting spot protected
        case Answer::Spot: return wxString::Format(in.say("%s came, the spot held"), gems);
        // TRANSLATORS: %s is the colour of a gem, or of two, that was drawn; a crew card protected
        case Answer::Card: return wxString::Format(in.say("%s came, a card held"), gems);
        case Answer::Surfaced: break;
    }
    // TRANSLATORS: %s is the colour of a gem, or of two, that was drawn; the leader surfaced
    return wxString::Format(in.say("%s came, surfaced"), gems);
}

wxString colour_name(const std::string& word, const Language& in) {
    const auto colour = deepblue::colour_from_id(word);
    return colour ? name(*colour, in) : spoken(word);
}

wxString ranking_of(const FinishedGame& game, const Language& in) {
    wxString lines;
    for (const SeatResult& result : game.ranking()) {
        const wxString place = result.place > 0 ? wxString::Format("%d. ", result.place) : wxString("– ");
        lines += "\n" + place + spoken(result.player.name) + ": " + score(result);
        const wxString note = tie_note(game, result, in);
        if (!note.empty()) lines += ", " + note;
    }
    return lines;
}

}  // namespace

wxString verdict(const BagVerdict& verdict, const Language& in) {
    return std::visit(Verdict(in), verdict);
}

wxString verdict_meaning(const BagVerdict& verdict, const Language& in) {
    return std::visit(Meaning(in), verdict);
}

wxString verdict_statistic(const BagFairness& fairness, const Language& in) {
    if (fairness.freedom == 0) return {};
    // TRANSLATORS: %1$s is a number such as 2.6, %2$d a small whole number; a term of statistics
    return wxString::Format(in.say_number("chi-square %1$s with %2$d degree of freedom",
                                          "chi-square %1$s with %2$d degrees of freedom", fairness.freedom),
                            one_decimal(fairness.chi_square, in), fairness.freedom);
}

wxString brave_draw(const BraveMoment& moment, const Language& in) {
    // TRANSLATORS: %1$s is a player's name, %2$d a percentage: the chance of a hazard when they drew again
    return wxString::Format(in.say("%1$s, went on at %2$d %%"), spoken(moment.player.name),
                            moment.draw.chance.percent());
}

wxString brave_end(const BraveMoment& moment, const Language& in) {
    const wxString what = came(moment.draw, in);
    if (moment.draw.answer == Answer::Surfaced) {
        // TRANSLATORS: %1$d is the number of a dive, %2$s how a draw went
        return wxString::Format(in.say("Dive %1$d: %2$s"), moment.draw.dive, what);
    }
    // TRANSLATORS: %1$d is the number of a dive, %2$s how a draw went, %3$d is a number of VP
    return wxString::Format(in.say("Dive %1$d: %2$s, %3$d VP booked"), moment.draw.dive, what, moment.draw.vp);
}

wxString signed_vp(double vp) {
    const long rounded = std::lround(vp);
    if (rounded == 0) return "0";
    return rounded > 0 ? wxString::Format("+%ld", rounded)
                       : wxString(wxUniChar(0x2212)) + wxString::Format("%ld", -rounded);
}

wxString luck_of_the_table(const Luck& luck, const Language& in) {
    const int games = static_cast<int>(luck.played);
    return wxString::Format(
        // TRANSLATORS: %1$d is a number of games, %2$s a number of VP with its sign, such as +6
        in.say_number("Over %1$d game the whole table stands at %2$s VP: luck evens out, an evening does not.",
                      "Over %1$d games the whole table stands at %2$s VP: luck evens out, an evening does not.", games),
        games, signed_vp(luck.whole_table));
}

wxString odds_range(const OddsRange& range, const Language& in) {
    // TRANSLATORS: %d is a percentage
    if (range.from == 0) return wxString::Format(in.say("up to %d %%"), range.to);
    // TRANSLATORS: %d is a percentage
    if (range.to == 100) return wxString::Format(in.say("over %d %%"), range.from);
    // TRANSLATORS: %1$d and %2$d are percentages
    return wxString::Format(in.say("%1$d to %2$d %%"), range.from, range.to);
}

wxString scenario_of(const FinishedGame& game, const Language& in) {
    return game.scenario ? name(*game.scenario, in) : scenario_named(game.variant, in);
}

wxString game_line(const FinishedGame& game, const Language& in) {
    wxString line = number_in_night(game.number_in_night, in);
    const wxString between = wxString(" ") + wxUniChar(0x00B7) + " ";
    if (game.dives > 0) line += between + number_of_dives(game.dives, in);
    if (game.minutes > 0) line += between + duration(60LL * game.minutes, in);
    for (const SeatResult& result : game.results)
        // TRANSLATORS: %s is the name of the player who began the game
        if (result.began) line += between + wxString::Format(in.say("%s began"), spoken(result.player.name));
    return line;
}

wxString score(const SeatResult& result) {
    if (result.vp) return wxString::Format("%lld", static_cast<long long>(*result.vp));
    return result.score.empty() ? wxString(wxUniChar(0x2013)) : spoken(result.score);
}

wxString tie_note(const FinishedGame& game, const SeatResult& result, const Language& in) {
    return result.cards && game.is_level(result) ? number_of_crew_cards(*result.cards, in) : wxString();
}

wxString night_summary(const wxString& title, const std::vector<FinishedGame>& games, const Language& in) {
    wxString text = title;
    for (const FinishedGame& game : games) {
        text += "\n\n" + scenario_of(game, in) + "\n" + game_line(game, in) + ranking_of(game, in);
        if (!game.note.empty()) text += "\n" + spoken(game.note);
    }
    return text + "\n";
}

PlayWords play_words(const FinishedGame& game, const Language& in) {
    PlayWords words;
    if (game.scenario || !game.variant.empty()) words.board = scenario_of(game, in).utf8_string();
    if (game.has_lines()) {
        const wxString busts =
            // TRANSLATORS: %d is a number of dives that forced their leader up
            wxString::Format(in.say_number("%d bust", "%d busts", game.busts), game.busts);
        words.comments = (number_of_dives(game.dives, in) + ", " + busts).utf8_string();
    }
    if (!game.note.empty()) words.comments += (words.comments.empty() ? "" : "\n") + game.note;
    for (const SeatResult& result : game.results) words.roles.push_back(colour_name(result.colour, in).utf8_string());
    return words;
}

}  // namespace words
