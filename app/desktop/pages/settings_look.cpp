#include "app/desktop/pages/settings_look.h"

#include <cmath>

namespace desktop {
namespace {

int percent(double share) {
    return static_cast<int>(std::lround(100 * share));
}

}  // namespace

SettingsLook::SettingsLook(wxWindow* parent, Desk& desk) : SettingsCard(parent, desk) {
    theme_ =
        AddChoice(theme_caption_, [](Choices& choices, int number) { choices.theme = static_cast<Theme>(number); });
    text_size_ =
        AddSlider(text_caption_, 85, 150, [](Choices& choices, int size) { choices.text_size = size / 100.0; });
    gem_size_ = AddSlider(gem_caption_, 80, 140, [](Choices& choices, int size) { choices.gem_size = size / 100.0; });
    awake_ = AddCheck(&Choices::keeps_awake);
}

void SettingsLook::ShowChoices() {
    SetTitle(In().say("Look"));
    ShowChoice(
        *theme_, *theme_caption_, static_cast<int>(Chosen().theme), [](auto& in) { return in.say("Theme"); },
        [](auto& in) {
            return std::vector{in.say("Tide: dark under water"), in.say("Light"), in.say("Dark"),
                               in.say("As the system")};
        });
    ShowSlider(*text_size_, *text_caption_, percent(Chosen().text_size), [](auto& in) { return in.say("Text size"); });
    ShowSlider(*gem_size_, *gem_caption_, percent(Chosen().gem_size), [](auto& in) { return in.say("Gem size"); });
    ShowCheck(*awake_, &Choices::keeps_awake, [](auto& in) { return in.say("Keep the screen awake"); });
}

}  // namespace desktop
