#include "app/desktop/nights/players_list.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "app/desktop/look/accessible.h"
#include "app/desktop/nights/native_list.h"
#include "app/desktop/nights/rate_renderer.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/nights_page_words.h"

namespace desktop {
namespace {

enum Column : unsigned { kPlayer, kGames, kWins, kRate, kAverage, kBest, kSurfaced, kColumns };

constexpr double kRow = 56;
constexpr double kFlag = 28;
constexpr double kHalf = 0.5;  // the win rate that fills a bar, at least
constexpr double kLeastName = 120;
constexpr double kBar = 110;  // the rate's, with the gap beside it

}  // namespace

PlayersList::PlayersList(wxWindow* parent, Desk& desk)
    : wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                         wxDV_SINGLE | wxDV_HORIZ_RULES | wxBORDER_THEME),
      desk_(desk) {
    AppendIconTextColumn(wxString());
    AppendTextColumn(wxString(), wxDATAVIEW_CELL_INERT, -1, wxALIGN_RIGHT);
    AppendTextColumn(wxString(), wxDATAVIEW_CELL_INERT, -1, wxALIGN_RIGHT);
    AppendColumn(new wxDataViewColumn(wxString(), new RateRenderer(desk.look), kRate), "string");
    for (unsigned column = kAverage; column < kColumns; ++column)
        AppendTextColumn(wxString(), wxDATAVIEW_CELL_INERT, -1, wxALIGN_RIGHT);
    for (unsigned column = 0; column < kColumns; ++column)
        GetColumn(column)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    SetMinSize({1, 1});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth();
        event.Skip();
    });
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
        const int row = GetSelectedRow();
        if (row != wxNOT_FOUND && static_cast<std::size_t>(row) < players_.size())
            chosen_ = players_[static_cast<std::size_t>(row)];
        event.Skip();
    });
}

void PlayersList::TakeLook() {
    Look& look = desk_.look;
    const words::Language& in = look.language();
    dress_list(*this, kRow, look);
    const wxString titles[] = {in.say("Player"),  in.say("Games"), in.say("Wins"),    in.say("Win rate"),
                               in.say("Average"), in.say("Best"),  in.say("Surfaced")};
    for (unsigned i = 0; i < kColumns; ++i) GetColumn(i)->SetTitle(titles[i]);
    describe(*this, in.say_in("game nights", "Players"));
}

/// All columns are in view: titles give way before numbers, and the name has what is left.
void PlayersList::ShareWidth() {
    if (players_.empty()) return;
    const int room = room_for_columns(*this, desk_.look);
    const auto widths_for = [this](bool has_titles) {
        std::array<int, kColumns> widths{};
        for (unsigned i = kGames; i < kColumns; ++i) {
            const wxString usual = i == kSurfaced ? "100 %" : "000";
            widths[i] = column_width(*this, usual);
            if (i == kRate) widths[i] = desk_.look.px(kBar) + column_width(*this, "100 %");
            if (has_titles) widths[i] = std::max(widths[i], title_width(*this, i));
        }
        return widths;
    };
    auto widths = widths_for(true);
    const auto left = [&] { return room - std::accumulate(widths.begin(), widths.end(), 0); };
    if (left() < desk_.look.px(kLeastName)) widths = widths_for(false);
    widths[kPlayer] = std::max(desk_.look.px(kFlag), left());
    for (unsigned i = 0; i < kColumns; ++i) set_column_width(*this, i, widths[i]);
}

void PlayersList::ShowRecords(const std::vector<nights::PlayerRecord>& records) {
    const wxEventBlocker quiet(this, wxEVT_DATAVIEW_SELECTION_CHANGED);
    TakeLook();
    DeleteAllItems();
    players_.clear();
    double best = kHalf;
    for (const nights::PlayerRecord& record : records) best = std::max(best, record.all.win_rate().value_or(0));
    for (const nights::PlayerRecord& record : records) AddRow(record, best);
    const auto found = std::find(players_.begin(), players_.end(), chosen_);
    if (players_.empty()) return chosen_.reset();
    ShareWidth();
    const auto row = found == players_.end() ? 0 : found - players_.begin();
    chosen_ = players_[static_cast<std::size_t>(row)];
    SelectRow(static_cast<unsigned>(row));
}

void PlayersList::Choose(journal::PlayerId player) {
    const auto found = std::find(players_.begin(), players_.end(), player);
    if (found == players_.end()) return;
    chosen_ = player;
    SelectRow(static_cast<unsigned>(found - players_.begin()));
}

void PlayersList::AddRow(const nights::PlayerRecord& record, double best_rate) {
    Look& look = desk_.look;
    const wxSize flag(look.px(kFlag), look.px(kFlag));
    const auto colour = deepblue::colour_from_id(record.player.colour);
    wxVariant name;
    name << wxDataViewIconText(
        words::spoken(record.player.name),
        colour ? wxBitmapBundle(flag_bitmap(*colour, FlagShow::Plain, flag, look)) : wxBitmapBundle());
    wxVector<wxVariant> row;
    row.push_back(name);
    row.push_back(words::number(record.all.games));
    row.push_back(words::number(record.all.wins));
    row.push_back(RateRenderer::Cell(record.all.win_rate(), best_rate));
    row.push_back(words::rounded(record.all.average()));
    row.push_back(words::number(record.all.best));
    row.push_back(words::percent(record.all.surfaced_rate()));
    AppendItem(row);
    players_.push_back(record.player.id);
}

}  // namespace desktop
