#include "app/desktop/pages/steps_list.h"

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/native_list.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/dates.h"
#include "app/words/draw_words.h"
#include "app/words/table_words.h"

namespace desktop {
namespace {

using journal::LineState;

enum Column : unsigned { kNumber, kFlag, kStep, kDrawnBy, kTime, kColumns };

constexpr double kRow = 44;
constexpr double kFlagSide = 28;
constexpr double kFlagWidth = 56;
constexpr double kLeastStep = 200;

/// Who drew, for the steps in which gems were drawn.
wxString drawn_by(const deepblue::Action& action, const words::Language& in) {
    const auto word = [&](deepblue::Source by, int mixed) {
        if (by == deepblue::Source::Hand) return in.say("by hand");
        return mixed > 0 ? in.say("app, mixed again") : in.say("app");
    };
    if (const auto* draw = std::get_if<deepblue::Draw>(&action)) return word(draw->by, draw->mixed);
    if (const auto* scatter = std::get_if<deepblue::Scatter>(&action)) return word(scatter->by, scatter->mixed);
    return {};
}

}  // namespace

void StepsModel::SetRows(std::vector<StepRow> rows) {
    rows_ = std::move(rows);
    Reset(static_cast<unsigned>(rows_.size()));
}

void StepsModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const StepRow& step = rows_.at(row);
    switch (column) {
        case kNumber: value = wxString::Format("%lld", static_cast<long long>(step.number)); break;
        case kFlag: value << wxDataViewIconText(wxString(), step.flag); break;
        case kStep: value = step.line; break;
        case kDrawnBy: value = step.drawn_by; break;
        default: value = step.time; break;
    }
}

bool StepsModel::GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& attribute) const {
    if (rows_.at(row).counts) return false;
    attribute.SetStrikethrough(true);
    attribute.SetColour(look_.palette().ink2);
    return true;
}

StepsList::StepsList(wxWindow* parent, Look& look)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxDV_SINGLE | wxDV_HORIZ_RULES | wxDV_VARIABLE_LINE_HEIGHT | wxBORDER_THEME),
      look_(look),
      model_(new StepsModel(look)) {
    AssociateModel(model_.get());
    for (unsigned column = 0; column < kColumns; ++column) {
        if (column == kFlag)
            AppendIconTextColumn(wxString(), column, wxDATAVIEW_CELL_INERT, -1, wxALIGN_LEFT, 0);
        else
            AppendTextColumn(wxString(), column, wxDATAVIEW_CELL_INERT, -1,
                             column == kStep ? wxALIGN_LEFT : wxALIGN_RIGHT, 0);
    }
    SetMinSize({1, 1});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth();
        event.Skip();
    });
}

void StepsList::TakeLook() {
    dress_list(*this, kRow, look_);
    const words::Language& in = look_.language();
    describe(*this, in.say("All steps"));
    const wxString titles[] = {in.say("No."), wxString(), in.say("Step"), in.say("Gem drawn by"), in.say("Time")};
    for (unsigned column = 0; column < kColumns; ++column) GetColumn(column)->SetTitle(titles[column]);
}

/// A step has what the others leave, and as many lines as it needs.
void StepsList::ShareWidth() {
    if (!drawn_in_) return;
    int rest = room_for_columns(*this, look_) - look_.px(kFlagWidth);
    set_column_width(*this, kFlag, look_.px(kFlagWidth));
    for (const unsigned column : {kNumber, kDrawnBy, kTime}) {
        int width = title_width(*this, column);
        for (unsigned row = 0; row < model_->GetCount(); ++row) {
            wxVariant cell;
            model_->GetValueByRow(cell, row, column);
            width = std::max(width, column_width(*this, cell.GetString()));
        }
        set_column_width(*this, column, width);
        rest -= width;
    }
    wrap_column(*this, kStep, std::max(rest, look_.px(kLeastStep)));
}

void StepsList::ShowSteps(const std::vector<session::KeptStep>& steps) {
    std::vector<std::pair<std::int64_t, LineState>> wanted;
    wanted.reserve(steps.size());
    for (const session::KeptStep& step : steps) wanted.emplace_back(step.number, step.state);
    if (wanted == shown_ && drawn_in_ == look_.settings()) return;
    const wxEventBlocker quiet(this, wxEVT_DATAVIEW_SELECTION_CHANGED);
    const std::int64_t chosen = Chosen();
    shown_ = std::move(wanted);
    drawn_in_ = look_.settings();
    TakeLook();
    const auto now = session::system_time();
    std::vector<StepRow> rows;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) rows.push_back(RowOf(*step, now));
    model_->SetRows(std::move(rows));
    ShareWidth();
    const auto last =
        std::find_if(steps.rbegin(), steps.rend(), [](const auto& step) { return step.state == LineState::Effective; });
    Choose(chosen > 0 ? chosen : (last == steps.rend() ? 0 : last->number));
}

void StepsList::ForgetChoice() {
    const wxEventBlocker quiet(this, wxEVT_DATAVIEW_SELECTION_CHANGED);
    UnselectAll();
    shown_.clear();
}

StepRow StepsList::RowOf(const session::KeptStep& step, journal::Seconds now) const {
    const words::Language& in = look_.language();
    const bool counts = step.state == LineState::Effective;
    StepRow row{.number = step.number,
                .flag = {},
                .line = words::titled(words::step_line(step, in)),
                .drawn_by = drawn_by(step.action, in),
                .time = step.at ? words::time_or_day(*step.at, now, in) : wxString(),
                .counts = counts};
    const wxSize size(look_.px(kFlagSide), look_.px(kFlagSide));
    if (step.by)
        row.flag = wxBitmapBundle(
            flag_bitmap(step.seats.colour(*step.by), counts ? FlagShow::Plain : FlagShow::Away, size, look_));
    return row;
}

std::int64_t StepsList::Chosen() const {
    const wxDataViewItem item = GetSelection();
    return item.IsOk() ? model_->Rows().at(model_->GetRow(item)).number : 0;
}

void StepsList::Choose(std::int64_t number) {
    const auto& rows = model_->Rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const StepRow& row) { return row.number == number; });
    if (found == rows.end()) return;
    const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(found - rows.begin()));
    Select(item);
    SetCurrentItem(item);
    EnsureVisible(item);
}

}  // namespace desktop
