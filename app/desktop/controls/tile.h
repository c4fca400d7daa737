#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What stands on a tile of the start page.
struct TileFace {
    wxString title;
    wxString text;
    wxString key;
    std::optional<Icon> icon;
    std::vector<std::pair<deepblue::Colour, wxString>> players;  // a line of flags with names
    bool is_primary = false;
    friend bool operator==(const TileFace&, const TileFace&) = default;
};

/// A way to go on from the start page.
class Tile : public DrawnControl {
public:
    Tile(wxWindow* parent, Look& look);

    void SetFace(const TileFace& face);
    [[nodiscard]] const TileFace& Face() const { return face_; }
    /// Keeps room for the highest of these faces, such as the same one in every language.
    void ReserveFor(std::vector<TileFace> faces);
    /// The tiles of one group, this one among them, have titles of one size, and texts.
    void SetGroup(std::vector<TileFace> faces);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] bool IsInGroup() const { return !group_.empty(); }
    [[nodiscard]] Type TitleType() const { return face_.is_primary && !IsInGroup() ? Type::Action : Type::Name; }
    /// Whether a title of the group has no room beside the key in its least size.
    [[nodiscard]] bool IsClose(Painter& painter, double width) const;
    /// How high the title and the text below it are in a room.
    struct Heights {
        double title;
        double text;
    };
    [[nodiscard]] Heights AloneIn(const wxSize& room, const wxString& text) const;
    [[nodiscard]] Heights InGroup(Painter& painter, const wxSize& room, bool is_close, const wxString& text) const;
    void DrawPlayers(Painter& painter, const Box& box, const wxColour& ink);
    /// Where each player stands, from the upper left of a room of that width; long names take more lines.
    [[nodiscard]] std::vector<wxRect> PlayerPlaces(int width) const;
    [[nodiscard]] int PlayersHeight(int width) const;
    [[nodiscard]] int TextHeight(const wxString& text, int width) const;
    [[nodiscard]] int Width() const;

    TileFace face_;
    std::vector<TileFace> reserved_;
    std::vector<TileFace> group_;
};

}  // namespace desktop
