#pragma once

#include "app/desktop/desk.h"
#include "app/desktop/frame_menu.h"

namespace desktop {

/// The ways into the game nights. A file that is not as it should be changes nothing and is told about in a sentence;
/// before anything is added a backup is made. Each opens modal dialogs.
void import_bg_stats(wxWindow* parent, Desk& desk);
void import_bgg(wxWindow* parent, Desk& desk);
void import_game_file(wxWindow* parent, Desk& desk);
void import_everything(wxWindow* parent, Desk& desk);

/// Offers them all, and the backups.
void fill_import_menu(FrameMenu& menu, wxWindow* parent, Desk& desk);

}  // namespace desktop
