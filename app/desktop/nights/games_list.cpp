#include "app/desktop/nights/games_list.h"

#include <algorithm>
#include <array>
#include <set>

#include "app/desktop/look/accessible.h"
#include "app/desktop/nights/two_lines.h"
#include "app/desktop/pages/native_list.h"
#include "app/words/days.h"
#include "app/words/nights_page_words.h"

namespace desktop {
namespace {

enum Column : unsigned { kDate, kScenario, kPlayers, kWinner, kVp, kColumns };

constexpr double kRow = 52;
constexpr double kLeastRoom = 200;
constexpr std::size_t kAtOnce = 60;
constexpr std::size_t kAhead = 40;
constexpr double kMostForTitle = 0.23;   // of what date and VP leave; where the title over a digit needs more, it goes
constexpr double kScenarioShare = 0.54;  // of what date, players and VP leave; the rest is the winner's
constexpr float kStepDown = 15.0F / 17;  // to the size of labels, where the names are long

wxString day_of(const nights::GameRow& row, bool is_short, const words::Language& in) {
    const journal::Seconds now = session::system_time();
    return is_short ? words::day_of_month(row.day, now, in) : words::short_day(row.day, now, in);
}

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

void GamesModel::SetRoom(int scenario, int winner, bool has_short_days) {
    scenario_width_ = scenario;
    winner_width_ = winner;
    has_short_days_ = has_short_days;
    in_lines_.clear();
}

/// There is room for two lines, because a night has its place below its day.
wxString GamesModel::InLines(const wxString& text, int width, bool is_strong) const {
    const auto known = in_lines_.find({text, is_strong});
    if (known != in_lines_.end()) return known->second;
    const auto wide = [&](const wxString& part) { return measure_(part, is_strong); };
    return in_lines_.emplace(std::pair(text, is_strong), in_two_lines(text, width, wide)).first->second;
}

/// The first game of a night in the list has its day and place, the others stand back.
wxString GamesModel::NightOf(unsigned row) const {
    const nights::GameRow& game = rows_.at(row);
    const wxString day = plain(day_of(game, has_short_days_, look_.language()));
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
          return text_width(*this, text, is_strong ? GetFont().Bold() : GetFont());
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
    font_ = GetFont();
    ForgetNeeds();
    const wxString titles[] = {in.say("Date"), in.say("Scenario"), in.say_in("game nights", "Players"),
                               in.say("Winner"), in.say("VP")};
    for (unsigned i = 0; i < kColumns; ++i) GetColumn(i)->SetTitle(titles[i]);
    describe(*this, in.say("Games"));
    drawn_in_ = look.settings();
}

GamesList::Needs GamesList::FindNeeds(const wxFont& font) const {
    const words::Language& in = desk_.look.language();
    std::set<wxString> days, short_days, scenarios, winners, scores;
    for (const nights::GameRow& row : model_->Rows()) {
        days.insert(day_of(row, false, in));
        short_days.insert(day_of(row, true, in));
        scenarios.insert(words::scenario_of(row, in));
        winners.insert(words::winners_of(row, in));
        scores.insert(words::score_of(row));
    }
    const TextMeasure usual = [&](const wxString& text) { return text_width(*this, text, font); };
    const wxFont bold = font.Bold();
    const TextMeasure strong = [&](const wxString& text) { return text_width(*this, text, bold); };
    const auto widest = [this](const std::set<wxString>& texts, unsigned column, const TextMeasure& measure) {
        int width = title_width(*this, column);
        for (const wxString& text : texts) width = std::max(width, measure(text) + around_text(*this));
        return width;
    };
    return {.day = widest(days, kDate, strong),
            .short_day = widest(short_days, kDate, strong),
            .scenario = widest(scenarios, kScenario, [&](auto& text) { return width_in_two_lines(text, usual); }),
            .winner = widest(winners, kWinner, [&](auto& text) { return width_in_two_lines(text, strong); }),
            .vp = widest(scores, kVp, strong)};
}

const GamesList::Needs& GamesList::NeedsIn(const wxFont& font) {
    const double size = font.GetFractionalPointSize();
    const auto known = needs_.find(size);
    return known != needs_.end() ? known->second : needs_.emplace(size, FindNeeds(font)).first->second;
}

/// All columns are in view and nothing is cut, whatever the size of the text: first the number of players gives way,
/// which the card tells too, then the weekdays, then the letters are a step smaller.
void GamesList::ShareWidth() {
    if (IsEmpty()) return;
    const int all = room_for_columns(*this, desk_.look);
    if (all < desk_.look.px(kLeastRoom)) return;  // not shown yet
    const wxFont font = NeedsIn(font_).least() > all ? font_.Scaled(kStepDown) : font_;
    const Needs& needs = NeedsIn(font);
    if (font != GetFont()) SetFont(font);
    const int room = all - needs.vp;
    const bool has_short_days = needs.day + needs.scenario + needs.winner > room;
    const int date = has_short_days ? needs.short_day : needs.day;
    const int spare = room - date - needs.scenario - needs.winner;
    const int with_title = title_width(*this, kPlayers);
    const int players = with_title < std::min<double>(spare, (room - date) * kMostForTitle) ? with_title : 0;
    const int rest = room - date - players;
    const int wanted = static_cast<int>(rest * kScenarioShare);
    const int scenario = std::max(needs.scenario, std::min(wanted, rest - needs.winner));
    const int winner = std::max(1, rest - scenario);
    const std::array<int, kColumns> widths{date, scenario, players, winner, needs.vp};
    if (GetColumn(kPlayers)->IsHidden() != (players == 0)) GetColumn(kPlayers)->SetHidden(players == 0);
    for (unsigned i = 0; i < kColumns; ++i)
        if (widths[i] > 0) set_column_width(*this, i, widths[i]);
    model_->SetRoom(scenario - around_text(*this), winner - around_text(*this), has_short_days);
}

void GamesList::ShowGames(const nights::Filter& filter) {
    if (drawn_in_ != desk_.look.settings()) TakeLook();
    colour_list(*this, desk_.look);
    const std::size_t shown = filter == filter_ ? std::max(kAtOnce, model_->Rows().size()) : kAtOnce;
    filter_ = filter;
    const nights::People people(*desk_.journal);
    auto rows = nights::history(*desk_.journal, people, filter_, shown);
    has_more_ = rows.size() == shown;
    if (rows != model_->Rows()) {
        model_->SetRows(std::move(rows));
        ForgetNeeds();
    }
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
    ForgetNeeds();
    ShareWidth();
}

}  // namespace desktop
