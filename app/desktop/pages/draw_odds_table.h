#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// One diver and the chances as they are told.
struct OddsRow {
    deepblue::Colour colour{};
    wxString name;
    std::vector<wxString> chances;
    friend bool operator==(const OddsRow&, const OddsRow&) = default;
};

/// What lies before each diver, a row each.
class OddsTable : public DrawnControl {
public:
    OddsTable(wxWindow* parent, Look& look);

    /// The heads stand over the chances; `name` is what a screen reader says.
    void SetRows(const wxString& name, std::vector<wxString> heads, std::vector<OddsRow> rows);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int HeadHeight() const;
    [[nodiscard]] int RowHeight() const;
    [[nodiscard]] int ColumnWidth() const;
    void DrawRow(Painter& painter, const Box& box, const OddsRow& row);

    std::vector<wxString> heads_;
    std::vector<OddsRow> rows_;
};

}  // namespace desktop
