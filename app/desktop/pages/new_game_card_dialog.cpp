#include "app/desktop/pages/new_game_card_dialog.h"

#include <wx/sizer.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/recruit_card_dialog.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/faults.h"
#include "app/words/recruit_words.h"

namespace desktop {

NewGameCardDialog::NewGameCardDialog(wxWindow* parent, Desk& desk, std::size_t slots, std::size_t slot)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("A remembered card"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk) {
    const words::Language& in = desk.look.language();
    slot_ = new wxChoice(this, wxID_ANY);
    for (std::size_t i = 0; i < slots; ++i) {
        // TRANSLATORS: %d is the number of a card of the opening market
        slot_->Append(wxString::Format(in.say("Card %d"), static_cast<int>(i) + 1));
    }
    slot_->SetSelection(static_cast<int>(slot));
    describe(*slot_, in.say("Which of the four cards"));
    list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(440, 260)));
    describe(*list_, in.say("Remembered cards"));
    said_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* cancel = new wxButton(this, wxID_CANCEL, in.say("Cancel"));
    auto* enter = new wxButton(this, wxID_ANY, in.say("New card …"));
    use_ = new wxButton(this, wxID_OK, in.say("This card came up"));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(cancel);
    buttons->Add(enter, wxSizerFlags().Border(wxLEFT, FromDIP(12)));
    buttons->AddStretchSpacer();
    buttons->Add(use_, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(slot_, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    all->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(16)));
    all->Add(said_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    SetSizer(all);
    ShowCards();
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { ShowWhatIsAllowed(); });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
    enter->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { EnterCard(); }); });
    use_->SetDefault();
    fit_native(*this, desk.look);
    list_->SetFocus();
}

void NewGameCardDialog::ShowCards() {
    const words::Language& in = desk_.look.language();
    cards_ = desk_.memory.cards();
    list_->Clear();
    for (const auto& card : cards_)
        list_->Append(words::spoken(card.what.name) + ": " + words::in_short(card.what, in));
    if (!cards_.empty()) list_->SetSelection(0);
    said_->SetLabel(cards_.empty() ? in.say("Cards you enter here are one tap next time") : wxString());
    ShowWhatIsAllowed();
}

void NewGameCardDialog::ShowWhatIsAllowed() {
    use_->Enable(list_->GetSelection() != wxNOT_FOUND);
}

void NewGameCardDialog::EnterCard() try {
    const words::Language& in = desk_.look.language();
    RecruitCardDialog dialog(this, desk_.look, in.say("New card"), in.say("Remember"));
    if (dialog.ShowModal() != wxID_OK) return;
    desk_.memory.remember(dialog.Entered());
    ShowCards();
} catch (const journal::Error& error) {
    said_->SetLabel(words::reason(error, desk_.look.language()));
}

session::KnownCard NewGameCardDialog::Card() const {
    return cards_.at(static_cast<std::size_t>(list_->GetSelection())).what;
}

}  // namespace desktop
