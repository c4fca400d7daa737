#pragma once

#include <wx/dataview.h>

#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/look/look.h"
#include "app/session/kept_steps.h"

namespace desktop {

/// A step as it stands in the list.
struct StepRow {
    std::int64_t number = 0;
    wxBitmapBundle flag;
    wxString line;
    wxString drawn_by;
    wxString time;
    bool counts = true;
};

/// The rows of the list of steps.
class StepsModel : public wxDataViewIndexListModel {
public:
    explicit StepsModel(const Look& look) : look_(look) {}

    [[nodiscard]] const std::vector<StepRow>& Rows() const { return rows_; }
    void SetRows(std::vector<StepRow> rows);

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attribute) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    const Look& look_;
    std::vector<StepRow> rows_;
};

/// Every step of the game, the newest first; those that were taken back are struck through and stay.
class StepsList : public wxDataViewCtrl {
public:
    StepsList(wxWindow* parent, Look& look);

    /// The step that was chosen stays so; without one the newest that counts is.
    void ShowSteps(const std::vector<session::KeptStep>& steps);
    void ForgetChoice();
    /// The number of the step that is chosen; 0 if none is.
    [[nodiscard]] std::int64_t Chosen() const;

private:
    void TakeLook();
    [[nodiscard]] StepRow RowOf(const session::KeptStep& step, journal::Seconds now) const;
    void Choose(std::int64_t number);
    void ShareWidth();

    Look& look_;
    wxObjectDataPtr<StepsModel> model_;
    std::vector<std::pair<std::int64_t, journal::LineState>> shown_;
    std::optional<LookSettings> drawn_in_;
};

}  // namespace desktop
