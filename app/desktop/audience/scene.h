#pragma once

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/speakers.h"
#include "app/session/audience_view.h"

namespace desktop {

/// One picture of the window for spectators. Nothing in it takes the focus or a press.
class Scene : public DrawnPanel {
public:
    /// Shows what is in the view; called only with a view of this scene's kind.
    virtual void Show(const session::AudienceView& view) = 0;
    using wxWindow::Show;

    [[nodiscard]] bool AcceptsFocus() const override { return false; }
    bool Layout() override;

protected:
    Scene(wxWindow* parent, Look& look) : DrawnPanel(parent, look) {}

    /// Puts everything in its place; called once there is room.
    virtual void Arrange() {}
    /// The window colour.
    void Draw(Painter& painter, const Box& body) override { painter.fill(body, 0, painter.palette().bg); }
    [[nodiscard]] const words::Language& In() const { return TheLook().language(); }
    /// The room inside the margin of the window.
    [[nodiscard]] wxRect Inside() const;
};

/// The language in which that seat is asked.
[[nodiscard]] const words::Language& language_of(deepblue::Seat seat, const session::AudienceView& view,
                                                 const words::Language& of_table, Speakers& speakers);

/// The open question in the colour and language of the one it is for, with the table's language below.
[[nodiscard]] PromptFace prompt_face(deepblue::Seat asked, const session::AudienceView& view,
                                     const words::Language& of_table, Speakers& speakers);

}  // namespace desktop
