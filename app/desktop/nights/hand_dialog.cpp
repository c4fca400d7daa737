#include "app/desktop/nights/hand_dialog.h"

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/nights/days.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr std::size_t kMostPlayers = 5;
constexpr int kMostMinutes = 1440;

}  // namespace

std::optional<nights::HandGame> hand_game(const nights::FinishedGame& game) {
    if (game.has_lines() || (!game.scenario && !game.variant.empty()) || game.results.size() > kMostPlayers)
        return std::nullopt;
    nights::HandGame form{.day = game.day,
                          .place = game.place,
                          .note = game.note,
                          .scenario = game.scenario,
                          .printed_rules = game.printed_rules,
                          .minutes = game.minutes,
                          .began = {},
                          .scores = {}};
    for (const nights::SeatResult& result : game.results) {
        if (!result.vp && !result.score.empty()) return std::nullopt;
        if (result.began) form.began = form.scores.size();
        form.scores.push_back({result.player.name, result.colour,
                               result.vp ? std::optional(static_cast<int>(*result.vp)) : std::nullopt});
    }
    return form;
}

HandDialog::HandDialog(wxWindow* parent, Desk& desk, const nights::HandGame& game, int games_in_night,
                       std::function<wxString(const nights::HandGame&)> taken)
    : GameForm(parent, desk, desk.look.language().say("A game entered by hand")), taken_(std::move(taken)) {
    SetDay(game.day.empty() ? nights::evening_of(session::system_time()) : game.day);
    SetPlace(game.place);
    SetNote(game.note);
    OfferNight(games_in_night);
    scenario_ = new wxChoice(this, wxID_ANY);
    // TRANSLATORS: nobody knows which scenario was played, or who began
    scenario_->Append(In().say_in("scenario", "not known"));
    for (std::size_t i = 0; i < deepblue::kScenarios; ++i)
        scenario_->Append(words::name(static_cast<deepblue::Scenario>(i), In()));
    scenario_->SetSelection(game.scenario ? static_cast<int>(*game.scenario) + 1 : 0);
    printed_ = new wxCheckBox(this, wxID_ANY, In().say("Printed rules"));
    printed_->SetValue(game.printed_rules);
    minutes_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                              kMostMinutes, game.minutes);
    began_ = new wxChoice(this, wxID_ANY);
    began_->Append(In().say_in("scenario", "not known"));
    for (std::size_t i = 1; i <= kMostPlayers; ++i)
        // TRANSLATORS: %d is the number of a seat
        began_->Append(wxString::Format(In().say("player %d"), static_cast<int>(i)));
    began_->SetSelection(game.began ? static_cast<int>(*game.began) + 1 : 0);
    AddField(In().say("Scenario"), *scenario_);
    AddField(In().say("Rules"), *printed_);
    AddField(In().say("Minutes (0 if nobody knows)"), *minutes_);
    AddField(In().say("Who began"), *began_);
    AddScores(game);
    Finish(In().say("Keep the game"));
}

void HandDialog::AddScores(const nights::HandGame& game) {
    auto* grid = new wxFlexGridSizer(3, FromDIP(wxSize(12, 8)));
    grid->AddGrowableCol(0);
    for (const wxString& heading : {In().say_in("game nights", "Players"), In().say("Colour"), In().say("VP")})
        grid->Add(new wxStaticText(this, wxID_ANY, heading));
    for (std::size_t i = 0; i < kMostPlayers; ++i) {
        const int number = static_cast<int>(i) + 1;
        const bool is_taken = i < game.scores.size();
        Row row{.name = NewNameField(this, is_taken ? words::spoken(game.scores[i].name) : wxString()),
                .colour = new wxChoice(this, wxID_ANY),
                .vp = new wxTextCtrl(this, wxID_ANY)};
        row.colour->Append(wxString(wxUniChar(0x2013)));
        for (std::size_t colour = 0; colour < deepblue::kColours; ++colour)
            row.colour->Append(words::name(static_cast<deepblue::Colour>(colour), In()));
        const auto colour = is_taken ? deepblue::colour_from_id(game.scores[i].colour) : std::nullopt;
        row.colour->SetSelection(colour ? static_cast<int>(*colour) + 1 : 0);
        if (is_taken && game.scores[i].vp) row.vp->ChangeValue(wxString::Format("%d", *game.scores[i].vp));
        // TRANSLATORS: %d is the number of a seat
        describe(*row.name, wxString::Format(In().say("Name of player %d"), number));
        // TRANSLATORS: %d is the number of a seat
        describe(*row.colour, wxString::Format(In().say("Colour of player %d"), number));
        // TRANSLATORS: %d is the number of a seat
        describe(*row.vp, wxString::Format(In().say("VP of player %d"), number));
        grid->Add(row.name, wxSizerFlags().Expand());
        grid->Add(row.colour, wxSizerFlags().Expand());
        grid->Add(row.vp, wxSizerFlags().Expand());
        rows_.push_back(row);
    }
    Below().Add(grid, wxSizerFlags(1).Expand());
}

nights::HandGame HandDialog::Game() const {
    nights::HandGame game{.day = Day(),
                          .place = Place(),
                          .note = Note(),
                          .scenario = {},
                          .printed_rules = printed_->GetValue(),
                          .minutes = minutes_->GetValue(),
                          .began = {},
                          .scores = {}};
    if (scenario_->GetSelection() > 0) game.scenario = static_cast<deepblue::Scenario>(scenario_->GetSelection() - 1);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Row& row = rows_[i];
        if (Entered(*row.name).empty()) continue;
        if (began_->GetSelection() == static_cast<int>(i) + 1) game.began = game.scores.size();
        nights::HandScore score{.name = Entered(*row.name), .colour = {}, .vp = {}};
        if (row.colour->GetSelection() > 0)
            score.colour = id(static_cast<deepblue::Colour>(row.colour->GetSelection() - 1));
        int vp = 0;
        if (row.vp->GetValue().Strip(wxString::both).ToInt(&vp)) score.vp = vp;
        game.scores.push_back(std::move(score));
    }
    return game;
}

wxString HandDialog::Take() {
    for (const Row& row : rows_) {
        const wxString vp = row.vp->GetValue().Strip(wxString::both);
        int number = 0;
        if (vp.empty() || vp.ToInt(&number)) continue;
        // TRANSLATORS: %s is what was typed
        return wxString::Format(In().say("“%s” is not a number of VP"), vp);
    }
    return taken_(Game());
}

}  // namespace desktop
