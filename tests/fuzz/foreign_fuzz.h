#pragma once

#include "app/nights/foreign_plays.h"
#include "tests/fuzz/demand.h"
#include "tests/fuzz/scratch_journal.h"

namespace fuzz {

inline void demand_nothing_points_nowhere(const nights::ForeignPlays& plays) {
    for (const auto& play : plays.plays) {
        demand(play.game < plays.games.size(), "a play is of a game of the file");
        for (const auto& score : play.scores)
            demand(score.player < plays.players.size(), "a score is of a player of the file");
    }
}

/// Whatever could be read can be taken over, and once more without another play.
inline void demand_it_can_be_taken_over(nights::ForeignPlays plays, ScratchJournal& scratch) {
    journal::Journal& journal = scratch.open();
    plays.plays.resize(std::min<std::size_t>(plays.plays.size(), 20));
    nights::suggest_players(plays, *journal);
    auto choice = nights::suggested_choice(plays);
    choice.games.assign(choice.games.size(), true);
    const auto first = nights::take_over(journal, plays, choice, kNow);
    demand(journal.check().empty(), "the journal is whole after plays were taken over");
    nights::suggest_players(plays, *journal);
    auto again = nights::suggested_choice(plays);
    again.games.assign(again.games.size(), true);
    const auto second = nights::take_over(journal, plays, again, kNow);
    demand(second.added == 0 || first.added == 0, "the same file adds nothing twice");
    scratch.begin_anew();
}

template <class Read>
int try_foreign(const std::uint8_t* data, std::size_t size, Read read) {
    static ScratchJournal scratch;
    const std::string file(data, data + size);
    const auto plays = read(file);
    if (const auto* good = std::get_if<nights::ForeignPlays>(&plays)) {
        demand_nothing_points_nowhere(*good);
        if (!good->plays.empty()) demand_it_can_be_taken_over(*good, scratch);
    }
    return 0;
}

}  // namespace fuzz
