#pragma once

#include <optional>

#include "engine/chance/seed.h"
#include "engine/journal/journal.h"
#include "engine/journal/step.h"

namespace session {

/// The seed of the game to come. It is drawn once and kept, so that nobody can ask for another one.
class SeedDraft {
public:
    explicit SeedDraft(journal::Journal& journal) : journal_(journal) {}

    /// Draws it if there is none yet. Not while a step is open.
    const chance::Seed& seed();
    /// The game has begun: the next one gets a seed of its own.
    void use_up(journal::Step& step);

private:
    journal::Journal& journal_;
    std::optional<chance::Seed> seed_;
};

}  // namespace session
