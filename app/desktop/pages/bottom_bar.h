#pragma once

#include <memory>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/stack.h"

namespace desktop {

/// The bar along the bottom of a form: the ways out at the left, the deed at the right.
class BottomBar : public DrawnPanel {
public:
    BottomBar(wxWindow* parent, Look& look);

    [[nodiscard]] Stack& Content() { return *content_; }
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;
    wxSize DoGetBestClientSize() const override;

private:
    std::unique_ptr<Stack> content_;
};

}  // namespace desktop
