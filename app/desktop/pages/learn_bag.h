#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// The bag in a lesson while nobody dives: every gem with its number.
class LearnBag : public DrawnControl {
public:
    LearnBag(wxWindow* parent, Look& look);

    void SetBag(const deepblue::GemCounts& bag, const wxString& heading);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    deepblue::GemCounts bag_;
    wxString heading_;
};

}  // namespace desktop
