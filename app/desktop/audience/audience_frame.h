#pragma once

#include <wx/frame.h>

#include <functional>

#include "app/desktop/audience/scene_book.h"
#include "app/desktop/look/look.h"
#include "app/desktop/speakers.h"
#include "app/session/audience_view.h"

namespace desktop {

/// A second window for those who only watch, such as on a television: the same picture in huge type, nothing to press.
/// A double click or F fills the screen it stands on; every other key is the game's.
class AudienceFrame : public wxFrame {
public:
    AudienceFrame(Speakers& speakers, std::function<void()> closed);
    ~AudienceFrame() override;

    /// Shows the game; language, theme and motion are those of `settings`.
    void ShowView(const session::AudienceView& view, const LookSettings& settings);
    /// Where there are several displays: onto one that the main window does not stand on.
    void GoToOtherDisplay();
    void ToggleFullScreen() { ShowFullScreen(!IsFullScreen()); }

    [[nodiscard]] Look& TheLook() { return look_; }

private:
    void AdaptLook();
    void OnKey(wxKeyEvent& event);
    void PassOn(wxKeyEvent& event);
    void OnClose(wxCloseEvent& event);
    void FollowClicks(wxWindow& window);

    std::function<void()> closed_;
    Look look_;
    LookSettings settings_;
    session::AudienceView view_;
    SceneBook* book_;
};

}  // namespace desktop
