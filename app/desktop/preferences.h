#pragma once

#include <string>

#include "app/desktop/look/look.h"
#include "app/session/table_settings.h"
#include "engine/journal/journal.h"

namespace desktop {

/// When the crew-card page opens by itself.
enum class CardsOpen { WhenNeeded, AfterEveryGem };

/// What the user chose once and for all games.
struct Choices {
    Theme theme = Theme::Tide;
    std::string language;  // empty: the system's
    double text_size = 1.0;
    double gem_size = 1.0;
    Speed speed = Speed::Normal;
    bool muted = false;
    int volume = 70;         // 0 to 100
    bool shows_next = true;  // "what would have come next?"
    CardsOpen cards = CardsOpen::WhenNeeded;
    bool own_languages = true;  // each player is asked in their own
    bool keeps_awake = true;    // the screen does not go dark
    bool gem_sounds = true;     // one for each kind of gem
    bool hints = true;          // rules, once per situation
    bool strong_outlines = false;
    bool patterns = false;                                // on the gems
    session::OddsShown odds = session::OddsShown::Words;  // in a new game
    bool coach = false;                                   // in a new game
    std::string window;                                   // where it stood and how large it was: "x y w h maximised"
    bool audience = false;                                // the window for spectators is open
    std::string audience_window;
    friend bool operator==(const Choices&, const Choices&) = default;
};

/// The choices, kept in the journal's settings.
class Preferences {
public:
    explicit Preferences(journal::Journal& journal);

    [[nodiscard]] const Choices& get() const { return choices_; }
    /// Takes the choices over and keeps them; throws journal::Error if they cannot be kept.
    void set(const Choices& choices);

private:
    journal::Journal& journal_;
    Choices choices_;
};

}  // namespace desktop
