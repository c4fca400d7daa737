#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/controls/skin.h"

namespace desktop {

/// What stands on a button.
struct ButtonFace {
    wxString label;
    wxString detail;  // what the press costs or brings; with it icon and key stand in a column at the left
    wxString key;     // as on the keyboard, such as "Space"
    std::optional<Icon> icon;
    std::vector<deepblue::Gem> gems;  // at most two, in place of an icon
    friend bool operator==(const ButtonFace&, const ButtonFace&) = default;
};

/// How much room a button takes on the page.
enum class ButtonSize {
    Large,   // the actions of a page, 92 high
    Bar,     // in the bar at the bottom, 64 high
    Compact  // beside other things, 44 high
};

/// A button with label, key cap and a darker edge that it sinks into.
class BigButton : public DrawnControl {
public:
    BigButton(wxWindow* parent, Look& look, ButtonStyle style, ButtonSize size = ButtonSize::Large);

    /// Shows another face. Dead for a moment if the label changed while someone may be about to press.
    void SetFace(const ButtonFace& face);
    [[nodiscard]] const ButtonFace& Face() const { return face_; }

    void SetStyle(ButtonStyle style);
    /// Whose colour it stands on, for the styles that need it.
    void SetPlayer(std::optional<deepblue::Colour> player);
    /// Keeps room for the widest of these faces, such as the same one in every language.
    void ReserveFor(std::vector<ButtonFace> faces);
    /// Writes the label in full size of that type, as the buttons beside it do; nothing: by the fit rule.
    void SetLabelType(std::optional<Type> type);
    [[nodiscard]] std::optional<Type> GivenLabelType() const { return label_type_; }
    /// How wide its body must be for the label in full size of that type on one line or on two.
    [[nodiscard]] int WidthFor(Type type, int lines) const;
    /// False where the page itself says beside the button why it is disabled.
    void ShowReason(bool shown);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return size_ == ButtonSize::Compact ? 8 : 14; }

private:
    [[nodiscard]] Type LabelType() const;
    [[nodiscard]] wxString Detail() const;
    [[nodiscard]] bool HasColumn() const { return !face_.detail.empty(); }
    [[nodiscard]] double PictureSide() const;
    [[nodiscard]] int LabelWidth() const;
    [[nodiscard]] int KeyRoom() const;
    void DrawLabel(Painter& painter, const Box& box, const Skin& skin, Align align);
    void DrawRow(Painter& painter, const Box& face, const Skin& skin);
    void DrawColumn(Painter& painter, const Box& face, const Skin& skin);
    void DrawTexts(Painter& painter, const Box& box, const Skin& skin, Align align);
    void DrawPicture(Painter& painter, const Box& box, const Skin& skin);

    ButtonStyle style_;
    ButtonSize size_;
    ButtonFace face_;
    std::optional<deepblue::Colour> player_;
    std::vector<ButtonFace> reserved_;
    std::optional<Type> label_type_;
    bool shows_reason_ = true;
};

}  // namespace desktop
