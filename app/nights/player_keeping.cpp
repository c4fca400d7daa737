#include "app/nights/player_keeping.h"

#include "app/nights/people.h"
#include "app/nights/player_names.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using journal::Books;
using journal::PlayerId;

std::optional<journal::GameId> played_together(const Books& books, const Person& one, const Person& other) {
    for (const PlayerId mine : one.ids())
        for (const PlayerId theirs : other.ids())
            if (const auto game = books.games.with_both(mine, theirs)) return game;
    return std::nullopt;
}

/// A row that says nothing is none.
void put(Books& books, const journal::Person& person) {
    if (person.uuid.empty() && !person.merged) return books.persons.remove(person.player);
    books.persons.put(person);
}

void set_merged(journal::Journal& journal, PlayerId player, std::optional<PlayerId> into) {
    journal::Step step(journal);
    auto person = step->persons.find(player).value_or(journal::Person{.player = player, .uuid = {}, .merged = {}});
    person.merged = into;
    put(*step, person);
    step.commit();
}

}  // namespace

std::optional<Refusal> rename_player(journal::Journal& journal, PlayerId id, const std::string& name) {
    if (!is_name(name)) return NotAName{};
    const auto taken = journal->players.find(name);
    if (taken && taken->id != id) return NameTaken{name};
    journal::Step step(journal);
    journal::Player player = step->players.at(id);
    player.name = name;
    step->players.change(player);
    step.commit();
    return std::nullopt;
}

std::optional<Refusal> merge_players(journal::Journal& journal, PlayerId player, PlayerId into) {
    const People people(*journal);
    const Person& one = people.of(player);
    const Person& other = people.of(into);
    if (one.id == other.id) return SamePerson{};
    if (const auto game = played_together(*journal, one, other)) return PlayedTogether{*game};
    set_merged(journal, one.id, other.id);
    return std::nullopt;
}

std::optional<Refusal> unmerge_player(journal::Journal& journal, PlayerId player) {
    const auto person = journal->persons.find(player);
    if (!person || !person->merged) return NotMerged{};
    set_merged(journal, player, std::nullopt);
    return std::nullopt;
}

void merge_back(journal::Journal& journal, PlayerId player, PlayerId into) {
    set_merged(journal, player, into);
}

}  // namespace nights
