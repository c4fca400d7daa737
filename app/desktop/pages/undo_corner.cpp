#include "app/desktop/pages/undo_corner.h"

#include "app/words/log.h"

namespace desktop {

UndoCorner::UndoCorner(wxWindow* parent, Desk& desk) : UndoButton(parent, desk.look), desk_(desk) {
    Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.helm.Undo(); });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { desk_.helm.Go(PageId::Steps); });
}

void UndoCorner::ShowStep(bool can_undo) {
    const auto& actions = desk_.session.actions();
    Show(can_undo && !actions.empty() && desk_.look.scale().table_mode());
    if (actions.empty()) return;
    const words::Language& in = desk_.look.language();
    SetStep(words::undo(words::step_name(actions.back(), desk_.session.table().seats, in), in));
}

}  // namespace desktop
