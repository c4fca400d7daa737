#include "engine/journal/persons.h"

namespace journal {

namespace {

Person read(const Query& row) {
    return {row.as<PlayerId>(0), row.text(1), row.maybe<PlayerId>(2)};
}

}  // namespace

std::vector<Person> Persons::all() const {
    Rows rows = ledger_.rows(kPerson, "ORDER BY player");
    std::vector<Person> persons;
    while (rows.next()) persons.push_back(read(rows.row()));
    rows.expect(ledger_.seal(kPerson.name));
    return persons;
}

std::optional<Person> Persons::find(PlayerId player) const {
    Rows rows = ledger_.rows(kPerson, "WHERE player = ?1", player);
    return rows.next() ? std::optional(read(rows.row())) : std::nullopt;
}

void Persons::remove(PlayerId player) {
    ledger_.remove(kPerson, player);
}

void Persons::put(const Person& person) {
    ledger_.put(kPerson, person.player, person.uuid, person.merged);
}

}  // namespace journal
