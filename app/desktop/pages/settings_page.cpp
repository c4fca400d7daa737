#include "app/desktop/pages/settings_page.h"

#include "app/desktop/pages/settings_colours.h"
#include "app/desktop/pages/settings_dive.h"
#include "app/desktop/pages/settings_language.h"
#include "app/desktop/pages/settings_look.h"
#include "app/desktop/pages/settings_sound.h"
#include "app/desktop/pages/show_face.h"

namespace desktop {

SettingsPage::SettingsPage(wxWindow* parent, Desk& desk) : Page(parent, desk), area_(new FormArea(this, desk.look)) {
    auto* language = new SettingsLanguage(area_, desk);
    auto* look = new SettingsLook(area_, desk);
    auto* sound = new SettingsSound(area_, desk);
    auto* colours = new SettingsColours(area_, desk);
    backups_ = new SettingsBackups(area_, desk);
    auto* dive = new SettingsDive(area_, desk);
    cards_ = {language, look, sound, colours, backups_, dive};
    area_->SetColumns({{{{language, 138}, {look, 220}, {sound, 190}}, 40},
                       {{{colours, 1}}, 45},
                       {{{backups_, 270}, {dive, 292}}, 42}},
                      {{{{language, 0}, {look, 0}, {sound, 0}}, 1}, {{{backups_, 0}, {dive, 0}, {colours, 0}}, 1}});
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
    note_->SetText(In().say("Changes take effect at once. They never touch a running game."));
    show_face(*done_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Done"), .key = in.say_in("key", "Esc")};
    });
    area_->ShowCards();
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
