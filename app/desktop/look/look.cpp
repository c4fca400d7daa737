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
