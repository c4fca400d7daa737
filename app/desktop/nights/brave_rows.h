#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// One of the bravest draws: whose it was and how it went.
struct BraveRow {
    std::optional<deepblue::Colour> flag;
    wxString who;
    wxString end;
    friend bool operator==(const BraveRow&, const BraveRow&) = default;
};

/// The bravest draws, numbered, one below the other.
class BraveRows : public DrawnControl {
public:
    BraveRows(wxWindow* parent, Look& look);

    /// `none` is told where there are no draws.
    void SetRows(std::vector<BraveRow> rows, const wxString& spoken, const wxString& none);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] double LeftOfFlag() const;
    /// Where a text needs the whole row there are no flags.
    [[nodiscard]] double LeftOfTexts(double width) const;
    [[nodiscard]] double LowerHeight(const BraveRow& row, double width) const;
    [[nodiscard]] double RowHeight(const Box& body) const;
    void DrawRow(Painter& painter, const Box& box, std::size_t number);

    std::vector<BraveRow> rows_;
    wxString none_;
};

}  // namespace desktop
