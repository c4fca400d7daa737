#pragma once

#include <vector>

#include "app/session/new_game_form.h"
#include "app/words/language.h"
#include "engine/deepblue/gem_counts.h"

namespace words {

/// What a seat gets at the start: "first", "+2 bonus".
[[nodiscard]] wxString seat_mark(bool is_first, int tokens, const Language& language);
/// The same for who cannot see it, with what a tap does.
[[nodiscard]] wxString seat_mark_spoken(const wxString& player, bool is_first, int tokens, const Language& language);

/// The rows whose name or colour another row has too.
[[nodiscard]] std::vector<std::size_t> rows_in_trouble(const session::NewGameForm& form);

/// What keeps these players from starting beside their number; empty if nothing does.
[[nodiscard]] wxString seats_trouble(const session::NewGameForm& form, const Language& language);

/// A word about the seats: who begins, colours that look alike, how to go on.
[[nodiscard]] wxString seats_note(const session::NewGameForm& form, const Language& language);

/// "19 from the start, 1 green, 1 purple"
[[nodiscard]] wxString bag_parts(int from_the_start, const deepblue::GemCounts& added, const Language& language);

}  // namespace words
