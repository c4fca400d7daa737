#include "app/desktop/nights/player_card.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/pages/show_words.h"
#include "app/words/gems.h"
#include "app/words/nights_page_words.h"

namespace desktop {
namespace {

constexpr std::size_t kLastGames = 12;
constexpr double kLeastChart = 110;
enum Kind { kByPlayers, kByScenario };

BarFace rate_bar(const wxString& label, const nights::Record& record, const words::Language& in) {
    return {.label = label,
            .share = record.win_rate().value_or(0),
            .mark = {},
            .value = words::percent(record.win_rate()),
            .note = words::of_games(record.games, in)};
}

}  // namespace

PlayerCard::PlayerCard(wxWindow* parent, Desk& desk)
    : Card(parent, desk.look), desk_(desk), head_(new PlayerHead(this, desk.look)) {
    auto* figures = new Stack(desk.look, wxHORIZONTAL, 10);
    for (FigureWell*& figure : figures_) {
        figure = new FigureWell(this, desk.look);
        figures->Add(figure, wxSizerFlags(1).Expand());
    }
    chart_ = new ScoreChart(this, desk.look);
    rates_title_ = new Label(this, desk.look, Type::Heading);
    kind_ = new ToggleRow(this, desk.look);
    rates_ = new BarRows(this, desk.look);
    Content().Add(head_, wxSizerFlags().Expand());
    Content().Add(figures, wxSizerFlags().Expand());
    Content().Add(chart_, wxSizerFlags(1).Expand());
    Content().Add(rates_title_, wxSizerFlags().Expand());
    Content().Add(kind_, wxSizerFlags().Expand());
    Content().Add(rates_, wxSizerFlags().Expand());
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ShowRates(), Layout(); });
}

void PlayerCard::ShowPlayer(const nights::PlayerRecord& record, const nights::Slice& slice) {
    const words::Language& in = desk_.look.language();
    record_ = record;
    const wxString name = words::spoken(record.player.name);
    Speak(name);
    head_->SetPlayer(deepblue::colour_from_id(record.player.colour), name,
                     words::games_since(record.all.games, nights::first_day(*desk_.journal, record.player),
                                        session::system_time(), in));
    ShowFigures(record.all);
    ShowScores(record, slice);
    rates_title_->SetText(in.say("Win rate"));
    show_choices(
        *kind_, desk_, [](auto& language) { return language.say("Win rate"); },
        [](auto& language) {
            return std::vector{language.say("By number of players"), language.say("By scenario")};
        });
    ShowRates();
    Layout();
}

void PlayerCard::ShowFigures(const nights::Record& record) {
    const words::Language& in = desk_.look.language();
    // TRANSLATORS: under the number it names
    figures_[0]->SetFigure(words::percent(record.win_rate()), in.say("win rate"));
    // TRANSLATORS: under the number it names
    figures_[1]->SetFigure(words::rounded(record.average()), in.say("average VP"));
    // TRANSLATORS: under the share of dives in which a player surfaced
    figures_[2]->SetFigure(words::percent(record.surfaced_rate()), in.say_in("share of dives", "surfaced"));
}

void PlayerCard::ShowScores(const nights::PlayerRecord& record, const nights::Slice& slice) {
    std::vector<ScorePoint> points;
    for (const nights::PastScore& score : nights::last_scores(*desk_.journal, record.player, slice, kLastGames))
        if (score.vp) points.push_back({static_cast<int>(*score.vp), score.won});
    has_chart_ = record.all.is_enough_for_chart() && points.size() > 1;
    const double average = record.all.average().value_or(0);
    if (has_chart_) chart_->SetScores(std::move(points), static_cast<int>(std::lround(average)));
}

std::vector<BarFace> PlayerCard::RatesByPlayers() const {
    std::vector<BarFace> bars;
    for (const auto& [players, record] : record_.by_players)
        bars.push_back(
            rate_bar(words::number_of_players(players, desk_.look.language()), record, desk_.look.language()));
    return bars;
}

std::vector<BarFace> PlayerCard::RatesByScenario() const {
    const words::Language& in = desk_.look.language();
    std::vector<BarFace> bars;
    for (const auto& [scenario, record] : record_.by_scenario)
        // TRANSLATORS: games of scenarios the program does not know
        bars.push_back(rate_bar(scenario ? words::name(*scenario, in) : in.say("other scenarios"), record, in));
    return bars;
}

void PlayerCard::ShowRates() {
    auto bars = kind_->Chosen() == kByScenario ? RatesByScenario() : RatesByPlayers();
    if (!record_.all.is_enough_for_chart())
        for (BarFace& bar : bars) bar.share.reset();
    rates_->SetBars(std::move(bars), desk_.look.language().say("Win rate"));
}

/// With large text there may be no room left for the scores.
bool PlayerCard::Layout() {
    chart_->Show(has_chart_);
    rates_title_->Show(!has_large_type(desk_.look.scale()));  // the choice below tells it too
    Card::Layout();
    if (has_chart_ && chart_->Body().height < desk_.look.px(kLeastChart)) {
        chart_->Hide();
        Card::Layout();
    }
    return true;
}

}  // namespace desktop
