#include "app/desktop/pages/settings_dive.h"

#include <wx/checkbox.h>

#include "app/desktop/pages/dive_set_up_wrecks_dialog.h"
#include "app/desktop/pages/recruit_memory_dialog.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/faults.h"

namespace desktop {

SettingsDive::SettingsDive(wxWindow* parent, Desk& desk) : SettingsCard(parent, desk) {
    next_ = AddCheck(&Choices::shows_next);
    hints_ = AddCheck(&Choices::hints);
    coach_ = AddCheck(&Choices::coach);
    every_gem_ = new wxCheckBox(this, wxID_ANY, wxString());
    Rows().Add(every_gem_, wxSizerFlags().Expand());
    odds_ = AddChoice(odds_caption_,
                      [](Choices& choices, int number) { choices.odds = static_cast<session::OddsShown>(number); });
    AddSpace();
    cards_ = new wxButton(this, wxID_ANY, wxString());
    wrecks_ = new wxButton(this, wxID_ANY, wxString());
    auto* row = new Stack(desk.look, wxHORIZONTAL, 10);
    row->Add(cards_, wxSizerFlags(1));
    row->Add(wrecks_, wxSizerFlags(1));
    Rows().Add(row, wxSizerFlags().Expand());
    every_gem_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        Change([&](Choices& choices) {
            choices.cards = every_gem_->GetValue() ? CardsOpen::AfterEveryGem : CardsOpen::WhenNeeded;
        });
    });
    cards_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { EditCards(); }); });
    wrecks_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { EditWrecks(); }); });
}

void SettingsDive::ShowChoices() {
    // TRANSLATORS: a heading, the dive
    SetTitle(In().say_in("heading", "Dive"));
    ShowCheck(*next_, In().say("Show what would have come next"), &Choices::shows_next);
    ShowCheck(*hints_, In().say("Rule hints, once per situation"), &Choices::hints);
    ShowCheck(*coach_, In().say("Coach in a new game"), &Choices::coach);
    SetCheckLabel(*every_gem_, In().say("Ask for crew cards after every gem"));
    every_gem_->SetValue(Chosen().cards == CardsOpen::AfterEveryGem);
    wxArrayString odds;
    for (const wxString& shown : {In().say("Off"), In().say("Words"), In().say("Words and numbers")}) odds.Add(shown);
    ShowChoice(*odds_, *odds_caption_, In().say("Odds in a new game"), odds, static_cast<int>(Chosen().odds));
    odds_caption_->Reserve(0, 1);  // a question of its own, so as wide as it is
    dress_button(*cards_, In().say("Remembered cards …"), {}, TheDesk().look);
    dress_button(*wrecks_, In().say("Wrecks …"), {}, TheDesk().look);
}

void SettingsDive::EditCards() try {
    RecruitMemoryDialog(this, TheDesk()).ShowModal();
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void SettingsDive::EditWrecks() try {
    DiveSetUpWrecksDialog(this, TheDesk()).ShowModal();
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

}  // namespace desktop
