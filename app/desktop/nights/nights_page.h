#pragma once

#include <wx/notebook.h>

#include <array>

#include "app/desktop/nights/nights_tab.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// 12: everything that was played, in four tabs. Only games whose end is final are here.
class NightsPage : public Page {
public:
    NightsPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("Game nights"); }

private:
    static constexpr std::size_t kTabs = 4;

    void ChooseTab(std::size_t tab);
    [[nodiscard]] NightsTab& TheTab() const;

    wxNotebook* book_;
    std::array<NightsTab*, kTabs> tabs_;
};

}  // namespace desktop
