#include "app/words/nights_page_words.h"

#include <cmath>

#include "app/words/days.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/list.h"
#include "app/words/names.h"

namespace words {
namespace {

const wxUniChar kNobodyKnows(0x2013);
const wxUniChar kNoBreak(0x00A0);

wxString titled_sentence(const wxString& text) {
    if (text.empty()) return text;
    return text.Left(1).Upper() + text.Mid(1) + ".";
}

}  // namespace

wxString scenario_named(const std::string& variant, const Language& in) {
    if (const auto scenario = deepblue::scenario_from_id(variant)) return name(*scenario, in);
    return variant.empty() ? wxString(kNobodyKnows) : spoken(variant);
}

wxString scenario_of(const nights::GameRow& row, const Language& in) {
    return row.scenario ? name(*row.scenario, in) : scenario_named(row.variant, in);
}

wxString winners_of(const nights::GameRow& row, const Language& in) {
    std::vector<wxString> names;
    for (const std::string& winner : row.winners) names.push_back(spoken(winner));
    return names.empty() ? wxString(kNobodyKnows) : all_of(names, in);
}

wxString score_of(const nights::GameRow& row) {
    if (row.vp) return number(row.vp);
    return row.score.empty() ? wxString(kNobodyKnows) : spoken(row.score);
}

wxString percent(std::optional<double> share) {
    if (!share) return kNobodyKnows;
    return wxString::Format("%ld", std::lround(*share * 100)) + kNoBreak + "%";
}

wxString rounded(std::optional<double> number) {
    return number ? wxString::Format("%ld", std::lround(*number)) : wxString(kNobodyKnows);
}

wxString number(std::optional<std::int64_t> number) {
    return number ? wxString::Format("%lld", static_cast<long long>(*number)) : wxString(kNobodyKnows);
}

wxString games_since(std::int64_t games, const std::optional<std::string>& first, journal::Seconds now,
                     const Language& in) {
    const int count = static_cast<int>(games);
    // TRANSLATORS: %d is a number of games
    if (!first) return wxString::Format(in.say_number("%d game", "%d games", count), count);
    // TRANSLATORS: %1$d is a number of games, %2$s a month
    return wxString::Format(in.say_number("%1$d game since %2$s", "%1$d games since %2$s", count), count,
                            month_of(*first, now, in));
}

wxString number_of_players(int players, const Language& in) {
    // TRANSLATORS: %d is a number of players
    return wxString::Format(in.say_number("%d player", "%d players", players), players);
}

wxString of_games(std::int64_t games, const Language& in) {
    const int count = static_cast<int>(games);
    // TRANSLATORS: follows a percentage: %d is a number of games
    return wxString::Format(in.say_number("of %d game", "of %d games", count), count);
}

wxString proof_line(const session::Proof& proof, const Language& in) {
    if (const auto* proven = std::get_if<session::Proven>(&proof)) {
        const int gems = static_cast<int>(proven->gems);
        // TRANSLATORS: %d is a number of gems that the app drew
        return wxString::Format(in.say_number("Verified: the %d gem the app drew is the one its seal gives.",
                                              "Verified: all %d gems the app drew are those its seal gives.", gems),
                                gems);
    }
    return titled_sentence(reason(proof, in));
}

wxString dive_line(std::size_t number, const deepblue::PaidDive& dive, const deepblue::Seating& seats,
                   const Language& in) {
    wxString paid;
    for (const deepblue::Pay& pay : dive.pay)
        add_to_list(paid, spoken(seats.name(pay.seat)) + wxString::Format(" %d", pay.total()));
    // TRANSLATORS: %1$d is the number of a dive, %2$s what it paid to whom
    return wxString::Format(in.say("Dive %1$d: %2$s"), static_cast<int>(number), paid);
}

}  // namespace words
