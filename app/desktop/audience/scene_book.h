#pragma once

#include <wx/simplebook.h>

#include <array>

#include "app/desktop/audience/scene.h"

namespace desktop {

/// The pictures of a game for those who watch, of which one is shown.
class SceneBook : public wxSimplebook {
public:
    SceneBook(wxWindow* parent, Look& look, Speakers& speakers);

    /// Shows the scene of the view.
    void ShowView(const session::AudienceView& view);

private:
    std::array<Scene*, 6> scenes_;  // in the order of the book
};

/// Whether the view is of something under water, where the theme Tide is dark.
[[nodiscard]] bool is_under_water(const session::AudienceView& view);

}  // namespace desktop
