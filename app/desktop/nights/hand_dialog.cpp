#include "app/desktop/nights/hand_dialog.h"

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/nights/days.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr std::size_t kMostPlayers = 5;
constexpr int kMostMinutes = 1440;

wxString typed(const wxTextCtrl& field) {
    return field.GetValue().Strip(wxString::both);
}

std::optional<int> number_in(const wxTextCtrl& field) {
    int number = 0;
    return typed(field).ToInt(&number) ? std::optional(number) : std::nullopt;
}

/// Whether there is a number or nothing.
bool is_number(const wxTextCtrl& field) {
    return typed(field).empty() || number_in(field);
}

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
        form.scores.push_back({.name = result.player.name,
                               .colour = result.colour,
                               .vp = result.vp ? std::optional(static_cast<int>(*result.vp)) : std::nullopt,
                               .cards = result.cards});
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
    auto* grid = new wxFlexGridSizer(4, FromDIP(wxSize(12, 8)));
    grid->AddGrowableCol(0);
    for (const wxString& heading :
         {In().say_in("game nights", "Players"), In().say("Colour"), In().say("VP"), In().say("Crew cards")})
        grid->Add(new wxStaticText(this, wxID_ANY, heading));
    for (std::size_t i = 0; i < kMostPlayers; ++i) {
        rows_.push_back(NewRow(i < game.scores.size() ? game.scores[i] : nights::HandScore{}, static_cast<int>(i) + 1));
        const Row& row = rows_.back();
        for (wxWindow* field : {static_cast<wxWindow*>(row.name), static_cast<wxWindow*>(row.colour),
                                static_cast<wxWindow*>(row.vp), static_cast<wxWindow*>(row.cards)})
            grid->Add(field, wxSizerFlags().Expand());
    }
    Below().Add(grid, wxSizerFlags(1).Expand());
    Below().Add(new wxStaticText(this, wxID_ANY, In().say("Most VP; if equal, more crew cards")),
                wxSizerFlags().Border(wxTOP, FromDIP(8)));
}

HandDialog::Row HandDialog::NewRow(const nights::HandScore& score, int number) {
    Row row{.name = NewNameField(this, words::spoken(score.name)),
            .colour = new wxChoice(this, wxID_ANY),
            .vp = NewNumberField(score.vp),
            .cards = NewNumberField(score.cards)};
    row.colour->Append(wxString(wxUniChar(0x2013)));
    for (std::size_t colour = 0; colour < deepblue::kColours; ++colour)
        row.colour->Append(words::name(static_cast<deepblue::Colour>(colour), In()));
    const auto colour = deepblue::colour_from_id(score.colour);
    row.colour->SetSelection(colour ? static_cast<int>(*colour) + 1 : 0);
    // TRANSLATORS: %d is the number of a seat
    describe(*row.name, wxString::Format(In().say("Name of player %d"), number));
    // TRANSLATORS: %d is the number of a seat
    describe(*row.colour, wxString::Format(In().say("Colour of player %d"), number));
    // TRANSLATORS: %d is the number of a seat
    describe(*row.vp, wxString::Format(In().say("VP of player %d"), number));
    // TRANSLATORS: %d is the number of a seat
    describe(*row.cards, wxString::Format(In().say("Crew cards of player %d"), number));
    return row;
}

wxTextCtrl* HandDialog::NewNumberField(std::optional<int> number) {
    return new wxTextCtrl(this, wxID_ANY, number ? wxString::Format("%d", *number) : wxString());
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
        nights::HandScore score{
            .name = Entered(*row.name), .colour = {}, .vp = number_in(*row.vp), .cards = number_in(*row.cards)};
        if (row.colour->GetSelection() > 0)
            score.colour = id(static_cast<deepblue::Colour>(row.colour->GetSelection() - 1));
        game.scores.push_back(std::move(score));
    }
    return game;
}

wxString HandDialog::Take() {
    for (const Row& row : rows_) {
        if (!is_number(*row.vp))
            // TRANSLATORS: %s is what was typed
            return wxString::Format(In().say("“%s” is not a number of VP"), typed(*row.vp));
        if (!is_number(*row.cards) || number_in(*row.cards).value_or(0) < 0)
            // TRANSLATORS: %s is what was typed
            return wxString::Format(In().say("“%s” is not a number of crew cards"), typed(*row.cards));
    }
    return taken_(Game());
}

}  // namespace desktop
