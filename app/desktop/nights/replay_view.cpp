#include "app/desktop/nights/replay_view.h"

#include <algorithm>

#include "app/desktop/pages/native_list.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/show_words.h"
#include "app/session/audience_view.h"
#include "app/words/days.h"
#include "app/words/log.h"
#include "app/words/nights_page_words.h"
#include "app/words/nights_words.h"

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kLeastHeight = 250;
constexpr double kList = 452;
constexpr double kGap = 14;
constexpr double kRow = 44;
enum Kind { kSteps, kDives };

}  // namespace

ReplayView::ReplayView(wxWindow* parent, Desk& desk, std::function<void()> leave)
    : NightsTab(parent, desk),
      leave_(std::move(leave)),
      kind_(new ToggleRow(this, desk.look)),
      list_(new wxDataViewListCtrl(
          this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
          wxDV_SINGLE | wxDV_NO_HEADER | wxDV_HORIZ_RULES | wxDV_VARIABLE_LINE_HEIGHT | wxBORDER_THEME)),
      line_(new Label(this, desk.look, Type::Heading)),
      board_(new ReplayBoard(this, desk)),
      back_(new BigButton(this, desk.look, ButtonStyle::Second, ButtonSize::Compact)),
      first_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)),
      previous_(new BigButton(this, desk.look, ButtonStyle::Second, ButtonSize::Compact)),
      next_(new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Compact)),
      last_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)) {
    list_->AppendTextColumn(wxString(), wxDATAVIEW_CELL_INERT, -1, wxALIGN_RIGHT);
    list_->AppendTextColumn(wxString());
    list_->SetMinSize({1, 1});
    line_->Reserve(600, 2);
    for (BigButton* button : {first_, previous_, next_, last_}) button->ShowReason(false);
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { FillList(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        const int row = list_->GetSelectedRow();
        if (row != wxNOT_FOUND && static_cast<std::size_t>(row) < rows_.size())
            GoTo(rows_[static_cast<std::size_t>(row)]);
    });
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { leave_(); });
    first_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { GoTo(1); });
    previous_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { GoTo(step_ - 1); });
    next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { GoTo(step_ + 1); });
    last_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { GoTo(Steps()); });
}

wxString ReplayView::Heading() const {
    if (!game_) return {};
    return words::night_name(game_->day, game_->place, session::system_time(), In());
}

void ReplayView::Open(journal::GameId game) {
    const nights::People people(*TheDesk().journal);
    game_ = nights::open_game(*TheDesk().journal, people, game);
    record_ = nights::record_of(TheDesk().journal, people, game);
    step_ = 1;
    FillList();
    ShowState();
}

void ReplayView::ShowState() {
    if (!record_) return;
    show_choices(
        *kind_, TheDesk(), [](auto& in) { return in.say("What the list shows"); },
        [](auto& in) {
            return std::vector{in.say("All steps"), in.say("Dives")};
        });
    show_face(*back_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Back to the list"), .key = in.say_in("key", "Esc"), .icon = Icon::Back};
    });
    show_face(*first_, TheDesk(), [](const words::Language& in) {
        // TRANSLATORS: ways through the steps of a finished game
        return ButtonFace{.label = in.say_in("replay", "First")};
    });
    show_face(*previous_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say_in("replay", "One back"), .key = wxString(wxUniChar(0x2190))};
    });
    show_face(*next_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say_in("replay", "One on"), .key = wxString(wxUniChar(0x2192))};
    });
    show_face(*last_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say_in("replay", "Last")}; });
    describe(*list_, In().say("All steps"));
    if (drawn_in_ != TheDesk().look.settings()) FillList();
    colour_list(*list_, TheDesk().look);
    ShowStep();
}

/// What a step is called; the last one is no action.
wxString ReplayView::LineOf(std::size_t step) const {
    if (step > record_->actions.size()) return In().say("The chests are open.");
    const wxString line = words::log_line(record_->actions[step - 1], record_->table.seats, In());
    return line.Left(1).Upper() + line.Mid(1);
}

void ReplayView::FillList() {
    if (!record_) return;
    Look& look = TheDesk().look;
    drawn_in_ = look.settings();
    dress_list(*list_, kRow, look);
    ShareWidth();
    const wxEventBlocker quiet(list_, wxEVT_DATAVIEW_SELECTION_CHANGED);
    list_->DeleteAllItems();
    rows_.clear();
    const auto add = [this](std::size_t number, const wxString& line, std::size_t step) {
        wxVector<wxVariant> cells;
        cells.push_back(wxString::Format("%d", static_cast<int>(number)));
        cells.push_back(line);
        list_->AppendItem(cells);
        rows_.push_back(step);
    };
    std::size_t dive = 0;
    for (std::size_t step = 1; step <= Steps(); ++step) {
        if (kind_->Chosen() == kSteps) {
            add(step, LineOf(step), step);
        } else if (step <= record_->actions.size() &&
                   std::holds_alternative<deepblue::Stop>(record_->actions[step - 1]) &&
                   dive < record_->table.dives.size()) {
            ++dive;
            add(dive, words::dive_line(dive, record_->table.dives[dive - 1], record_->table.seats, In()), step);
        }
    }
    has_new_rows_ = true;
    ChooseRow();
}

/// A step that is too long for one line goes on in a second one.
void ReplayView::ShareWidth() {
    const int number = column_width(*list_, "000");
    set_column_width(*list_, 0, number);
    wrap_column(*list_, 1, std::max(room_for_columns(*list_, TheDesk().look) - number, 100));
}

void ReplayView::ChooseRow() {
    const auto row = std::find(rows_.begin(), rows_.end(), step_);
    if (row == rows_.end()) return list_->UnselectAll();
    const auto number = static_cast<unsigned>(row - rows_.begin());
    if (list_->GetSelectedRow() != static_cast<int>(number)) {
        const wxEventBlocker quiet(list_, wxEVT_DATAVIEW_SELECTION_CHANGED);
        list_->SelectRow(number);
    }
    list_->EnsureVisible(list_->RowToItem(static_cast<int>(number)));
}

void ReplayView::GoTo(std::size_t step) {
    if (!record_ || step < 1 || step > Steps() || step == step_) return;
    step_ = step;
    has_new_rows_ = false;
    ShowStep();
    ChooseRow();
}

void ReplayView::ShowStep() {
    const std::size_t played = std::min(step_, record_->actions.size());
    const std::span<const deepblue::Action> actions(record_->actions.data(), played);
    const bool is_paid = step_ == played && std::holds_alternative<deepblue::Stop>(actions.back());
    const deepblue::Table table = record_->table_at(played);
    board_->ShowView(session::past_view(table, actions, {.shows_result = is_paid, .opened = table.seats.size()}));
    // TRANSLATORS: %1$d is the number of a step, %2$d of how many, %3$s what was done
    line_->SetText(wxString::Format(In().say("%1$d of %2$d: %3$s"), static_cast<int>(step_), static_cast<int>(Steps()),
                                    LineOf(step_)));
    const wxString at_first = step_ > 1 ? wxString() : In().say("this is the first step");
    const wxString at_last = step_ < Steps() ? wxString() : In().say("this is the last step");
    for (BigButton* button : {first_, previous_}) button->EnableUnless(at_first);
    for (BigButton* button : {next_, last_}) button->EnableUnless(at_last);
}

bool ReplayView::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE: return leave_(), true;
        case WXK_LEFT: return GoTo(step_ - 1), true;
        case WXK_RIGHT: return GoTo(step_ + 1), true;
        case WXK_HOME: return GoTo(1), true;
        case WXK_END: return GoTo(Steps()), true;
        default: return false;
    }
}

bool ReplayView::Layout() {
    Look& look = TheDesk().look;
    wxRect room(GetClientSize());
    room.Deflate(look.px(kMargin), look.px(kTop));
    if (room.width <= 0 || room.height < look.px(kLeastHeight)) return true;  // not shown yet
    const int gap = look.px(kGap);
    const auto wide = [](const DrawnControl& control) { return control.GetBestSize().x - 2 * control.Ring(); };
    const int bar = std::max(look.scale().target(), next_->GetBestSize().y - 2 * next_->Ring());
    const int foot = room.GetBottom() + 1 - bar;
    const int list = look.px(kList);
    const int kind = std::max(kind_->GetBestSize().y, look.scale().target());
    kind_->SetSize(room.x, room.y, list, kind);
    kind_->Layout();
    list_->SetSize(room.x, room.y + kind + gap, list, foot - gap - room.y - kind - gap);
    ShareWidth();
    back_->PlaceBody({room.x, foot, std::min(wide(*back_), list), bar});
    const int left = room.x + list + look.px(20);
    const int right = room.GetRight() + 1;
    const int line = std::max(kind, 2 * look.type().line_height(Type::Heading));
    line_->PlaceBody({left, room.y, right - left, line});
    board_->SetSize(left, room.y + line + gap, right - left, foot - gap - room.y - line - gap);
    int x = right;
    for (BigButton* button : {last_, next_, previous_, first_}) {
        x -= wide(*button);
        button->PlaceBody({x, foot, wide(*button), bar});
        x -= look.px(12);
    }
    // What is in view is known once the list has its rows and its size; after a step it is where the eye is.
    if (has_new_rows_) CallAfter([this] { ChooseRow(); });
    return true;
}

}  // namespace desktop
