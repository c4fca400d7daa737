#include "app/desktop/pages/settings_page.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/listctrl.h>
#include <wx/slider.h>

#include <algorithm>
#include <cmath>

#include "app/desktop/pages/colour_check.h"
#include "app/words/faults.h"
#include "engine/journal/backups.h"

namespace desktop {
namespace {

constexpr std::size_t kBackupsShown = 8;

int percent(double share) {
    return static_cast<int>(std::lround(100 * share));
}

/// "20240229T183000Z" as "2024-02-29 18:30".
wxString readable(const std::string& stamp) {
    const wxString text = words::spoken(stamp);
    return text.Mid(0, 4) + "-" + text.Mid(4, 2) + "-" + text.Mid(6, 2) + " " + text.Mid(9, 2) + ":" + text.Mid(11, 2);
}

}  // namespace

SettingsPage::SettingsPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    auto* left = new Stack(desk.look, wxVERTICAL, 16);
    for (Card* card : {MakeLanguage(), MakeLook(), MakeSound()}) left->Add(card, wxSizerFlags(1).Expand());
    auto* right = new Stack(desk.look, wxVERTICAL, 16);
    for (Card* card : {MakeBackups(), MakeDive()}) right->Add(card, wxSizerFlags(1).Expand());
    auto* columns = new Stack(desk.look, wxHORIZONTAL, 20);
    columns->Add(left, wxSizerFlags(40).Expand());
    columns->Add(MakeColours(), wxSizerFlags(45).Expand());
    columns->Add(right, wxSizerFlags(42).Expand());
    note_ = new Label(this, desk.look, Type::Body, Ink::Secondary);
    done_ = new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    auto* bottom = new Stack(desk.look, wxHORIZONTAL, 16);
    bottom->Add(note_, wxSizerFlags(1).CentreVertical());
    bottom->Add(done_, wxSizerFlags().CentreVertical());
    auto* all = new Stack(desk.look, wxVERTICAL, 20, 20);
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(bottom, wxSizerFlags().Expand());
    SetSizer(all);
    done_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Leave(); });
}

Card* SettingsPage::MakeLanguage() {
    language_card_ = new Card(this, TheDesk().look);
    language_ = new wxChoice(language_card_, wxID_ANY);
    for (const std::string& tag : Speakers::tags()) language_->Append(Speakers::name(tag));
    language_card_->Content().Add(language_, wxSizerFlags().Expand());
    language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        Change([&](Choices& c) { c.language = Speakers::tags()[static_cast<std::size_t>(language_->GetSelection())]; });
    });
    return language_card_;
}

wxSlider* SettingsPage::AddSlider(Card& card, Label*& caption, int least, int most) {
    auto* row = new Stack(TheDesk().look, wxHORIZONTAL, 12);
    caption = new Label(&card, TheDesk().look, Type::Body);
    caption->Reserve(130, 1);
    auto* slider = new wxSlider(&card, wxID_ANY, least, least, most);
    row->Add(caption, wxSizerFlags().CentreVertical());
    row->Add(slider, wxSizerFlags(1).CentreVertical());
    card.Content().Add(row, wxSizerFlags().Expand());
    return slider;
}

Card* SettingsPage::MakeLook() {
    look_card_ = new Card(this, TheDesk().look);
    theme_ = new wxChoice(look_card_, wxID_ANY);
    look_card_->Content().Add(theme_, wxSizerFlags().Expand());
    text_size_ = AddSlider(*look_card_, text_caption_, 85, 150);
    gem_size_ = AddSlider(*look_card_, gem_caption_, 80, 140);
    theme_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        Change([&](Choices& c) { c.theme = static_cast<Theme>(theme_->GetSelection()); });
    });
    text_size_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) {
        Change([&](Choices& c) { c.text_size = text_size_->GetValue() / 100.0; });
    });
    gem_size_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) {
        Change([&](Choices& c) { c.gem_size = gem_size_->GetValue() / 100.0; });
    });
    return look_card_;
}

Card* SettingsPage::MakeSound() {
    sound_card_ = new Card(this, TheDesk().look);
    volume_ = AddSlider(*sound_card_, volume_caption_, 0, 100);
    speed_ = new ToggleRow(sound_card_, TheDesk().look);
    sound_card_->Content().Add(speed_, wxSizerFlags().Expand());
    volume_->Bind(wxEVT_SLIDER,
                  [this](wxCommandEvent&) { Change([&](Choices& c) { c.volume = volume_->GetValue(); }); });
    speed_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        Change([&](Choices& c) { c.speed = static_cast<Speed>(speed_->Chosen()); });
    });
    return sound_card_;
}

Card* SettingsPage::MakeColours() {
    colour_card_ = new Card(this, TheDesk().look);
    colour_text_ = new Label(colour_card_, TheDesk().look, Type::Label, Ink::Secondary);
    colour_text_->Reserve(410, 2);
    colours_ = new ColourCheck(colour_card_, TheDesk().look);
    colour_card_->Content().Add(colour_text_, wxSizerFlags().Expand());
    colour_card_->Content().Add(colours_, wxSizerFlags().Expand());
    return colour_card_;
}

Card* SettingsPage::MakeBackups() {
    backup_card_ = new Card(this, TheDesk().look);
    backup_text_ = new Label(backup_card_, TheDesk().look, Type::Label, Ink::Secondary);
    backup_text_->Reserve(370, 2);
    backups_ = new wxListCtrl(backup_card_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_NO_HEADER);
    back_up_ = new BigButton(backup_card_, TheDesk().look, ButtonStyle::Quiet, ButtonSize::Compact);
    backup_card_->Content().Add(backup_text_, wxSizerFlags().Expand());
    backup_card_->Content().Add(backups_, wxSizerFlags(1).Expand());
    backup_card_->Content().Add(back_up_, wxSizerFlags().Expand());
    back_up_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { BackUpNow(); });
    return backup_card_;
}

Card* SettingsPage::MakeDive() {
    dive_card_ = new Card(this, TheDesk().look);
    shows_next_ = new wxCheckBox(dive_card_, wxID_ANY, wxString());
    every_gem_ = new wxCheckBox(dive_card_, wxID_ANY, wxString());
    for (wxCheckBox* box : {shows_next_, every_gem_}) dive_card_->Content().Add(box, wxSizerFlags().Expand());
    shows_next_->Bind(wxEVT_CHECKBOX,
                      [this](wxCommandEvent&) { Change([&](Choices& c) { c.shows_next = shows_next_->GetValue(); }); });
    every_gem_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        Change(
            [&](Choices& c) { c.cards = every_gem_->GetValue() ? CardsOpen::AfterEveryGem : CardsOpen::WhenNeeded; });
    });
    return dive_card_;
}

void SettingsPage::Change(const std::function<void(Choices&)>& change) {
    Choices choices = TheDesk().preferences.get();
    change(choices);
    TheDesk().helm.Choose(choices);
}

void SettingsPage::Enter() {
    ShowBackups();
}

void SettingsPage::ShowState() {
    const Choices& choices = TheDesk().preferences.get();
    ShowLanguage();
    ShowLook();
    ShowSound();
    colour_card_->SetTitle(In().say("Colour check"));
    colour_text_->SetText(
        In().say("How gems and flags look with a colour deficiency. Shape, letter and pattern stay."));
    backup_card_->SetTitle(In().say("Backups"));
    backup_text_->SetText(In().say("Written and read back after every dive, game and day."));
    back_up_->SetFace({.label = In().say("Back up now")});
    dive_card_->SetTitle(In().say("Dive"));
    shows_next_->SetLabel(In().say("Show what would have come next"));
    shows_next_->SetValue(choices.shows_next);
    every_gem_->SetLabel(In().say("Ask for crew cards after every gem"));
    every_gem_->SetValue(choices.cards == CardsOpen::AfterEveryGem);
    note_->SetText(In().say("Changes hold at once. They never touch a running game."));
    done_->SetFace({.label = In().say("Done"), .key = "Esc"});
}

void SettingsPage::ShowLanguage() {
    language_card_->SetTitle(In().say("Language"));
    const auto& tags = Speakers::tags();
    const auto now = std::find(tags.begin(), tags.end(), TheDesk().look.settings().language);
    language_->SetSelection(static_cast<int>(now - tags.begin()));
    describe(*language_, In().say("Language"));
}

void SettingsPage::ShowLook() {
    const Choices& choices = TheDesk().preferences.get();
    look_card_->SetTitle(In().say("Look"));
    theme_->Clear();
    for (const wxString& theme :
         {In().say("Tide: dark under water"), In().say("Light"), In().say("Dark"), In().say("As the system")})
        theme_->Append(theme);
    theme_->SetSelection(static_cast<int>(choices.theme));
    describe(*theme_, In().say("Theme"));
    text_caption_->SetText(In().say("Text size"));
    text_size_->SetValue(percent(choices.text_size));
    describe(*text_size_, In().say("Text size"));
    gem_caption_->SetText(In().say("Gem size"));
    gem_size_->SetValue(percent(choices.gem_size));
    describe(*gem_size_, In().say("Gem size"));
}

void SettingsPage::ShowSound() {
    const Choices& choices = TheDesk().preferences.get();
    sound_card_->SetTitle(In().say("Sound and motion"));
    volume_caption_->SetText(In().say("Volume"));
    volume_->SetValue(choices.volume);
    describe(*volume_, In().say("Volume"));
    speed_->SetChoices(In().say("Animation"), {In().say("Off"), In().say("Normal"), In().say("Slow")});
    speed_->Choose(static_cast<int>(choices.speed));
}

/// Only backups that were read back are good; a bad one is listed with a word.
void SettingsPage::ShowBackups() {
    backups_->ClearAll();
    backups_->AppendColumn(wxString(), wxLIST_FORMAT_LEFT, TheDesk().look.px(210));
    backups_->AppendColumn(wxString(), wxLIST_FORMAT_RIGHT, TheDesk().look.px(130));
    const auto all = journal::Backups(TheDesk().journal.path()).list();
    for (std::size_t i = 0; i < std::min(all.size(), kBackupsShown); ++i) {
        const long row = backups_->InsertItem(static_cast<long>(i), readable(all[i].stamp));
        const bool good = journal::Backups::is_good(all[i]);
        backups_->SetItem(row, 1, good ? In().say("checked") : In().say("damaged"));
        if (!good) backups_->SetItemTextColour(row, TheDesk().look.palette().coral);
    }
}

void SettingsPage::BackUpNow() {
    try {
        journal::Backups(TheDesk().journal.path()).make(journal::Reason::Day, session::system_time());
        ShowBackups();
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void SettingsPage::Leave() {
    if (TheTable().started()) {
        TheDesk().helm.GoToGame();
    } else {
        TheDesk().helm.Go(PageId::Start);
    }
}

bool SettingsPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_ESCAPE) return false;
    Leave();
    return true;
}

}  // namespace desktop
