#pragma once

#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <array>
#include <functional>

#include "app/desktop/desk.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// Count and compare: what was counted in the cloth bag beside what the app knows, with the difference.
class TableRecountDialog : public wxDialog {
public:
    /// Says why a counted bag cannot be booked; empty if it can.
    using WhyNot = std::function<wxString(const deepblue::GemCounts&)>;

    TableRecountDialog(wxWindow* parent, Desk& desk, WhyNot why_not);

    [[nodiscard]] deepblue::GemCounts Counted() const;

private:
    void AddRow(wxSizer& grid, std::size_t place);
    void ShowDifference();

    Desk& desk_;
    WhyNot why_not_;
    deepblue::GemCounts known_;
    std::array<wxSpinCtrl*, deepblue::kGemKinds> counted_{};
    std::array<wxStaticText*, deepblue::kGemKinds> differences_{};
    wxStaticText* sum_ = nullptr;
    wxStaticText* verdict_ = nullptr;
    wxButton* book_ = nullptr;
};

}  // namespace desktop
