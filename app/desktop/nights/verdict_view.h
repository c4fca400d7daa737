#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The verdict on the bag: what holds first, what it means below, and the statistic small.
struct VerdictFace {
    std::optional<Icon> icon;
    wxString verdict;
    wxString meaning;
    wxString statistic;
    friend bool operator==(const VerdictFace&, const VerdictFace&) = default;
};

class VerdictView : public DrawnControl {
public:
    VerdictView(wxWindow* parent, Look& look);

    void SetFace(const VerdictFace& face);
    /// Keeps room for the highest of these faces, such as the same one in every language.
    void ReserveFor(std::vector<VerdictFace> faces);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int HeightOf(const VerdictFace& face) const;

    VerdictFace face_;
    std::vector<VerdictFace> reserved_;
};

}  // namespace desktop
