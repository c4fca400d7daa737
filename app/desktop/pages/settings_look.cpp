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
    wxArrayString themes;
    for (const wxString& theme :
         {In().say("Tide: dark under water"), In().say("Light"), In().say("Dark"), In().say("As the system")})
        themes.Add(theme);
    ShowChoice(*theme_, *theme_caption_, In().say("Theme"), themes, static_cast<int>(Chosen().theme));
    ShowSlider(*text_size_, *text_caption_, In().say("Text size"), percent(Chosen().text_size));
    ShowSlider(*gem_size_, *gem_caption_, In().say("Gem size"), percent(Chosen().gem_size));
    ShowCheck(*awake_, In().say("Keep the screen awake"), &Choices::keeps_awake);
}

}  // namespace desktop
