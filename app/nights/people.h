#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/journal/books.h"

namespace nights {

/// Someone who plays, under however many names that were found to be one person.
struct Person {
    journal::PlayerId id{};
    std::string name;
    std::string colour;                   // the one they like, as in game files
    std::string language;                 // or nothing
    std::vector<journal::PlayerId> also;  // players who were merged into this one
    friend bool operator==(const Person&, const Person&) = default;

    /// Every player this person is.
    [[nodiscard]] std::vector<journal::PlayerId> ids() const;
};

/// Everyone who ever played, as they stand now.
class People {
public:
    explicit People(const journal::Books& books);

    /// In the order they were met.
    [[nodiscard]] const std::vector<Person>& all() const { return people_; }

    /// Who a player is. Throws journal::Error (NotFound) if nobody is.
    [[nodiscard]] const Person& of(journal::PlayerId player) const;

    /// Those whose name contains `text`, whatever the case of plain letters; all for no text.
    [[nodiscard]] std::vector<Person> like(std::string_view text) const;

private:
    std::vector<Person> people_;
    std::map<journal::PlayerId, std::size_t> place_;
};

}  // namespace nights
