#include "app/desktop/pages/new_game_rules.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/radiobut.h>
#include <wx/sizer.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"
#include "app/words/scenarios.h"

namespace desktop {
namespace {

using deepblue::Scenario;

constexpr double kText = 345;
constexpr double kState = 225;

/// The three points the rulebooks leave open, the printed rule first.
class HouseRulesDialog : public wxDialog {
public:
    HouseRulesDialog(wxWindow* parent, const deepblue::HouseRules& rules, const Look& look)
        : wxDialog(parent, wxID_ANY, look.language().say("House rules")) {
        const words::Language& in = look.language();
        auto* column = new wxBoxSizer(wxVERTICAL);
        late_ = Add(*column, in.say("A crew card also fits some draws later"), rules.late_cards);
        scattered_ =
            Add(*column, in.say("A gem lying on the wreck counts as the first draw"), rules.scattered_gem_is_a_draw);
        ruins_ = Add(*column, in.say("Treasure-Filled Ruins also pay those who surfaced"), rules.ruins_pay_surfaced);
        auto* buttons = new wxBoxSizer(wxHORIZONTAL);
        buttons->Add(new wxButton(this, wxID_CANCEL, in.say("Cancel")));
        buttons->AddStretchSpacer();
        auto* take = new wxButton(this, wxID_OK, in.say("Play like this"));
        buttons->Add(take, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
        column->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
        take->SetDefault();
        SetSizer(column);
        fit_native(*this, look);
    }
    [[nodiscard]] deepblue::HouseRules Rules() const {
        return {late_->GetValue(), scattered_->GetValue(), ruins_->GetValue()};
    }

private:
    wxCheckBox* Add(wxBoxSizer& column, const wxString& label, bool on) {
        auto* box = new wxCheckBox(this, wxID_ANY, label);
        box->SetValue(on);
        column.Add(box, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(16)));
        return box;
    }

    wxCheckBox* late_;
    wxCheckBox* scattered_;
    wxCheckBox* ruins_;
};

}  // namespace

NewGameRules::NewGameRules(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed)
    : Card(parent, desk.look), desk_(desk), form_(form), changed_(std::move(changed)) {
    Build();
    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ScenarioChosen(); });
    scenario_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ScenarioChosen(); });
    const auto draw = [this](session::Drawing drawing) {
        return [this, drawing](wxCommandEvent&) {
            form_.drawing = drawing;
            changed_();
        };
    };
    by_app_->Bind(wxEVT_RADIOBUTTON, draw(session::Drawing::App));
    by_hand_->Bind(wxEVT_RADIOBUTTON, draw(session::Drawing::Hand));
    odds_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        form_.odds = static_cast<session::OddsShown>(odds_->Chosen());
        changed_();
    });
    coach_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        form_.coach = coach_->GetValue();
        changed_();
    });
    change_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { ChangeHouseRules(); }); });
}

void NewGameRules::Build() {
    Look& look = desk_.look;
    choice_ = new ToggleRow(this, look);
    scenario_ = new wxChoice(this, wxID_ANY);
    rule_ = new Label(this, look, Type::Label, Ink::Secondary);
    for (wxWindow* part : std::initializer_list<wxWindow*>{choice_, scenario_, rule_})
        Content().Add(part, wxSizerFlags().Expand());
    who_ = AddHeading();
    by_app_ = new wxRadioButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxRB_GROUP);
    by_hand_ = new wxRadioButton(this, wxID_ANY, wxString());
    for (wxRadioButton* way : {by_app_, by_hand_}) Content().Add(way, wxSizerFlags().Expand());
    odds_heading_ = AddHeading();
    odds_ = new ToggleRow(this, look);
    Content().Add(odds_, wxSizerFlags().Expand());
    coach_ = new wxCheckBox(this, wxID_ANY, wxString());
    Content().Add(coach_, wxSizerFlags().Expand());
    Content().AddStretchSpacer();
    auto* line = new Stack(look, wxHORIZONTAL, 12);
    auto* texts = new Stack(look, wxVERTICAL, 2);
    house_ = new Label(this, look, Type::Heading);
    house_state_ = new Label(this, look, Type::Label, Ink::Secondary);
    texts->Add(house_, wxSizerFlags().Expand());
    texts->Add(house_state_, wxSizerFlags().Expand());
    change_ = new wxButton(this, wxID_ANY, wxString());
    line->Add(texts, wxSizerFlags(1).CentreVertical());
    line->Add(change_, wxSizerFlags().CentreVertical());
    Content().Add(line, wxSizerFlags().Expand());
}

Label* NewGameRules::AddHeading() {
    auto* heading = new Label(this, desk_.look, Type::Heading);
    Content().Add(heading, wxSizerFlags().Expand());
    return heading;
}

void NewGameRules::ShowForm() {
    const words::Language& in = desk_.look.language();
    ShowScenario();
    who_->SetText(in.say("Who draws?"));
    show_label(*by_app_, desk_, [](auto& language) { return language.say("The app draws from its bag"); });
    show_label(*by_hand_, desk_, [](auto& language) { return language.say("We draw by hand and tap the gem"); });
    (form_.drawing == session::Drawing::App ? by_app_ : by_hand_)->SetValue(true);
    odds_heading_->SetText(in.say("Odds"));
    show_choices(
        *odds_, desk_, [](auto& language) { return language.say("Odds"); },
        [](auto& language) {
            return std::vector{language.say("Off"), language.say("Words"), language.say("Words and numbers")};
        });
    odds_->Choose(static_cast<int>(form_.odds));
    show_label(*coach_, desk_, [](auto& language) { return language.say("Coach after each decision"); });
    coach_->SetValue(form_.coach);
    house_->SetText(in.say("House rules"));
    const auto states = [](auto& language) {
        return std::vector{language.say("Printed rules, nothing changed"), language.say("Changed by the table")};
    };
    const bool is_changed = form_.rules != deepblue::HouseRules{};
    show_paragraph(
        *house_state_, desk_, kState, [&](auto& language) { return states(language)[is_changed ? 1 : 0]; }, states);
    show_label(*change_, desk_, [](auto& language) { return language.say("Change …"); });
}

void NewGameRules::ShowScenario() {
    const words::Language& in = desk_.look.language();
    const Scenario scenario = form_.start().scenario;
    SetTitle(in.say("Scenario"));
    show_choices(
        *choice_, desk_, [](auto& language) { return language.say("Scenario"); },
        [](auto& language) {
            return std::vector{language.say("First game"), language.say("Choose"), language.say("Random")};
        });
    choice_->Choose(static_cast<int>(form_.choice));
    const auto of_each = [](auto tell) {
        return [tell](auto& language) {
            std::vector<wxString> all;
            for (std::size_t i = 0; i < deepblue::kScenarios; ++i)
                all.push_back(tell(static_cast<Scenario>(i), language));
            return all;
        };
    };
    show_entries(*scenario_, desk_, static_cast<int>(scenario),
                 of_each([](Scenario each, auto& language) { return words::name(each, language); }));
    scenario_->Enable(form_.choice == session::ScenarioChoice::Choose);
    describe(*scenario_, in.say("Scenario"));
    // Nothing below moves either when another scenario is chosen.
    show_paragraph(
        *rule_, desk_, kText, [&](auto& language) { return words::rule_of(scenario, language); },
        of_each([](Scenario each, auto& language) { return words::rule_of(each, language); }));
}

void NewGameRules::ScenarioChosen() {
    form_.choice = static_cast<session::ScenarioChoice>(choice_->Chosen());
    if (form_.choice == session::ScenarioChoice::Choose && scenario_->GetSelection() >= 0)
        form_.scenario = static_cast<Scenario>(scenario_->GetSelection());
    if (form_.choice == session::ScenarioChoice::Random) form_.scenario = desk_.session.pick_scenario(times_asked_++);
    changed_();
}

void NewGameRules::ChangeHouseRules() {
    HouseRulesDialog dialog(this, form_.rules, desk_.look);
    if (dialog.ShowModal() != wxID_OK) return;
    form_.rules = dialog.Rules();
    changed_();
}

}  // namespace desktop
