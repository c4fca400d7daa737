#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/chance/draw_counter.h"
#include "engine/chance/seed.h"
#include "engine/deepblue/game_file.h"

namespace session {

/// Counts what the actions say about draws, in their order.
[[nodiscard]] chance::DrawCounter count_draws(std::span<const deepblue::Action> actions);

/// The gems the app draws next from `bag`, one after another. Requires that the bag holds so many.
[[nodiscard]] std::vector<deepblue::Gem> draw_gems(const chance::Seed& seed, chance::DrawCounter counter,
                                                   deepblue::GemCounts bag, int gems);

/// Every app-drawn gem is what the seed gives.
struct Proven {
    std::size_t gems = 0;
    friend bool operator==(const Proven&, const Proven&) = default;
};
/// The game is not over, so its seed is still secret.
struct NotFinished {
    friend bool operator==(const NotFinished&, const NotFinished&) = default;
};
/// The file has no seed or no commitment, or one that is no such thing.
struct NoSeal {
    friend bool operator==(const NoSeal&, const NoSeal&) = default;
};
/// The seed is not the one that was committed to.
struct WrongSeed {
    friend bool operator==(const WrongSeed&, const WrongSeed&) = default;
};
/// The first gem that is not what the seed gives.
struct NotAsDrawn {
    int line = 0;
    deepblue::Gem told{};
    deepblue::Gem drawn{};
    friend bool operator==(const NotAsDrawn&, const NotAsDrawn&) = default;
};
using Proof = std::variant<Proven, NotFinished, NoSeal, WrongSeed, NotAsDrawn>;

/// Recomputes every app-drawn gem of a finished game from the seed revealed in it.
[[nodiscard]] Proof verify(const deepblue::Game& game);

}  // namespace session
