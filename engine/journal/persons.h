#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"

namespace journal {

/// What is known of few players: which name another program has for them, and whether they are someone else too.
struct Person {
    PlayerId player;
    std::string uuid;                // or nothing
    std::optional<PlayerId> merged;  // into whom
    friend bool operator==(const Person&, const Person&) = default;
};

/// Persons by player. A player without one is nobody else.
class Persons {
public:
    explicit Persons(Ledger& ledger) : ledger_(ledger) {}

    [[nodiscard]] std::vector<Person> all() const;
    [[nodiscard]] std::optional<Person> find(PlayerId player) const;

    /// Adds or changes one.
    void put(const Person& person);
    void remove(PlayerId player);

private:
    Ledger& ledger_;
};

}  // namespace journal
