#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/controls/drawn_panel.h"

namespace desktop {

class ToggleSegment;

/// A few choices side by side, one of which holds. Sends wxEVT_CHOICE with the number of the new one.
class ToggleRow : public DrawnPanel {
public:
    ToggleRow(wxWindow* parent, Look& look);

    /// `name` is what the choice is about, for screen readers.
    void SetChoices(const wxString& name, const std::vector<wxString>& labels);
    /// Keeps room for the widest of these rows of labels, such as the same ones in every language.
    void ReserveFor(std::vector<std::vector<wxString>> rows);
    void Choose(int number);
    [[nodiscard]] int Chosen() const { return chosen_; }
    [[nodiscard]] DrawnControl& Segment(int number);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;
    void LookChanged() override { SpeakChosen(); }
    wxSize DoGetBestClientSize() const override;

private:
    friend class ToggleSegment;
    void ChooseByHand(int number);
    void Step(int by);
    void SpeakChosen();

    /// The labels that a segment keeps room for.
    [[nodiscard]] std::vector<wxString> ReservedAt(std::size_t place) const;

    std::vector<wxString> labels_;
    std::vector<std::vector<wxString>> reserved_;
    std::vector<ToggleSegment*> segments_;
    int chosen_ = 0;
};

}  // namespace desktop
