#include "app/desktop/pages/settings_dive.h"

#include <wx/checkbox.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/dive_set_up_wrecks_dialog.h"
#include "app/desktop/pages/recruit_memory_dialog.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr double kOdds = 190;  // a question of its own, so wider than other captions

}  // namespace

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
    ShowCheck(*next_, &Choices::shows_next, [](auto& in) { return in.say("Show what would have come next"); });
    ShowCheck(*hints_, &Choices::hints, [](auto& in) { return in.say("Rule hints, once per situation"); });
    ShowCheck(*coach_, &Choices::coach, [](auto& in) { return in.say("Coach in a new game"); });
    SetCheckLabel(*every_gem_, [](auto& in) { return in.say("Ask for crew cards after every gem"); });
    every_gem_->SetValue(Chosen().cards == CardsOpen::AfterEveryGem);
    const auto odds = [](auto& in) { return in.say("Odds in a new game"); };
    show_caption(*odds_caption_, TheDesk(), kOdds, odds);
    show_entries(*odds_, TheDesk(), static_cast<int>(Chosen().odds), [](auto& in) {
        return std::vector{in.say("Off"), in.say("Words"), in.say("Words and numbers")};
    });
    describe(*odds_, odds(In()));
    show_label(*cards_, TheDesk(), [](auto& in) { return in.say("Remembered cards …"); });
    show_label(*wrecks_, TheDesk(), [](auto& in) { return in.say("Wrecks …"); });
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
