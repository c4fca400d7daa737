#include "app/desktop/nights/players_list.h"

#include <algorithm>
#include <array>

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
constexpr std::array<double, kColumns> kWidths{178, 76, 66, 186, 84, 66, 80};

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
    SetMinSize({1, 1});  // it scrolls
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
    const double larger = std::max(1.0, look.settings().sizes.text_size);
    for (unsigned i = 0; i < kColumns; ++i) {
        GetColumn(i)->SetTitle(titles[i]);
        GetColumn(i)->SetWidth(look.px(kWidths[i] * larger));
    }
    describe(*this, in.say_in("game nights", "Players"));
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
