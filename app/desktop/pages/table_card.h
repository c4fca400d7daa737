#pragma once

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/stack.h"

namespace desktop {

/// A surface with a heading, as the pages Table and Recruit have them side by side: as little room as the picture
/// takes.
class TableCard : public DrawnPanel {
public:
    TableCard(wxWindow* parent, Look& look);

    void SetTitle(const wxString& title);
    /// The line of the heading; what is added to it stands at its right end.
    [[nodiscard]] Stack& Head() { return *head_; }
    /// Where the content goes, below the heading.
    [[nodiscard]] Stack& Content() { return *content_; }

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    Label* title_;
    Stack* head_;
    Stack* content_;
};

}  // namespace desktop
