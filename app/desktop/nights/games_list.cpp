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
constexpr std::size_t kAtOnce = 200;
constexpr std::size_t kAhead = 60;
constexpr std::array<double, kColumns> kWidths{156, 204, 84, 174, 70};

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
        case kDate: value = words::short_day(game.day, session::system_time(), in); break;
        case kScenario: value = words::scenario_of(game, in); break;
        case kPlayers: value = wxString::Format("%d", game.players); break;
        case kWinner: value = words::winners_of(game, in); break;
        default: value = words::score_of(game); break;
    }
}

bool GamesModel::GetAttrByRow(unsigned, unsigned column, wxDataViewItemAttr& attribute) const {
    const bool is_strong = column == kDate || column == kWinner || column == kVp;
    attribute.SetBold(is_strong);
    return is_strong;
}

GamesList::GamesList(wxWindow* parent, Desk& desk)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxDV_SINGLE | wxDV_HORIZ_RULES | wxBORDER_THEME),
      desk_(desk),
      model_(new GamesModel(desk.look)) {
    AssociateModel(model_.get());
    for (unsigned column = 0; column < kColumns; ++column)
        AppendTextColumn(wxString(), column, wxDATAVIEW_CELL_INERT, -1,
                         column == kPlayers || column == kVp ? wxALIGN_RIGHT : wxALIGN_LEFT, 0);
    SetMinSize({1, 1});  // it scrolls
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
    dress_list(*this, kRow, look);
    const wxString titles[] = {in.say("Date"), in.say("Scenario"), in.say_in("game nights", "Players"),
                               in.say("Winner"), in.say("VP")};
    const double larger = std::max(1.0, look.settings().sizes.text_size);
    for (unsigned i = 0; i < kColumns; ++i) {
        GetColumn(i)->SetTitle(titles[i]);
        GetColumn(i)->SetWidth(look.px(kWidths[i] * larger));
    }
    describe(*this, in.say("Games"));
    drawn_in_ = look.settings();
}

void GamesList::ShowGames(const nights::Filter& filter) {
    if (drawn_in_ != desk_.look.settings()) TakeLook();
    colour_list(*this, desk_.look);
    filter_ = filter;
    const nights::People people(*desk_.journal);
    auto rows = nights::history(*desk_.journal, people, filter_, kAtOnce);
    has_more_ = rows.size() == kAtOnce;
    if (rows != model_->Rows()) model_->SetRows(std::move(rows));
    if (IsEmpty()) return chosen_.reset();
    const auto& now = model_->Rows();
    const auto found = std::find_if(now.begin(), now.end(), [&](const auto& row) { return row.game == chosen_; });
    ChooseRow(found != now.end() ? static_cast<std::size_t>(found - now.begin())
                                 : std::min(chosen_ ? chosen_row_ : 0, now.size() - 1));
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
