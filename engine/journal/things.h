#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"

namespace journal {

/// Something of a game that was entered once and is offered again: of which game, what sort, and what it is.
struct Thing {
    ThingId id;
    std::string kind;
    std::string sort;
    std::string name;
    std::string content;  // JSON, of no meaning to the journal
    friend bool operator==(const Thing&, const Thing&) = default;
};

/// Remembered things, ordered by when they were used last.
class Things {
public:
    explicit Things(Ledger& ledger) : ledger_(ledger) {}

    /// The things of a kind and sort, the one used last first.
    [[nodiscard]] std::vector<Thing> all(std::string_view kind, std::string_view sort) const;

    /// Remembers a thing as used just now; throws Exists if its kind and sort have one of this name.
    ThingId add(std::string_view kind, std::string_view sort, std::string_view name, std::string_view content);

    /// Changes the thing with this id and counts it as used just now; throws NotFound.
    void change(const Thing& thing);

    /// Counts a thing as used just now; throws NotFound.
    void use(ThingId id);

    void remove(ThingId id);

private:
    [[nodiscard]] std::vector<Thing> all() const;
    [[nodiscard]] Thing find(ThingId id) const;
    void put(const Thing& thing);

    Ledger& ledger_;
};

}  // namespace journal
