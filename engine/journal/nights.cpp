#include "engine/journal/nights.h"

#include <algorithm>

namespace journal {

namespace {

constexpr std::string_view kBehindAll = "~";  // sorts after every date

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

std::vector<Night> Nights::on(std::string_view date) const {
    return read("WHERE date = ?1 ORDER BY place, id", date);
}

std::optional<Night> Nights::find(std::string_view date, std::string_view place) const {
    const auto found = read("WHERE date = ?1 AND place = ?2 ORDER BY id LIMIT 1", date, place);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::vector<Night> Nights::by_day(std::int64_t limit, const std::optional<Night>& before) const {
    return at_place_like("", limit, before);
}

std::vector<Night> Nights::at_place_like(std::string_view text, std::int64_t limit,
                                         const std::optional<Night>& before) const {
    return read(
        "WHERE games > 0 AND (date, id) < (?1, ?2) AND (?3 = '' OR instr(lower(place), lower(?3)) > 0) "
        "ORDER BY date DESC, id DESC LIMIT ?4",
        before ? std::string_view(before->date) : kBehindAll, before ? number(before->id) : 0, text, limit);
}

template <class... Values>
std::vector<Night> Nights::read(std::string_view rest, const Values&... values) const {
    Rows rows = ledger_.rows(kNight, rest, values...);
    std::vector<Night> nights;
    while (rows.next()) {
        const Query& row = rows.row();
        nights.push_back({row.as<NightId>(0), row.text(1), row.text(2), row.text(3)});
    }
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
