#include "app/desktop/controls/ground.h"

#include <wx/toplevel.h>
#include <wx/window.h>

#include "app/desktop/look/look.h"

namespace desktop {

void paint_ground_behind(wxWindow& window, wxGraphicsContext& gc, const Look& look) {
    wxPoint offset;
    for (wxWindow* above = &window; above->GetParent() != nullptr && !above->IsTopLevel(); above = above->GetParent()) {
        offset += above->GetPosition();
        auto* ground = dynamic_cast<Ground*>(above->GetParent());
        if (ground == nullptr) continue;
        const wxSize size = window.GetClientSize();
        gc.PushState();
        gc.Clip(0, 0, size.x, size.y);
        gc.Translate(-offset.x, -offset.y);
        ground->PaintGround(gc);
        gc.PopState();
        return;
    }
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(gc.CreateBrush(wxBrush(look.palette().bg)));
    const wxSize size = window.GetClientSize();
    gc.DrawRectangle(0, 0, size.x, size.y);
}

}  // namespace desktop
