#pragma once

#include <wx/sizer.h>

#include <vector>

namespace desktop {

class Look;

/// A row or column of controls with the same gap between all, and a margin around; lengths of the drawings, so that
/// they grow with the window. Drawn controls are placed by their body: focus rings lie in the gaps. If there is too
/// little room, those with a proportion give way.
class Stack : public wxBoxSizer {
public:
    Stack(const Look& look, int orientation, double gap, double margin = 0);
    /// With another margin at the left and right.
    Stack(const Look& look, int orientation, double gap, double margin, double side);

    wxSize CalcMin() override;
    void RepositionChildren(const wxSize& least) override;

private:
    struct Part {
        wxSizerItem* item;
        int ring;
        wxSize least;
        int length;  // along the stack
    };

    [[nodiscard]] bool IsColumn() const { return GetOrientation() == wxVERTICAL; }
    [[nodiscard]] int Along(const wxSize& size) const { return IsColumn() ? size.y : size.x; }
    [[nodiscard]] int Across(const wxSize& size) const { return IsColumn() ? size.x : size.y; }
    [[nodiscard]] wxSize Sized(int along, int across) const;
    [[nodiscard]] wxSize Margins() const;
    [[nodiscard]] std::vector<Part> Parts() const;
    [[nodiscard]] int Gaps(const std::vector<Part>& parts) const;
    void Share(std::vector<Part>& parts, int room) const;
    void Place(const Part& part, int from, int across) const;

    const Look& look_;
    double gap_;
    double margin_;  // above and below
    double side_;    // at the left and right
};

}  // namespace desktop
