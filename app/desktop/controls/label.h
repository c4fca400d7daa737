#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What a text's colour says.
enum class Ink { Normal, Secondary, Accent, Coral, OnWater, OnPlayer, OnDeepWater };

[[nodiscard]] const wxColour& colour_of(Ink ink, const Palette& palette);

/// A drawn text.
class Label : public DrawnControl {
public:
    Label(wxWindow* parent, Look& look, Type type, Ink ink = Ink::Normal, Align align = Align::Left);

    void SetText(const wxString& text);
    /// Keeps room for `lines` lines of that width of the drawings; without it a text asks for one line of its own
    /// width.
    void Reserve(double width, int lines);
    void SetIcon(Icon icon);
    [[nodiscard]] Type Kind() const { return type_; }
    /// How high it is if it may take as many lines of that width as it needs.
    [[nodiscard]] int HeightIn(int width) const { return HeightIn(width, text_); }
    /// How high it would be with another text.
    [[nodiscard]] int HeightIn(int width, const wxString& text) const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int IconRoom() const;
    /// Returns where the text stands.
    Box DrawText(Painter& painter, const Box& box, const wxColour& colour) const;

    Type type_;
    Ink ink_;
    Align align_;
    wxString text_;
    std::optional<Icon> icon_;
    double width_ = 0;
    int lines_ = 1;
};

}  // namespace desktop
