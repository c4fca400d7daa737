#include "engine/journal/things.h"

#include "engine/journal/error.h"

namespace journal {

std::vector<Thing> Things::all() const {
    Rows rows = ledger_.rows(kThing, "ORDER BY used DESC");
    std::vector<Thing> things;
    while (rows.next()) {
        const Query& row = rows.row();
        things.push_back({row.as<ThingId>(0), row.text(1), row.text(2), row.text(3), row.text(4)});
    }
    rows.expect(ledger_.seal(kThing.name));
    return things;
}

std::vector<Thing> Things::all(std::string_view kind, std::string_view sort) const {
    std::vector<Thing> wanted;
    for (Thing& thing : all())
        if (thing.kind == kind && thing.sort == sort) wanted.push_back(std::move(thing));
    return wanted;
}

ThingId Things::add(std::string_view kind, std::string_view sort, std::string_view name, std::string_view content) {
    const ThingId id{ledger_.connection().number("SELECT ifnull(max(id), 0) + 1 FROM thing")};
    put({id, std::string(kind), std::string(sort), std::string(name), std::string(content)});
    return id;
}

void Things::change(const Thing& thing) {
    [[maybe_unused]] const Thing before = find(thing.id);
    put(thing);
}

void Things::use(ThingId id) {
    put(find(id));
}

void Things::remove(ThingId id) {
    ledger_.remove(kThing, id);
}

Thing Things::find(ThingId id) const {
    for (Thing& thing : all())
        if (thing.id == id) return std::move(thing);
    throw Error(Fault::NotFound, ledger_.connection().path(),
                "thing " + std::to_string(static_cast<std::int64_t>(id)) + " does not exist");
}

// A counter and not a clock: clocks go backwards.
void Things::put(const Thing& thing) {
    const auto used = ledger_.connection().number("SELECT ifnull(max(used), 0) + 1 FROM thing");
    ledger_.put(kThing, thing.id, thing.kind, thing.sort, thing.name, thing.content, used);
}

}  // namespace journal
