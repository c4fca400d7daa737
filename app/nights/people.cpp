#include "app/nights/people.h"

#include <algorithm>

#include "app/nights/text_search.h"
#include "engine/journal/error.h"

namespace nights {
namespace {

using journal::PlayerId;

std::map<PlayerId, PlayerId> mergers(const journal::Books& books) {
    std::map<PlayerId, PlayerId> into;
    for (const journal::Person& person : books.persons.all())
        if (person.merged) into[person.player] = *person.merged;
    return into;
}

PlayerId followed(const std::map<PlayerId, PlayerId>& into, PlayerId player) {
    for (auto at = into.find(player); at != into.end(); at = into.find(player)) player = at->second;
    return player;
}

}  // namespace

std::vector<PlayerId> Person::ids() const {
    std::vector<PlayerId> all{id};
    all.insert(all.end(), also.begin(), also.end());
    return all;
}

People::People(const journal::Books& books) {
    const auto into = mergers(books);
    const auto players = books.players.all();
    for (const journal::Player& player : players) {
        if (into.contains(player.id)) continue;
        place_[player.id] = people_.size();
        people_.push_back({player.id, player.name, player.colour, player.language, {}});
    }
    for (const auto& [player, other] : into) {
        const std::size_t place = place_.at(followed(into, other));
        people_[place].also.push_back(player);
        place_[player] = place;
    }
}

const Person& People::of(PlayerId player) const {
    const auto found = place_.find(player);
    if (found == place_.end())
        throw journal::Error(journal::Fault::NotFound, {},
                             "player " + std::to_string(static_cast<std::int64_t>(player)) + " does not exist");
    return people_[found->second];
}

std::vector<Person> People::like(std::string_view text) const {
    std::vector<Person> found;
    std::copy_if(people_.begin(), people_.end(), std::back_inserter(found),
                 [&](const Person& person) { return contains(person.name, text); });
    return found;
}

}  // namespace nights
