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
    std::vector<wxString> names;
    names.reserve(tags.size());
    for (const std::string& tag : tags) names.push_back(Speakers::name(tag));
    const auto now = std::find(tags.begin(), tags.end(), TheDesk().look.settings().language);
    ShowChoice(
        *language_, *caption_, static_cast<int>(now - tags.begin()),
        // TRANSLATORS: the language of the table
        [](auto& in) { return in.say_in("language", "Table"); }, [&](auto&) { return names; });
    ShowCheck(*own_, &Choices::own_languages, [](auto& in) { return in.say("Ask each player in their own language"); });
}

}  // namespace desktop
