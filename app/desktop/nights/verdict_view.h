#pragma once

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

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    VerdictFace face_;
};

}  // namespace desktop
