#pragma once

#include <wx/string.h>

#include "app/desktop/desk.h"

namespace desktop {

/// Adds the finished game of a file to the game nights and shows them; a file that is none is told in a sentence and
/// changes nothing.
void open_game_file(const wxString& path, Desk& desk);

/// The same with the game that comes with the program. It is marked as a sample and can be deleted like any other.
void open_sample_game(Desk& desk);

}  // namespace desktop
