#include "app/desktop/pages/settings_page.h"

#include "app/desktop/pages/settings_colours.h"
#include "app/desktop/pages/settings_dive.h"
#include "app/desktop/pages/settings_language.h"
#include "app/desktop/pages/settings_look.h"
#include "app/desktop/pages/settings_sound.h"

namespace desktop {

SettingsPage::SettingsPage(wxWindow* parent, Desk& desk) : Page(parent, desk), area_(new FormArea(this, desk.look)) {
    const auto add = [this](Stack& column, SettingsCard* card, int share) {
        cards_.push_back(card);
        column.Add(card, wxSizerFlags(share).Expand());
    };
    auto* left = new Stack(desk.look, wxVERTICAL, 14);
    add(*left, new SettingsLanguage(area_, desk), 138);
    add(*left, new SettingsLook(area_, desk), 220);
    add(*left, new SettingsSound(area_, desk), 190);
    auto* middle = new Stack(desk.look, wxVERTICAL, 14);
    add(*middle, new SettingsColours(area_, desk), 1);
    auto* right = new Stack(desk.look, wxVERTICAL, 14);
    backups_ = new SettingsBackups(area_, desk);
    add(*right, backups_, 270);
    add(*right, new SettingsDive(area_, desk), 292);
    auto* columns = new Stack(desk.look, wxHORIZONTAL, 20, 20);
    columns->Add(left, wxSizerFlags(40).Expand());
    columns->Add(middle, wxSizerFlags(45).Expand());
    columns->Add(right, wxSizerFlags(42).Expand());
    area_->SetSizer(columns);
    auto* bar = new BottomBar(this, desk.look);
    note_ = new Label(bar, desk.look, Type::Body, Ink::Secondary);
    done_ = new BigButton(bar, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    bar->Content().Add(note_, wxSizerFlags(1).CentreVertical());
    bar->Content().Add(done_, wxSizerFlags().CentreVertical());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(area_, wxSizerFlags(1).Expand());
    all->Add(bar, wxSizerFlags().Expand());
    SetSizer(all);
    done_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Leave(); });
}

void SettingsPage::Enter() {
    backups_->ReadBackups();
}

void SettingsPage::ShowState() {
    for (SettingsCard* card : cards_) card->ShowChoices();
    note_->SetText(In().say("Changes hold at once. They never touch a running game."));
    done_->SetFace({.label = In().say("Done"), .key = In().say("Esc")});
    area_->FitInside();
}

void SettingsPage::Leave() {
    TheDesk().helm.GoBack();
}

bool SettingsPage::TakeKey(const wxKeyEvent& event) {
    const bool is_press = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_SPACE;
    if (event.GetKeyCode() != WXK_ESCAPE && (!is_press || IsFocusChosen())) return false;
    Leave();
    return true;
}

}  // namespace desktop
