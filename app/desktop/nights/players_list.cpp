#include "app/desktop/nights/players_list.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "app/desktop/look/accessible.h"
#include "app/desktop/nights/rate_renderer.h"
#include "app/desktop/pages/native_list.h"

namespace desktop {
namespace {

using enum PlayersColumn;

constexpr double kRow = 56;
constexpr double kFlag = 30;           // with the gap beside it
constexpr double kMostForName = 0.25;  // of the width, before numbers give way
constexpr double kMostForLargeName = 0.5;
constexpr PlayersColumn kGiveWay[] = {Average, Best, Wins};

constexpr unsigned at(PlayersColumn column) {
    return static_cast<unsigned>(column);
}

}  // namespace

PlayersList::PlayersList(wxWindow* parent, Desk& desk)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxDV_SINGLE | wxDV_HORIZ_RULES | wxBORDER_THEME),
      desk_(desk),
      model_(new PlayersModel(desk.look, [this](const wxString& text) { return GetTextExtent(text).x; })) {
    AssociateModel(model_.get());
    AppendIconTextColumn(wxString(), at(Player), wxDATAVIEW_CELL_INERT, -1, wxALIGN_LEFT, 0);
    for (const PlayersColumn column : {Games, Wins, Rate, Average, Best, Surfaced}) {
        if (column == Rate)
            AppendColumn(new wxDataViewColumn(wxString(), new RateRenderer(desk.look), at(Rate), -1, wxALIGN_LEFT, 0));
        else
            AppendTextColumn(wxString(), at(column), wxDATAVIEW_CELL_INERT, -1, wxALIGN_RIGHT, 0);
    }
    for (unsigned column = 0; column < kPlayersColumns; ++column)
        GetColumn(column)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    SetMinSize({1, 1});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth();
        event.Skip();
    });
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
        if (GetSelection().IsOk()) chosen_ = model_->Rows().at(model_->GetRow(GetSelection())).id;
        event.Skip();
    });
}

void PlayersList::TakeLook() {
    Look& look = desk_.look;
    const words::Language& in = look.language();
    DressFor(1);
    const wxString titles[] = {in.say("Player"),  in.say("Games"), in.say("Wins"),    in.say("Win rate"),
                               in.say("Average"), in.say("Best"),  in.say("Surfaced")};
    for (unsigned i = 0; i < kPlayersColumns; ++i) GetColumn(i)->SetTitle(titles[i]);
    describe(*this, in.say_in("game nights", "Players"));
    model_->TakeLook();
    drawn_in_ = look.settings();
}

/// Rows are as high as so many lines of a name need.
void PlayersList::DressFor(int lines) {
    lines_ = lines;
    dress_list(*this, kRow, desk_.look, lines);
}

int PlayersList::WidthOf(PlayersColumn column, bool has_bar) const {
    const wxString usual = column == Surfaced || column == Rate ? "100 %" : "000";
    const int bar = column == Rate && has_bar ? RateRenderer::BarWidth(desk_.look) : 0;
    return std::max(column_width(*this, usual) + bar, title_width(*this, at(column)));
}

int PlayersList::BesideName() const {
    return desk_.look.px(kFlag) + around_text(*this);
}

/// A long name may take two lines, but never ends in dots.
int PlayersList::WidthOfNames(int room) const {
    int widest = 0;
    int least = title_width(*this, at(Player));
    for (const PlayerRow& row : model_->Rows()) {
        const wxString name = words::spoken(row.name);
        widest = std::max(widest, BesideName() + GetTextExtent(name).x);
        least = std::max(least, BesideName() + width_in_two_lines(name, model_->Measure()));
    }
    const bool is_large = has_large_type(desk_.look.scale());
    return std::max(least, std::min(widest, static_cast<int>(room * (is_large ? kMostForLargeName : kMostForName))));
}

/// No number and no title is cut: where there is little room, first that column gives way which is drawn below the
/// list, then the bars, then the columns that the card beside the list tells too. The name has what is left.
void PlayersList::ShareWidth() {
    if (model_->Rows().empty()) return;
    const int room = room_for_columns(*this, desk_.look);
    const int names = WidthOfNames(room);
    std::array<int, kPlayersColumns> widths{};
    const auto left = [&] { return room - std::accumulate(widths.begin(), widths.end(), 0); };
    for (const PlayersColumn column : {Games, Wins, Rate, Average, Best, Surfaced})
        widths[at(column)] = WidthOf(column, true);
    if (left() < names) widths[at(Surfaced)] = 0;
    if (left() < names) widths[at(Rate)] = WidthOf(Rate, false);
    for (const PlayersColumn column : kGiveWay)
        if (left() < names) widths[at(column)] = 0;
    widths[at(Player)] = std::max(desk_.look.px(kFlag), left());
    for (unsigned i = 0; i < kPlayersColumns; ++i) SetWidth(i, widths[i]);
    const int name = widths[at(Player)] - BesideName();
    model_->SetNameWidth(name);
    const auto is_broken = [&](const PlayerRow& row) { return GetTextExtent(words::spoken(row.name)).x > name; };
    const int lines = std::any_of(model_->Rows().begin(), model_->Rows().end(), is_broken) ? 2 : 1;
    if (lines != lines_) DressFor(lines);
}

void PlayersList::SetWidth(unsigned column, int width) {
    const bool is_hidden = width == 0;
    if (GetColumn(column)->IsHidden() != is_hidden) GetColumn(column)->SetHidden(is_hidden);
    if (!is_hidden) set_column_width(*this, column, width);
}

void PlayersList::ShowRecords(const std::vector<nights::PlayerRecord>& records) {
    const wxEventBlocker quiet(this, wxEVT_DATAVIEW_SELECTION_CHANGED);
    if (drawn_in_ != desk_.look.settings()) TakeLook();
    colour_list(*this, desk_.look);
    std::vector<PlayerRow> rows;
    rows.reserve(records.size());
    for (const nights::PlayerRecord& record : records)
        rows.push_back({record.player.id, record.player.name, record.player.colour, record.all});
    if (rows != model_->Rows()) model_->SetRows(std::move(rows));
    if (records.empty()) return chosen_.reset();
    ShareWidth();
    const auto is_chosen = [&](const auto& record) { return record.player.id == chosen_; };
    if (std::none_of(records.begin(), records.end(), is_chosen)) chosen_ = records.front().player.id;
    Choose(*chosen_);
}

void PlayersList::Choose(journal::PlayerId player) {
    const auto& rows = model_->Rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const PlayerRow& row) { return row.id == player; });
    if (found == rows.end()) return;
    chosen_ = player;
    const wxDataViewItem item = model_->GetItem(static_cast<unsigned>(found - rows.begin()));
    if (GetSelection() != item) Select(item);
}

}  // namespace desktop
