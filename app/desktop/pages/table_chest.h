#pragma once

#include <functional>

#include "app/desktop/controls/chest_view.h"

namespace desktop {

/// A sealed chest that tells when it is held and when it is let go; it never knows what is in it.
class TableChest : public ChestView {
public:
    TableChest(wxWindow* parent, Look& look, deepblue::Colour colour, const wxString& owner);

    /// How many lines the name takes in that width, and how many it gets.
    [[nodiscard]] int LinesIn(int width) const;
    void SetLines(int lines);

    void OnHold(std::function<void()> held, std::function<void()> let_go);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakOwner(); }
    void Pressed() override {}

private:
    void SpeakOwner();
    [[nodiscard]] wxString NameIn(int width) const;
    void Hold();
    void LetGo();

    wxString owner_;
    std::function<void()> held_;
    std::function<void()> let_go_;
    bool is_held_ = false;
    int lines_ = 1;
};

}  // namespace desktop
