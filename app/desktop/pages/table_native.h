#pragma once

#include <wx/bitmap.h>
#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/font.h>

#include <initializer_list>
#include <optional>
#include <vector>

#include "app/desktop/look/flags.h"
#include "app/desktop/look/icons.h"
#include "app/desktop/look/look.h"
#include "engine/deepblue/gem.h"

namespace desktop {

/// The system's font in the size that text on the pages has, for native controls.
[[nodiscard]] wxFont native_font(const Look& look);

/// Gives native controls on a page that font and colours that can be read there.
void dress_native(std::initializer_list<wxWindow*> controls, const Look& look);

/// The same for a button, with its label and an icon.
void dress_button(wxButton& button, const wxString& label, std::optional<Icon> icon, const Look& look);

/// Gives the dialog and all in it that font, fits it and puts it in the middle of its window. Before it is shown.
void fit_native(wxDialog& dialog, const Look& look);

/// A gem for native controls; `side` in pixels.
[[nodiscard]] wxBitmap gem_bitmap(deepblue::Gem gem, int side, Look& look);

/// One or two gems in the room of one, such as those a scouting spot protects from.
[[nodiscard]] wxBitmap gems_bitmap(const std::vector<deepblue::Gem>& gems, int side, Look& look);

/// A flag in the middle of a picture of that size, for native controls; `crossed` if someone else has it.
[[nodiscard]] wxBitmap flag_bitmap(deepblue::Colour colour, FlagShow show, const wxSize& size, const Look& look,
                                   bool crossed = false);

}  // namespace desktop
