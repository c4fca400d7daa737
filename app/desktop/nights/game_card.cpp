#include "app/desktop/nights/game_card.h"

#include <algorithm>

#include "app/desktop/pages/show_words.h"
#include "app/words/days.h"
#include "app/words/nights_page_words.h"
#include "app/words/nights_words.h"

namespace desktop {
namespace {

constexpr double kLeastChart = 96;
constexpr double kAroundButtons = 64;  // the margins of the card, and the gap before the one that deletes
constexpr double kText = 540;
constexpr std::size_t kEnoughDives = 2;  // for a line

wxString line_of(const nights::FinishedGame& game, const words::Language& in) {
    const wxString line = words::game_line(game, in);
    return game.printed_rules ? line : line + wxString::FromUTF8(" · ") + in.say("house rules");
}

}  // namespace

std::vector<ChartLine> treasure_lines(const nights::GameRecord& record) {
    std::vector<ChartLine> lines;
    const deepblue::Seating& seats = record.table.seats;
    for (const deepblue::Seat seat : seats.all()) {
        ChartLine line{seats.colour(seat), words::spoken(seats.name(seat)), {}};
        for (const auto& chests : record.history.treasure) line.values.push_back(chests[seat]);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<RankFace> rank_faces(const nights::FinishedGame& game, const words::Language& in) {
    std::vector<RankFace> faces;
    for (const nights::SeatResult& result : game.ranking())
        faces.push_back({.place = result.place > 0 ? wxString::Format("%d", result.place) : wxString(),
                         .colour = deepblue::colour_from_id(result.colour),
                         .name = words::spoken(result.player.name),
                         .score = words::score(result),
                         .note = words::tie_note(game, result, in)});
    return faces;
}

GameCard::GameCard(wxWindow* parent, Desk& desk, const GameDeeds& deeds)
    : Card(parent, desk.look),
      desk_(desk),
      line_(new Label(this, desk.look, Type::Label, Ink::Secondary)),
      ranks_(new RankList(this, desk.look)),
      note_(new Label(this, desk.look, Type::Body)),
      chart_(new LineChart(this, desk.look)),
      buttons_(new Stack(desk.look, wxHORIZONTAL, 10)),
      row_(new Stack(desk.look, wxHORIZONTAL, 24)),
      replay_(new wxButton(this, wxID_ANY, wxString())),
      edit_(new wxButton(this, wxID_ANY, wxString())),
      more_(new wxButton(this, wxID_ANY, wxString())),
      remove_(new wxButton(this, wxID_ANY, wxString())) {
    for (wxButton* button : {replay_, edit_, more_}) buttons_->Add(button, wxSizerFlags().CentreVertical());
    row_->Add(buttons_, wxSizerFlags().Expand());
    row_->AddStretchSpacer();
    row_->Add(remove_, wxSizerFlags().CentreVertical());
    Content().Add(line_, wxSizerFlags().Expand());
    Content().Add(ranks_, wxSizerFlags().Expand());
    Content().Add(note_, wxSizerFlags().Expand());
    Content().Add(chart_, wxSizerFlags(1).Expand());
    below_ = Content().AddStretchSpacer(0);
    Content().Add(row_, wxSizerFlags().Expand());
    const auto bind = [this](wxButton* button, const std::function<void()>& deed) {
        button->Bind(wxEVT_BUTTON, [this, deed](wxCommandEvent&) { CallAfter(deed); });
    };
    bind(replay_, deeds.replay);
    bind(edit_, deeds.edit);
    bind(more_, deeds.more);
    bind(remove_, deeds.remove);
}

void GameCard::ShowGame(const nights::FinishedGame& game, const std::optional<nights::GameRecord>& record) {
    const words::Language& in = desk_.look.language();
    SetTitle(words::night_name(game.day, game.place, session::system_time(), in));
    show_paragraph(*line_, desk_, kText, [&](auto& language) { return line_of(game, language); });
    ShowRanks(game);
    show_paragraph(*note_, desk_, kText, [&](auto&) { return words::spoken(game.note); });
    note_->Show(!game.note.empty());
    ShowChart(record);
    ShowButtons();
    replay_->Enable(game.has_lines());
    replay_->SetToolTip(game.has_lines() ? wxString() : in.say("Only the scores of this game are known."));
    Layout();
}

void GameCard::ShowButtons() {
    show_label(*replay_, desk_, [](auto& in) { return in.say("Replay"); });
    show_label(*edit_, desk_, [](auto& in) { return in.say("Edit …"); });
    show_label(*more_, desk_, [](auto& in) { return in.say("More …"); });
    show_label(*remove_, desk_, [](auto& in) { return in.say("Delete"); });
}

void GameCard::ShowRanks(const nights::FinishedGame& game) {
    ranks_->SetRanks(rank_faces(game, desk_.look.language()));
}

void GameCard::ShowChart(const std::optional<nights::GameRecord>& record) {
    has_chart_ = record && record->history.treasure.size() > kEnoughDives;
    if (has_chart_) chart_->SetLines(treasure_lines(*record), desk_.look.language().say("Treasure after each dive"));
}

/// With large text there may be no room left for the way there.
bool GameCard::Layout() {
    ShowChart(has_chart_);
    const int needed = buttons_->CalcMin().x + remove_->GetEffectiveMinSize().x + desk_.look.px(kAroundButtons);
    row_->SetOrientation(needed > GetClientSize().x ? wxVERTICAL : wxHORIZONTAL);
    Card::Layout();
    if (has_chart_ && chart_->Body().height < desk_.look.px(kLeastChart)) {
        ShowChart(false);
        Card::Layout();
    }
    return true;
}

/// The buttons stay at the bottom without it.
void GameCard::ShowChart(bool is_shown) {
    chart_->Show(is_shown);
    below_->SetProportion(is_shown ? 0 : 1);
}

}  // namespace desktop
