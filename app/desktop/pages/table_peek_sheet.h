#pragma once

#include <wx/timer.h>

#include <optional>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/desk.h"

namespace desktop {

/// The sheet over the page while a chest is held: first only whose it is, so that the others look away, then what is
/// in it. The number is painted and stands nowhere else.
class TablePeekSheet : public DrawnPanel {
public:
    TablePeekSheet(wxWindow* parent, Desk& desk);

    void Cover(deepblue::Seat owner);
    void Uncover();

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    [[nodiscard]] wxString WhoseEyes() const;

    Desk& desk_;
    deepblue::Seat owner_{};
    bool is_open_ = false;
    wxTimer opening_;
};

}  // namespace desktop
