#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What the signs in a chart mean.
struct KeyFace {
    wxString mark;
    wxString range;
    friend bool operator==(const KeyFace&, const KeyFace&) = default;
};

/// What the upright lines in a chart are, and what the thin ones below the bars are.
class ChartKey : public DrawnControl {
public:
    ChartKey(wxWindow* parent, Look& look);

    void SetFace(const KeyFace& face);
    /// Keeps room for each of these faces, such as the same one in every language.
    void ReserveFor(std::vector<KeyFace> faces);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] bool HasTwoLines(double width) const;
    [[nodiscard]] int Wide(const wxString& text) const;
    [[nodiscard]] int Wide(const KeyFace& face) const;

    KeyFace face_;
    std::vector<KeyFace> reserved_;
};

}  // namespace desktop
