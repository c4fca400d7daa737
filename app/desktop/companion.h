#pragma once

#include "app/desktop/look/look.h"
#include "app/desktop/preferences.h"
#include "app/desktop/sounds.h"
#include "app/desktop/speakers.h"
#include "app/learn/hint_now.h"
#include "app/session/remembered.h"
#include "app/session/session.h"

namespace desktop {

/// Everything the window works with, except the window itself.
struct Companion {
    explicit Companion(journal::Journal opened, Clock clock = std::chrono::steady_clock::now);

    journal::Journal journal;
    session::Session session;
    session::Memory memory;
    learn::HintNow hints;
    Preferences preferences;
    Speakers speakers;
    Look look;
    Sounds sounds;
};

/// How everything looks that follows these choices, whatever it shows and however large it is.
[[nodiscard]] LookSettings look_settings(const Choices& choices);

}  // namespace desktop
