#pragma once

#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/icon_button.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/undo_button.h"

namespace desktop {

/// What was chosen in the top bar; the number of EVT_TOP_BAR.
enum class TopBarItem { Menu, Undo, AllSteps, Redo, Sound, TableMode, Help };

wxDECLARE_EVENT(EVT_TOP_BAR, wxCommandEvent);

/// What the top bar shows.
struct TopBarFace {
    wxString title;
    wxString context;
    wxString undo;                          // "Undo: red drawn"; empty on pages without steps
    std::vector<wxString> undo_everywhere;  // the same in every language
    wxString undo_reason;                   // why nothing can be undone, else empty
    wxString redo;                          // spoken name of the redo
    wxString redo_reason;
    bool is_muted = false;
};

/// The bar at the top of every page but the start: menu, title, undo with its step's name, redo, sound, table, help.
class TopBar : public DrawnPanel {
public:
    TopBar(wxWindow* parent, Look& look);

    void SetFace(const TopBarFace& face);
    [[nodiscard]] DrawnControl& Part(TopBarItem item);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;
    void LookChanged() override { NameParts(); }
    wxSize DoGetBestClientSize() const override;

private:
    void NameParts();
    void LayTexts(int left, int right);
    void Send(TopBarItem item, DrawnControl& part);

    TopBarFace face_;
    IconButton* menu_;
    Label* title_;
    Label* context_;
    UndoButton* undo_;
    IconButton* redo_;
    IconButton* sound_;
    IconButton* table_;
    IconButton* help_;
};

}  // namespace desktop
