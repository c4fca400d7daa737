#pragma once

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/srchctrl.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/desk.h"
#include "app/nights/history.h"
#include "app/nights/records.h"

namespace desktop {

/// Which games are shown: part of a name or a place, a player, a scenario, printed rules. Buttons stand at its right.
class NightsFilter : public DrawnPanel {
public:
    NightsFilter(wxWindow* parent, Desk& desk, const std::function<void()>& changed);

    void ShowChoices(const nights::People& people);
    /// A button of the page, from left to right.
    void AddButton(wxButton* button) { buttons_.push_back(button); }

    [[nodiscard]] nights::Filter Wanted() const;
    [[nodiscard]] nights::Slice Slice() const;
    [[nodiscard]] wxString Text() const { return find_->GetValue().Strip(wxString::both); }
    void FocusFind() { find_->SetFocus(); }

    /// Places it at the top of `tab` and returns what is left below; nothing while the tab is not shown yet.
    std::optional<wxRect> PlaceAbove(const wxSize& tab);
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    void ShowPlayers(const nights::People& people);

    /// A control with the width that it needs.
    struct Part {
        wxWindow* window;
        int width;
    };
    using Line = std::vector<Part>;

    [[nodiscard]] int LineHeight();
    /// How high it is in that width: where the words are long or the text is large it takes two lines.
    [[nodiscard]] int HeightFor(int width);
    [[nodiscard]] int Wide(const Line& line) const;
    [[nodiscard]] std::vector<Line> Broken(const Line& line, int width) const;
    [[nodiscard]] std::vector<Line> Lines(int width) const;
    [[nodiscard]] bool IsButton(const wxWindow* window) const;
    void Place(const Line& line, const wxRect& room);

    Desk& desk_;
    wxSearchCtrl* find_;
    wxChoice* players_;
    wxChoice* scenarios_;
    wxCheckBox* printed_;
    std::vector<wxButton*> buttons_;
    std::vector<nights::Person> people_;  // as in the choice
};

}  // namespace desktop
