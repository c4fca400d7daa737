#include "app/desktop/pages/settings_language.h"

#include <algorithm>

namespace desktop {

SettingsLanguage::SettingsLanguage(wxWindow* parent, Desk& desk) : SettingsCard(parent, desk) {
    language_ = AddChoice(caption_, [](Choices& choices, int number) {
        choices.language = Speakers::tags()[static_cast<std::size_t>(number)];
    });
    own_ = AddCheck(&Choices::own_languages);
}

void SettingsLanguage::ShowChoices() {
    SetTitle(In().say("Language"));
    const auto& tags = Speakers::tags();
    wxArrayString names;
    for (const std::string& tag : tags) names.Add(Speakers::name(tag));
    const auto now = std::find(tags.begin(), tags.end(), TheDesk().look.settings().language);
    // TRANSLATORS: the language of the table
    ShowChoice(*language_, *caption_, In().say_in("language", "Table"), names, static_cast<int>(now - tags.begin()));
    ShowCheck(*own_, In().say("Ask each player in their own language"), &Choices::own_languages);
}

}  // namespace desktop
