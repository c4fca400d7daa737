#include "app/desktop/pages/settings_sound.h"

namespace desktop {

SettingsSound::SettingsSound(wxWindow* parent, Desk& desk) : SettingsCard(parent, desk) {
    volume_ = AddSlider(volume_caption_, 0, 100, [](Choices& choices, int volume) { choices.volume = volume; });
    speed_ = new ToggleRow(this, desk.look);
    AddRow(speed_caption_, speed_);
    gems_ = AddCheck(&Choices::gem_sounds);
    speed_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        Change([&](Choices& choices) { choices.speed = static_cast<Speed>(speed_->Chosen()); });
    });
}

void SettingsSound::ShowChoices() {
    SetTitle(In().say("Sound and motion"));
    ShowSlider(*volume_, *volume_caption_, In().say("Volume"), Chosen().volume);
    ShowCaption(*speed_caption_, In().say("Animation"), 0.5);
    speed_->SetChoices(In().say("Animation"), {In().say("Off"), In().say("Normal"), In().say("Slow")});
    speed_->Choose(static_cast<int>(Chosen().speed));
    ShowCheck(*gems_, In().say("A sound for each kind of gem"), &Choices::gem_sounds);
}

}  // namespace desktop
