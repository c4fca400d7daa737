#include "app/desktop/companion.h"

#include <utility>

namespace desktop {

LookSettings look_settings(const Choices& choices) {
    LookSettings settings;
    settings.theme = choices.theme;
    settings.language = Speakers::there(choices.language);
    settings.speed = choices.speed;
    settings.strong_outlines = choices.strong_outlines;
    settings.patterns = choices.patterns;
    settings.sizes.text_size = choices.text_size;
    settings.sizes.gem_size = choices.gem_size;
    return settings;
}

Companion::Companion(journal::Journal opened, Clock clock)
    : journal(std::move(opened)),
      session(journal),
      memory(journal),
      hints(journal),
      preferences(journal),
      look(look_settings(preferences.get()), std::move(clock)) {}

}  // namespace desktop
