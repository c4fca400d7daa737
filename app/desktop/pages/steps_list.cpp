#include "app/desktop/pages/steps_list.h"

#include <wx/imaglist.h>

#include <algorithm>
#include <array>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/dates.h"
#include "app/words/draw_words.h"
#include "app/words/table_words.h"

namespace desktop {
namespace {

using deepblue::Colour;
using journal::LineState;

enum Column { kNumber, kFlag, kStep, kDrawnBy, kTime, kColumns };

constexpr double kRow = 44;
constexpr double kFlagSide = 28;
constexpr double kNumberWidth = 64;
constexpr double kFlagWidth = 46;
constexpr double kPadding = 24;

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

StepsList::StepsList(wxWindow* parent, Look& look)
    : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_SINGLE_SEL | wxBORDER_THEME),
      look_(look) {
    SetMinSize({1, 1});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth();
        event.Skip();
    });
}

void StepsList::TakeLook() {
    const Palette& colours = look_.palette();
    dress_native({this}, look_);
    SetBackgroundColour(colours.surface);
    SetForegroundColour(colours.ink);
    for (wxWindow* part : GetChildren()) part->SetForegroundColour(colours.ink);  // the heading keeps its own otherwise
    const wxSize size(look_.px(kFlagSide), look_.px(kRow));                       // as high as a row shall be
    flags_ = std::make_unique<wxImageList>(size.x, size.y, true);
    for (const FlagShow show : {FlagShow::Plain, FlagShow::Away})
        for (std::size_t i = 0; i < deepblue::kColours; ++i)
            flags_->Add(flag_bitmap(static_cast<Colour>(i), show, size, look_));
    SetImageList(flags_.get(), wxIMAGE_LIST_SMALL);
    const words::Language& in = look_.language();
    describe(*this, in.say("All steps"));
    ClearAll();
    AppendColumn(in.say("No."), wxLIST_FORMAT_RIGHT);
    AppendColumn(wxString());
    AppendColumn(in.say("Step"));
    AppendColumn(in.say("Gem drawn by"), wxLIST_FORMAT_RIGHT);
    AppendColumn(in.say("Time"), wxLIST_FORMAT_RIGHT);
    ShareWidth();
}

void StepsList::ShareWidth() {
    if (GetColumnCount() != kColumns) return;
    int rest = GetSize().x - look_.px(24);  // the scroll bar
    const double larger = std::max(1.0, look_.settings().sizes.text_size);
    const words::Language& in = look_.language();
    const auto widest = [this](std::initializer_list<wxString> texts) {
        int width = 0;
        for (const wxString& text : texts) width = std::max(width, GetTextExtent(text).x);
        return width + look_.px(kPadding);
    };
    const std::array<int, kColumns> widths{
        look_.px(kNumberWidth * larger), look_.px(kFlagWidth), 0,
        widest({in.say("Gem drawn by"), in.say("by hand"), in.say("app, mixed again")}),
        widest({in.say("Time"), longest_time_})};
    for (int i = 0; i < kColumns; ++i) {
        const int width = widths[static_cast<std::size_t>(i)];
        if (i != kStep) SetColumnWidth(i, width);
        rest -= width;
    }
    SetColumnWidth(kStep, std::max(rest, look_.px(200)));
}

void StepsList::ShowSteps(const std::vector<session::KeptStep>& steps) {
    std::vector<std::pair<std::int64_t, LineState>> wanted;
    for (const session::KeptStep& step : steps) wanted.emplace_back(step.number, step.state);
    if (wanted == shown_ && drawn_in_ == look_.settings()) return;
    const std::int64_t chosen = Chosen();
    shown_ = std::move(wanted);
    drawn_in_ = look_.settings();
    Freeze();
    TakeLook();
    const auto now = session::system_time();
    longest_time_.clear();
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) AddStep(*step, now);
    ShareWidth();
    Thaw();
    const auto last =
        std::find_if(steps.rbegin(), steps.rend(), [](const auto& step) { return step.state == LineState::Effective; });
    Choose(chosen > 0 ? chosen : (last == steps.rend() ? 0 : last->number));
}

int StepsList::FlagOf(const session::KeptStep& step) {
    if (!step.by) return -1;
    const int faded = step.state == LineState::Effective ? 0 : static_cast<int>(deepblue::kColours);
    return static_cast<int>(step.seats.colour(*step.by)) + faded;
}

void StepsList::AddStep(const session::KeptStep& step, journal::Seconds now) {
    const words::Language& in = look_.language();
    const wxString line = words::titled(words::step_line(step, in));
    const bool counts = step.state == LineState::Effective;
    const long row = InsertItem(GetItemCount(), wxString::Format("%lld", static_cast<long long>(step.number)), -1);
    SetItemColumnImage(row, kFlag, FlagOf(step));
    SetItem(row, kStep, line);
    SetItem(row, kDrawnBy, drawn_by(step.action, in));
    const wxString time = step.at ? words::time_or_day(*step.at, now, in) : wxString();
    if (time.length() > longest_time_.length()) longest_time_ = time;
    SetItem(row, kTime, time);
    SetItemData(row, static_cast<long>(step.number));
    if (counts) return;
    SetItemFont(row, GetFont().Strikethrough());
    SetItemTextColour(row, look_.palette().ink2);
}

std::int64_t StepsList::Chosen() const {
    const long row = GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    return row < 0 ? 0 : static_cast<std::int64_t>(GetItemData(row));
}

void StepsList::Choose(std::int64_t number) {
    const long row = FindItem(-1, static_cast<wxUIntPtr>(number));
    if (row < 0) return;
    SetItemState(row, wxLIST_STATE_SELECTED | wxLIST_STATE_FOCUSED, wxLIST_STATE_SELECTED | wxLIST_STATE_FOCUSED);
    EnsureVisible(row);
}

}  // namespace desktop
