#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"

namespace journal {

/// An evening with games. The date is the table's own, as text.
struct Night {
    NightId id;
    std::string place;
    std::string date;
    std::string note;
    friend bool operator==(const Night&, const Night&) = default;
};

/// All game nights. None is ever removed.
class Nights {
public:
    explicit Nights(Ledger& ledger) : ledger_(ledger) {}

    [[nodiscard]] std::int64_t count() const;

    /// One night; throws NotFound.
    [[nodiscard]] Night find(NightId id) const;

    /// The newest nights, the newest first; with `before`, those that came before it.
    [[nodiscard]] std::vector<Night> latest(std::int64_t limit, std::optional<NightId> before = {}) const;

    /// The first night of a day at a place.
    [[nodiscard]] std::optional<Night> find(std::string_view date, std::string_view place) const;

    /// The nights that have games, by day, the newest first; with `before`, those before it.
    [[nodiscard]] std::vector<Night> by_day(std::int64_t limit, const std::optional<Night>& before = {}) const;

    /// All places, and of the nights that have games those at one of them.
    [[nodiscard]] std::vector<std::string> places() const;
    [[nodiscard]] std::vector<Night> at_place(std::string_view place, std::int64_t limit,
                                              const std::optional<Night>& before = {}) const;

    NightId add(std::string_view place, std::string_view date, std::string_view note);

    /// Changes the night with this id; throws NotFound.
    void change(const Night& night);

private:
    template <class... Values>
    [[nodiscard]] std::vector<Night> read(std::string_view rest, const Values&... values) const;

    Ledger& ledger_;
};

}  // namespace journal
