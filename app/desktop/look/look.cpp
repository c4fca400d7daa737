#include "app/desktop/look/look.h"

#include <utility>

namespace desktop {

Look::Look(const LookSettings& settings, Clock clock)
    : settings_(settings),
      clock_(std::move(clock)),
      scale_(settings.sizes),
      language_(settings.language),
      type_(scale_),
      motion_(clock_) {
    motion_.set_speed(settings.speed);
}

const Palette& Look::palette_of(const LookSettings& settings) {
    // Table mode is always dark, so that it reads from afar.
    const bool is_dark = settings.sizes.table_mode && !settings.keeps_theme;
    return palette_for(is_dark ? Theme::Dark : settings.theme, settings.under_water);
}

void Look::change(const LookSettings& settings) {
    if (settings == settings_) return;
    if (settings.language != settings_.language) language_ = words::Language(settings.language);
    settings_ = settings;
    scale_ = Scale(settings.sizes);
    type_.set_scale(scale_);
    motion_.set_speed(settings.speed);
    controls_.tell();
    pages_.tell();
}

}  // namespace desktop
