#include "app/desktop/nights/games_list.h"

#include <algorithm>
#include <array>

#include "app/desktop/look/accessible.h"
#include "app/desktop/nights/native_list.h"
#include "app/words/days.h"
#include "app/words/nights_page_words.h"

namespace desktop {
namespace {

enum Column : unsigned { kDate, kScenario, kPlayers, kWinner, kVp, kColumns };

constexpr double kRow = 52;
constexpr std::size_t kAtOnce = 60;
constexpr std::size_t kAhead = 40;
constexpr double kMostForTitle = 0.23;   // of what date and VP leave; where the title over a digit needs more, it goes
constexpr double kScenarioShare = 0.54;  // of what date, players and VP leave; the rest is the winner's

/// A text as part of one with marks.
wxString plain(wxString text) {
    text.Replace("&", "&amp;");
    text.Replace("<", "&lt;");
    text.Replace(">", "&gt;");
    return text;
}

}  // namespace

void GamesModel::SetRows(std::vector<nights::GameRow> rows) {
    rows_ = std::move(rows);
    Reset(static_cast<unsigned>(rows_.size()));
}

void GamesModel::Append(const std::vector<nights::GameRow>& rows) {
    for (const nights::GameRow& row : rows) {
        rows_.push_back(row);
        RowAppended();
    }
}

void GamesModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const words::Language& in = look_.language();
    const nights::GameRow& game = rows_.at(row);
    switch (column) {
        case kDate: value = NightOf(row); break;
        case kScenario: value = InLines(words::scenario_of(game, in), scenario_width_, false); break;
        case kPlayers: value = wxString::Format("%d", game.players); break;
        case kWinner: value = InLines(words::winners_of(game, in), winner_width_, true); break;
        default: value = words::score_of(game); break;
    }
}

void GamesModel::SetTextWidths(int scenario, int winner) {
    scenario_width_ = scenario;
    winner_width_ = winner;
    in_lines_.clear();
}

/// A text that is too long for one line, in two: there is room for them, because a night has its place below its day.
wxString GamesModel::InLines(const wxString& text, int width, bool is_strong) const {
    const auto known = in_lines_.find({text, is_strong});
    if (known != in_lines_.end()) return known->second;
    return in_lines_.emplace(std::pair(text, is_strong), Broken(text, width, is_strong)).first->second;
}

wxString GamesModel::Broken(const wxString& text, int width, bool is_strong) const {
    const auto wide = [&](const wxString& part) { return measure_(part, is_strong); };
    if (width <= 0 || wide(text) <= width) return text;
    std::size_t end = wxString::npos;  // of the first line
    for (std::size_t space = text.find(' '); space != wxString::npos; space = text.find(' ', space + 1))
        if (end == wxString::npos || wide(text.Left(space)) <= width) end = space;
    return end == wxString::npos ? text : text.Left(end) + "\n" + text.Mid(end + 1);
}

/// The first game of a night in the list has its day and place, the others stand back.
wxString GamesModel::NightOf(unsigned row) const {
    const nights::GameRow& game = rows_.at(row);
    const wxString day = plain(words::short_day(game.day, session::system_time(), look_.language()));
    if (row > 0 && rows_[row - 1].is_same_night(game)) return "<span alpha=\"75%\">" + day + "</span>";
    if (game.place.empty()) return "<b>" + day + "</b>";
    return "<b>" + day + "</b>\n<small><span alpha=\"75%\">" + plain(words::spoken(game.place)) + "</span></small>";
}

bool GamesModel::GetAttrByRow(unsigned, unsigned column, wxDataViewItemAttr& attribute) const {
    const bool is_strong = column == kWinner || column == kVp;
    attribute.SetBold(is_strong);
    return is_strong;
}

GamesList::GamesList(wxWindow* parent, Desk& desk)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxDV_SINGLE | wxDV_HORIZ_RULES | wxBORDER_THEME),
      desk_(desk),
      model_(new GamesModel(desk.look, [this](const wxString& text, bool is_strong) {
          const wxFont font = is_strong ? GetFont().Bold() : GetFont();
          int width = 0, height = 0;
          GetTextExtent(text, &width, &height, nullptr, nullptr, &font);
          return width;
      })) {
    AssociateModel(model_.get());
    auto* nights = new wxDataViewTextRenderer;
    nights->EnableMarkup();
    AppendColumn(new wxDataViewColumn(wxString(), nights, kDate, -1, wxALIGN_LEFT, 0));
    for (unsigned column = kDate + 1; column < kColumns; ++column)
        AppendTextColumn(wxString(), column, wxDATAVIEW_CELL_INERT, -1,
                         column == kPlayers || column == kVp ? wxALIGN_RIGHT : wxALIGN_LEFT, 0);
    for (unsigned column = 0; column < kColumns; ++column)
        GetColumn(column)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    SetMinSize({1, 1});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth();
        event.Skip();
    });
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
        if (GetSelection().IsOk()) {
            chosen_row_ = model_->GetRow(GetSelection());
            chosen_ = model_->Rows().at(chosen_row_).game;
        }
        event.Skip();
    });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        ReadOn();
        event.Skip();
    });
}

void GamesList::TakeLook() {
    Look& look = desk_.look;
    const words::Language& in = look.language();
    dress_list(*this, kRow, look, 2);
    const wxString titles[] = {in.say("Date"), in.say("Scenario"), in.say_in("game nights", "Players"),
                               in.say("Winner"), in.say("VP")};
    for (unsigned i = 0; i < kColumns; ++i) GetColumn(i)->SetTitle(titles[i]);
    describe(*this, in.say("Games"));
    drawn_in_ = look.settings();
}

/// All columns are in view, whatever the size of the text: the number of players gives way, which the card tells too,
/// and a text that is too long for its line goes on in a second one.
void GamesList::ShareWidth() {
    if (IsEmpty()) return;
    const auto day = [this](const nights::GameRow& row) {
        return words::short_day(row.day, session::system_time(), desk_.look.language());
    };
    const auto& rows = model_->Rows();
    const int date = std::max(column_width(*this, day(rows.front())), column_width(*this, day(rows.back())));
    const int vp = std::max(column_width(*this, "0000"), title_width(*this, kVp));
    const int room = room_for_columns(*this, desk_.look) - date - vp;
    const int with_title = title_width(*this, kPlayers);
    const int players = with_title < room * kMostForTitle ? with_title : 0;
    const int rest = room - players;
    const int scenario = std::max(1, static_cast<int>(rest * kScenarioShare));
    const std::array<int, kColumns> widths{date, scenario, players, std::max(1, rest - scenario), vp};
    if (GetColumn(kPlayers)->IsHidden() != (players == 0)) GetColumn(kPlayers)->SetHidden(players == 0);
    for (unsigned i = 0; i < kColumns; ++i)
        if (widths[i] > 0) set_column_width(*this, i, widths[i]);
    model_->SetTextWidths(scenario - column_width(*this, {}), rest - scenario - column_width(*this, {}));
}

void GamesList::ShowGames(const nights::Filter& filter) {
    if (drawn_in_ != desk_.look.settings()) TakeLook();
    colour_list(*this, desk_.look);
    const std::size_t shown = filter == filter_ ? std::max(kAtOnce, model_->Rows().size()) : kAtOnce;
    filter_ = filter;
    const nights::People people(*desk_.journal);
    auto rows = nights::history(*desk_.journal, people, filter_, shown);
    has_more_ = rows.size() == shown;
    if (rows != model_->Rows()) model_->SetRows(std::move(rows));
    if (IsEmpty()) return chosen_.reset();
    ShareWidth();
    const auto& now = model_->Rows();
    const auto found = std::find_if(now.begin(), now.end(), [&](const auto& row) { return row.game == chosen_; });
    ChooseRow(found != now.end() ? static_cast<std::size_t>(found - now.begin())
                                 : std::min(chosen_ ? chosen_row_ : 0, now.size() - 1));
}

void GamesList::Enter() {
    if (chosen_row_ == 0) chosen_.reset();
}

void GamesList::Choose(journal::GameId game) {
    const auto& rows = model_->Rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.game == game; });
    if (found != rows.end()) ChooseRow(static_cast<std::size_t>(found - rows.begin()));
}

void GamesList::ChooseRow(std::size_t row) {
    chosen_row_ = row;
    chosen_ = model_->Rows().at(row).game;
    const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(row));
    if (GetSelection() != item) Select(item);
    EnsureVisible(item);
}

std::optional<journal::GameId> GamesList::Chosen() const {
    return chosen_;
}

/// More rows are read before the last ones come into view.
void GamesList::ReadOn() {
    if (!has_more_ || !IsShownOnScreen()) return;
    const wxDataViewItem top = GetTopItem();
    const auto& rows = model_->Rows();
    const std::size_t seen =
        (top.IsOk() ? model_->GetRow(top) : 0) + static_cast<std::size_t>(std::max(0, GetCountPerPage()));
    if (seen + kAhead < rows.size()) return;
    const auto more = nights::history(*desk_.journal, nights::People(*desk_.journal), filter_, kAtOnce, rows.back());
    has_more_ = more.size() == kAtOnce;
    model_->Append(more);
}

}  // namespace desktop
