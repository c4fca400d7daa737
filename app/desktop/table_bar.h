#pragma once

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/icon_button.h"
#include "app/desktop/controls/undo_button.h"
#include "app/desktop/desk.h"

namespace desktop {

/// In table mode, below pages that have no place of their own for it: undo at the left, the way out at the right.
class TableBar : public DrawnPanel {
public:
    TableBar(wxWindow* parent, Look& look, Helm& helm);

    /// The whole text, such as "Undo: red drawn"; empty if nothing can be taken back.
    void SetUndo(const wxString& text);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;
    void LookChanged() override { NameParts(); }
    wxSize DoGetBestClientSize() const override;

private:
    void NameParts();

    UndoButton* undo_;
    IconButton* leave_;
};

}  // namespace desktop
