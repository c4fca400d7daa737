#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A number that matters, over what it counts.
class FigureWell : public DrawnControl {
public:
    FigureWell(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

    void SetFigure(const wxString& number, const wxString& what);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    wxString number_;
    wxString what_;
};

}  // namespace desktop
