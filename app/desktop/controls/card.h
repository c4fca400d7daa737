#pragma once

#include <optional>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/stack.h"

namespace desktop {

/// What kind of surface a card is.
enum class CardStyle {
    Plain,
    Sunk,   // a well inside another card
    Water,  // the dive board
    Alarm,  // something is wrong
    Bare    // groups without a surface
};

/// A surface with a heading that holds other controls, native or drawn, one below the other.
class Card : public DrawnPanel {
public:
    Card(wxWindow* parent, Look& look, CardStyle style = CardStyle::Plain);

    /// The heading, and a note at its right, both optional.
    void SetTitle(const wxString& title);
    void SetNote(const wxString& note, std::optional<Icon> icon = {});
    /// Where the content goes, below the heading.
    [[nodiscard]] Stack& Content() { return *content_; }
    /// A line in a player's colour along the top.
    void SetPlayer(std::optional<deepblue::Colour> player);

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void ShowHead();

    CardStyle style_;
    std::optional<deepblue::Colour> player_;
    Stack* all_;
    Stack* head_;
    Stack* content_;
    Label* title_;
    Label* note_;
    bool has_title_ = false;
    bool has_note_ = false;
};

}  // namespace desktop
