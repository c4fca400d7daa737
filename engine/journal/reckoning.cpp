#include "engine/journal/reckoning.h"

namespace journal {

Sums Reckoning::of(std::string_view kind) const {
    Rows rows = ledger_.rows(kReckoning, "");
    Sums sums;
    while (rows.next())
        if (rows.row().text(0) == kind) sums.emplace(rows.row().text(1), rows.row().number(2));
    rows.expect(ledger_.seal(kReckoning.name));
    return sums;
}

void Reckoning::add(std::string_view kind, const Sums& numbers) {
    for (const auto& [key, number] : numbers) change(kind, key, number);
}

void Reckoning::subtract(std::string_view kind, const Sums& numbers) {
    for (const auto& [key, number] : numbers) change(kind, key, -number);
}

void Reckoning::change(std::string_view kind, const std::string& key, std::int64_t by) {
    if (by == 0) return;
    std::int64_t now = by;
    {
        Rows rows = ledger_.rows(kReckoning, "WHERE kind = ?1 AND key = ?2", kind, key);
        if (rows.next()) now += rows.row().number(2);
    }
    if (now == 0) return ledger_.remove(kReckoning, kind, key);
    ledger_.put(kReckoning, kind, key, now);
}

}  // namespace journal
