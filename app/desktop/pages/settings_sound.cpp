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
    const auto animation = [](auto& in) { return in.say("Animation"); };
    ShowSlider(*volume_, *volume_caption_, Chosen().volume, [](auto& in) { return in.say("Volume"); });
    ShowCaption(*speed_caption_, animation);
    show_choices(*speed_, TheDesk(), animation, [](auto& in) {
        return std::vector{in.say("Off"), in.say("Normal"), in.say("Slow")};
    });
    speed_->Choose(static_cast<int>(Chosen().speed));
    ShowCheck(*gems_, &Choices::gem_sounds, [](auto& in) { return in.say("A sound for each kind of gem"); });
}

}  // namespace desktop
