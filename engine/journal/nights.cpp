#include "engine/journal/nights.h"

#include <algorithm>

namespace journal {

namespace {

constexpr std::string_view kBehindAll = "~";  // sorts after every date

std::int64_t number(NightId id) {
    return static_cast<std::int64_t>(id);
}

std::string_view date_of(const std::optional<Night>& before) {
    return before ? std::string_view(before->date) : kBehindAll;
}

std::int64_t id_of(const std::optional<Night>& before) {
    return before ? number(before->id) : 0;
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

std::optional<Night> Nights::find(std::string_view date, std::string_view place) const {
    const auto found = read("WHERE date = ?1 AND place = ?2 ORDER BY id LIMIT 1", date, place);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::vector<Night> Nights::by_day(std::int64_t limit, const std::optional<Night>& before) const {
    return read("WHERE games > 0 AND (date, id) < (?1, ?2) ORDER BY date DESC, id DESC LIMIT ?3", date_of(before),
                id_of(before), limit);
}

// From one place to the next one in the index, so that the number of nights does not matter.
std::vector<std::string> Nights::places() const {
    std::vector<std::string> places;
    std::string last;
    for (;;) {
        Query query = ledger_.connection().query("SELECT min(place) FROM night WHERE place > ?1", last);
        if (!query.next() || query.is_null(0)) return places;
        last = query.text(0);
        places.push_back(last);
    }
}

std::vector<Night> Nights::at_place(std::string_view place, std::int64_t limit,
                                    const std::optional<Night>& before) const {
    return read("WHERE place = ?1 AND games > 0 AND (date, id) < (?2, ?3) ORDER BY date DESC, id DESC LIMIT ?4", place,
                date_of(before), id_of(before), limit);
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
