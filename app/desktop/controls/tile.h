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
    /// How much stands beside titles and texts: all in its place, all closer, or not even the keys.
    enum class Spacing { Wide, Close, WithoutKeys };
    /// The widest in which the titles and texts of the group have room; a tile alone is always wide.
    [[nodiscard]] Spacing SpacingIn(Painter& painter, double width) const;
    /// Whether every title of the group has room beside its key without becoming small.
    [[nodiscard]] bool HaveTitlesRoom(Painter& painter, double room) const;
    /// Whether two lines beside the key are enough for every text of the group.
    [[nodiscard]] bool HaveTextsRoom(Painter& painter, double room) const;
    [[nodiscard]] static double KeyWidth(Painter& painter, const TileFace& face, Spacing spacing);
    /// How high the title and the text below it are in a room.
    struct Heights {
        double title;
        double text;
    };
    [[nodiscard]] Heights AloneIn(const wxSize& room, const wxString& text) const;
    [[nodiscard]] Heights InGroup(Painter& painter, const wxSize& room, Spacing spacing, const wxString& text) const;
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
