#pragma once

#include <wx/button.h>

#include <functional>
#include <vector>

#include "app/desktop/controls/card.h"
#include "app/desktop/desk.h"
#include "app/session/kept_steps.h"

namespace desktop {

/// One save point with the way back to it.
class SavePointRow : public DrawnControl {
public:
    SavePointRow(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {}

    void SetPoint(const wxString& name, const wxString& deed);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 6; }

private:
    wxString name_;
    wxString deed_;
};

/// The points to which the table can return in one tap.
class StepsSavePoints : public Card {
public:
    /// `go` is told the number of actions to return to.
    StepsSavePoints(wxWindow* parent, Desk& desk, std::function<void(std::size_t)> go);

    void ShowPoints();

private:
    void NewPoint();
    void KeepRows(std::size_t count);
    /// Whether that row stands for all the points there is no row for.
    [[nodiscard]] bool LeadsToMore(std::size_t row) const;
    void ChooseEarlier();
    [[nodiscard]] wxString NameOf(const session::SavePoint& point) const;

    Desk& desk_;
    std::function<void(std::size_t)> go_;
    Stack* rows_;
    std::vector<SavePointRow*> shown_;
    std::vector<session::SavePoint> points_;
    wxButton* add_;
};

}  // namespace desktop
