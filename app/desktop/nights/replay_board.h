#pragma once

#include <wx/panel.h>

#include "app/desktop/audience/scene_book.h"
#include "app/desktop/desk.h"

namespace desktop {

/// A moment of a finished game as those saw it who watched. Nothing in it takes the focus or a press.
class ReplayBoard : public wxPanel {
public:
    ReplayBoard(wxWindow* parent, Desk& desk);
    ~ReplayBoard() override;

    void ShowView(const session::AudienceView& view);
    /// Its own: the board is as large as there is room.
    [[nodiscard]] Look& TheLook() { return look_; }
    [[nodiscard]] bool AcceptsFocus() const override { return false; }

private:
    void AdaptLook();

    Desk& desk_;
    Look look_;
    session::AudienceView view_;
    SceneBook* book_;
};

}  // namespace desktop
