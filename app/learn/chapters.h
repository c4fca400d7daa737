#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/learn/step.h"

namespace learn {

/// The chapters in the order they are best taken.
enum class ChapterId : std::uint8_t {
    Example,
    TwoHazards,
    Spots,
    Crew,
    Market,
    End,
    TroubledWaters,
    BestOfTheBest,
    ScatteredWealth,
    LucrativeWrecks,
    StormIsComing,
    DangerousReefs,
    TreasureFilledRuins
};

inline constexpr std::size_t kChapters = 13;

/// A chapter's word in the journal.
[[nodiscard]] std::string_view id(ChapterId chapter);
[[nodiscard]] std::optional<ChapterId> chapter_from_id(std::string_view word);
[[nodiscard]] std::array<ChapterId, kChapters> all_chapters();

/// A table to learn at, and the steps that are taken there. Nothing of it is ever kept as a game.
struct Chapter {
    ChapterId id{};
    Phrase title;
    Phrase about;    // one line for the list of chapters
    Actions set_up;  // what lies on the table when it begins
    std::vector<Step> steps;
    Phrase closing;  // what stays of it
};

[[nodiscard]] const Chapter& chapter(ChapterId id);

}  // namespace learn
