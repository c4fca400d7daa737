#pragma once

#include <string>

#include "app/desktop/look/clock.h"
#include "app/desktop/look/gem_sprites.h"
#include "app/desktop/look/listeners.h"
#include "app/desktop/look/motion.h"
#include "app/desktop/look/palette.h"
#include "app/desktop/look/scale.h"
#include "app/desktop/look/typesetter.h"
#include "app/words/language.h"

namespace desktop {

/// Everything that decides how the window looks; a value, so that it can be kept and compared.
struct LookSettings {
    Theme theme = Theme::Tide;
    bool under_water = false;
    ScaleSettings sizes;
    std::string language = "en";  // of the table
    Speed speed = Speed::Normal;
    bool keys_shown = true;    // key caps vanish after touch
    bool keeps_theme = false;  // also in table mode, such as on a television
    bool strong_outlines = false;
    bool patterns = false;  // on the gems
    friend bool operator==(const LookSettings&, const LookSettings&) = default;
};

/// The one look all drawn controls share. A change is told once: first to every control, then to every page.
class Look {
public:
    explicit Look(const LookSettings& settings = {}, Clock clock = std::chrono::steady_clock::now);
    Look(const Look&) = delete;
    Look& operator=(const Look&) = delete;

    [[nodiscard]] const LookSettings& settings() const { return settings_; }
    /// Takes over `settings` and tells everyone, unless nothing has changed.
    void change(const LookSettings& settings);

    [[nodiscard]] const Palette& palette() const { return palette_of(settings_); }
    [[nodiscard]] static const Palette& palette_of(const LookSettings& settings);
    [[nodiscard]] const Scale& scale() const { return scale_; }
    [[nodiscard]] const words::Language& language() const { return language_; }
    [[nodiscard]] Typesetter& type() { return type_; }
    [[nodiscard]] GemSprites& gems() { return gems_; }
    [[nodiscard]] Motion& motion() { return motion_; }
    [[nodiscard]] Moment now() const { return clock_(); }
    [[nodiscard]] int px(double length) const { return scale_.px(length); }

    /// For controls: their size and their pixels are no longer right.
    [[nodiscard]] Listeners::Following follow(Listeners::Told told) { return controls_.follow(std::move(told)); }
    /// For pages: every control knows its new size, so lay them out.
    [[nodiscard]] Listeners::Following follow_layout(Listeners::Told told) { return pages_.follow(std::move(told)); }

private:
    LookSettings settings_;
    Clock clock_;
    Scale scale_;
    words::Language language_;
    Typesetter type_;
    GemSprites gems_;
    Motion motion_;
    Listeners controls_;
    Listeners pages_;
};

}  // namespace desktop
