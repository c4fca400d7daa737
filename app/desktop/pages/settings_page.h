#pragma once

#include <functional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/pages/page.h"

class wxCheckBox;
class wxChoice;
class wxListCtrl;
class wxSlider;

namespace desktop {

class ColourCheck;

/// 13: everything works at once, and nothing touches a running game.
class SettingsPage : public Page {
public:
    SettingsPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("Settings"); }

private:
    Card* MakeLanguage();
    Card* MakeLook();
    Card* MakeSound();
    Card* MakeColours();
    Card* MakeBackups();
    Card* MakeDive();
    wxSlider* AddSlider(Card& card, Label*& caption, int least, int most);
    void Change(const std::function<void(Choices&)>& change);
    void ShowLanguage();
    void ShowLook();
    void ShowSound();
    void ShowBackups();
    void BackUpNow();
    void Leave();

    Card* language_card_ = nullptr;
    wxChoice* language_ = nullptr;
    Card* look_card_ = nullptr;
    wxChoice* theme_ = nullptr;
    Label* text_caption_ = nullptr;
    wxSlider* text_size_ = nullptr;
    Label* gem_caption_ = nullptr;
    wxSlider* gem_size_ = nullptr;
    Card* sound_card_ = nullptr;
    Label* volume_caption_ = nullptr;
    wxSlider* volume_ = nullptr;
    ToggleRow* speed_ = nullptr;
    Card* colour_card_ = nullptr;
    Label* colour_text_ = nullptr;
    ColourCheck* colours_ = nullptr;
    Card* backup_card_ = nullptr;
    Label* backup_text_ = nullptr;
    wxListCtrl* backups_ = nullptr;
    BigButton* back_up_ = nullptr;
    Card* dive_card_ = nullptr;
    wxCheckBox* shows_next_ = nullptr;
    wxCheckBox* every_gem_ = nullptr;
    Label* note_ = nullptr;
    BigButton* done_ = nullptr;
};

}  // namespace desktop
