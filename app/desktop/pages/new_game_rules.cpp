#include "app/desktop/pages/new_game_rules.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>

#include "app/desktop/look/accessible.h"
#include "app/words/gems.h"
#include "app/words/scenarios.h"

namespace desktop {
namespace {

using deepblue::Scenario;

/// The three points the rulebooks leave open, the printed rule first.
class HouseRulesDialog : public wxDialog {
public:
    HouseRulesDialog(wxWindow* parent, const deepblue::HouseRules& rules, const words::Language& in)
        : wxDialog(parent, wxID_ANY, in.say("House rules")) {
        auto* column = new wxBoxSizer(wxVERTICAL);
        late_ = Add(*column, in.say("A crew card also fits some draws later"), rules.late_cards);
        scattered_ =
            Add(*column, in.say("A gem lying on the wreck counts as the first draw"), rules.scattered_gem_is_a_draw);
        ruins_ = Add(*column, in.say("Treasure-Filled Ruins also pay who surfaced"), rules.ruins_pay_surfaced);
        column->Add(CreateButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Right().Border());
        SetSizerAndFit(column);
    }
    [[nodiscard]] deepblue::HouseRules Rules() const {
        return {late_->GetValue(), scattered_->GetValue(), ruins_->GetValue()};
    }

private:
    wxCheckBox* Add(wxBoxSizer& column, const wxString& label, bool on) {
        auto* box = new wxCheckBox(this, wxID_ANY, label);
        box->SetValue(on);
        column.Add(box, wxSizerFlags().Border());
        return box;
    }

    wxCheckBox* late_;
    wxCheckBox* scattered_;
    wxCheckBox* ruins_;
};

}  // namespace

NewGameRules::NewGameRules(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed)
    : Card(parent, desk.look), desk_(desk), form_(form), changed_(std::move(changed)) {
    choice_ = new ToggleRow(this, desk.look);
    scenario_ = new wxChoice(this, wxID_ANY);
    rule_ = new Label(this, desk.look, Type::Label, Ink::Secondary);
    rule_->Reserve(350, 3);
    for (wxWindow* part :
         {static_cast<wxWindow*>(choice_), static_cast<wxWindow*>(scenario_), static_cast<wxWindow*>(rule_)})
        Content().Add(part, wxSizerFlags().Expand());
    who_ = AddHeading();
    drawing_ = new ToggleRow(this, desk.look);
    Content().Add(drawing_, wxSizerFlags().Expand());
    odds_heading_ = AddHeading();
    odds_ = new ToggleRow(this, desk.look);
    Content().Add(odds_, wxSizerFlags().Expand());
    Content().AddStretchSpacer();
    auto* line = new Stack(desk.look, wxHORIZONTAL, 12);
    auto* texts = new Stack(desk.look, wxVERTICAL, 2);
    house_ = new Label(this, desk.look, Type::Heading);
    house_state_ = new Label(this, desk.look, Type::Label, Ink::Secondary);
    texts->Add(house_, wxSizerFlags().Expand());
    texts->Add(house_state_, wxSizerFlags().Expand());
    change_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact);
    line->Add(texts, wxSizerFlags(1).CentreVertical());
    line->Add(change_, wxSizerFlags().CentreVertical());
    Content().Add(line, wxSizerFlags().Expand());
    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ScenarioChosen(); });
    scenario_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ScenarioChosen(); });
    drawing_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        form_.drawing = static_cast<session::Drawing>(drawing_->Chosen());
        changed_();
    });
    odds_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        form_.odds = static_cast<session::OddsShown>(odds_->Chosen());
        changed_();
    });
    change_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { ChangeHouseRules(); }); });
}

Label* NewGameRules::AddHeading() {
    auto* heading = new Label(this, desk_.look, Type::Heading);
    Content().Add(heading, wxSizerFlags().Expand());
    return heading;
}

void NewGameRules::ShowForm() {
    const words::Language& in = desk_.look.language();
    SetTitle(in.say("Scenario"));
    choice_->SetChoices(in.say("Scenario"), {in.say("First game"), in.say("Choose"), in.say("Random")});
    choice_->Choose(static_cast<int>(form_.choice));
    const Scenario scenario = form_.start().scenario;
    scenario_->Clear();
    for (std::size_t i = 0; i < deepblue::kScenarios; ++i) scenario_->Append(words::name(static_cast<Scenario>(i), in));
    scenario_->SetSelection(static_cast<int>(scenario));
    scenario_->Enable(form_.choice == session::ScenarioChoice::Choose);
    describe(*scenario_, in.say("Scenario"));
    rule_->SetText(words::rule_of(scenario, in));
    who_->SetText(in.say("Who draws?"));
    drawing_->SetChoices(in.say("Who draws?"), {in.say("The app"), in.say("By hand")});
    drawing_->Choose(static_cast<int>(form_.drawing));
    odds_heading_->SetText(in.say("Odds"));
    odds_->SetChoices(in.say("Odds"), {in.say("Off"), in.say("Words"), in.say("Words and numbers")});
    odds_->Choose(static_cast<int>(form_.odds));
    house_->SetText(in.say("House rules"));
    const bool printed = form_.rules == deepblue::HouseRules{};
    house_state_->SetText(printed ? in.say("Printed rules, nothing changed") : in.say("Changed by the table"));
    change_->SetFace({.label = in.say("Change …")});
}

void NewGameRules::ScenarioChosen() {
    form_.choice = static_cast<session::ScenarioChoice>(choice_->Chosen());
    if (form_.choice == session::ScenarioChoice::Choose && scenario_->GetSelection() >= 0)
        form_.scenario = static_cast<Scenario>(scenario_->GetSelection());
    if (form_.choice == session::ScenarioChoice::Random) form_.scenario = desk_.session.pick_scenario(times_asked_++);
    changed_();
}

void NewGameRules::ChangeHouseRules() {
    HouseRulesDialog dialog(this, form_.rules, desk_.look.language());
    if (dialog.ShowModal() != wxID_OK) return;
    form_.rules = dialog.Rules();
    changed_();
}

}  // namespace desktop
