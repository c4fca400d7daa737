#include "engine/journal/statistics.h"

#include <algorithm>

#include "engine/journal/error.h"

namespace journal {

namespace {

Total read_total(const Query& row) {
    return {row.as<PlayerId>(0), row.text(1), row.number(2), row.number(3), row.number(4), row.number(5)};
}

template <class Wanted>
std::vector<Total> chosen(std::vector<Total> totals, Wanted wanted) {
    std::erase_if(totals, [&](const Total& total) { return !wanted(total); });
    return totals;
}

}  // namespace

std::vector<Statistic> Statistics::of(GameId game) const {
    Rows rows = ledger_.rows(kStatistic, "WHERE game = ?1 ORDER BY player, key", game);
    std::vector<Statistic> numbers;
    while (rows.next()) numbers.push_back({rows.row().as<PlayerId>(1), rows.row().text(2), rows.row().number(3)});
    rows.expect(ledger_.tally(game).statistics);
    return numbers;
}

std::vector<Total> Statistics::totals() const {
    Rows rows = ledger_.rows(kTotal, "ORDER BY player, key");
    std::vector<Total> totals;
    while (rows.next()) totals.push_back(read_total(rows.row()));
    rows.expect(ledger_.seal(kTotal.name));
    return totals;
}

std::vector<Total> Statistics::totals(PlayerId player) const {
    return chosen(totals(), [&](const Total& total) { return total.player == player; });
}

std::vector<Total> Statistics::totals(std::string_view key) const {
    return chosen(totals(), [&](const Total& total) { return total.key == key; });
}

void Statistics::hand_over(GameId game, const std::vector<Statistic>& numbers) {
    for (const Statistic& one : numbers) {
        ledger_.insert(kStatistic, game, one.player, one.key, one.number);
        count_in(one);
    }
}

void Statistics::take_back(GameId game) {
    for (const Statistic& one : of(game)) {
        ledger_.remove(kStatistic, game, one.player, one.key);
        count_out(one);
    }
}

std::optional<Total> Statistics::total(PlayerId player, std::string_view key) const {
    Rows rows = ledger_.rows(kTotal, "WHERE player = ?1 AND key = ?2", player, key);
    return rows.next() ? std::optional(read_total(rows.row())) : std::nullopt;
}

void Statistics::count_in(const Statistic& one) {
    Total now = total(one.player, one.key).value_or(Total{one.player, one.key, 0, 0, one.number, one.number});
    ++now.count;
    now.sum += one.number;
    now.min = std::min(now.min, one.number);
    now.max = std::max(now.max, one.number);
    put(now);
}

void Statistics::count_out(const Statistic& one) {
    auto now = total(one.player, one.key);
    if (!now) throw Error(Fault::Damaged, ledger_.connection().path(), "the total of " + one.key + " is lost");
    if (--now->count == 0) return ledger_.remove(kTotal, one.player, one.key);
    now->sum -= one.number;
    // The index over player, key and number gives both ends without a scan.
    auto& connection = ledger_.connection();
    now->min =
        connection.number("SELECT min(number) FROM statistic WHERE player = ?1 AND key = ?2", one.player, one.key);
    now->max =
        connection.number("SELECT max(number) FROM statistic WHERE player = ?1 AND key = ?2", one.player, one.key);
    put(*now);
}

void Statistics::put(const Total& total) {
    ledger_.put(kTotal, total.player, total.key, total.count, total.sum, total.min, total.max);
}

}  // namespace journal
