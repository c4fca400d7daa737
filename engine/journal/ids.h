#pragma once

#include <cstdint>

namespace journal {

/// Numbers of rows. Given by the journal, counted from 1, never used twice.
enum class GameId : std::int64_t {};
enum class PlayerId : std::int64_t {};
enum class NightId : std::int64_t {};
enum class ThingId : std::int64_t {};

/// A moment in Unix seconds, always given by the caller. Shown and stored, never used to order anything.
using Seconds = std::int64_t;

}  // namespace journal
