#pragma once

#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <array>
#include <vector>

#include "app/desktop/desk.h"

namespace desktop {

/// The chests are counted by their tokens and compared with what the app has booked. Only once the game is over.
class EndCountDialog : public wxDialog {
public:
    EndCountDialog(wxWindow* parent, Desk& desk);

private:
    static constexpr std::array kTokens{1, 5, 10, 20};

    struct Row {
        deepblue::Seat seat{};
        std::array<wxSpinCtrl*, kTokens.size()> tokens{};
        wxStaticText* sum = nullptr;
        wxStaticText* difference = nullptr;
    };

    void AddRow(wxSizer& grid, deepblue::Seat seat);
    [[nodiscard]] static int Counted(const Row& row);
    void ShowDifferences();

    Desk& desk_;
    std::vector<Row> rows_;
    wxStaticText* verdict_;
};

}  // namespace desktop
