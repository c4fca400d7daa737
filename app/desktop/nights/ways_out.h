#pragma once

#include "app/desktop/desk.h"
#include "app/desktop/frame_menu.h"

namespace desktop {

/// The ways out of the game nights. Running games and their secrets never take them. Each opens modal dialogs and tells
/// what came of it.
void export_for_bg_stats(wxWindow* parent, Desk& desk);
void export_tables(wxWindow* parent, Desk& desk);
void export_everything(wxWindow* parent, Desk& desk);

/// Offers them all, and the backups.
void fill_export_menu(FrameMenu& menu, wxWindow* parent, Desk& desk);

}  // namespace desktop
