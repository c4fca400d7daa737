#pragma once

#include <functional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// Where a seat is taken hold of to be moved: dragged, or with the arrow keys.
class SeatGrip : public DrawnControl {
public:
    /// `dragged` is told where on the screen the pointer is, `stepped` how many seats to move.
    struct Deeds {
        std::function<void()> taken;
        std::function<void(const wxPoint&)> dragged;
        std::function<void(int)> stepped;
    };

    SeatGrip(wxWindow* parent, Look& look, Deeds deeds);

    void SetSpoken(const wxString& name) { Speak(name); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 8; }
    bool TakeKey(int key) override;

private:
    Deeds deeds_;
};

/// What a seat gets at the start: the first turn, or bonus tokens. A tap lets that player begin.
class SeatMark : public DrawnControl {
public:
    SeatMark(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {}

    void SetMark(const wxString& text, bool is_first, const wxString& spoken);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 8; }

private:
    wxString text_;
    bool is_first_ = false;
};

}  // namespace desktop
