#include "engine/journal/nights.h"

#include <algorithm>

namespace journal {

namespace {

std::int64_t number(NightId id) {
    return static_cast<std::int64_t>(id);
}

}  // namespace

std::int64_t Nights::count() const {
    return ledger_.seal(kNight.name).rows;
}

Night Nights::find(NightId id) const {
    Rows rows = ledger_.rows(kNight, "WHERE id = ?1", id);
    if (!rows.next()) ledger_.miss(kNight, number(id));
    const Query& row = rows.row();
    return {id, row.text(1), row.text(2), row.text(3)};
}

std::vector<Night> Nights::latest(std::int64_t limit, std::optional<NightId> before) const {
    const Snapshot snapshot(ledger_.connection());
    const std::int64_t newest = before ? std::min(number(*before) - 1, count()) : count();
    const std::int64_t oldest = std::max<std::int64_t>(newest - limit, 0) + 1;
    std::vector<Night> nights;
    for (std::int64_t id = newest; id >= oldest; --id) nights.push_back(find(NightId{id}));
    return nights;
}

NightId Nights::add(std::string_view place, std::string_view date, std::string_view note) {
    const NightId id{count() + 1};
    ledger_.insert(kNight, id, place, date, note);
    return id;
}

void Nights::change(const Night& night) {
    [[maybe_unused]] const Night before = find(night.id);
    ledger_.put(kNight, night.id, night.place, night.date, night.note);
}

}  // namespace journal
