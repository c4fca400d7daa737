#pragma once

#include <wx/string.h>

#include <string>
#include <string_view>

#include "app/desktop/look/look.h"
#include "app/desktop/page_id.h"
#include "app/desktop/preferences.h"
#include "app/desktop/sounds.h"
#include "app/desktop/speakers.h"
#include "app/learn/hint_now.h"
#include "app/session/remembered.h"
#include "app/session/session.h"

namespace desktop {

/// Steers the window; the frame does it.
class Helm {
public:
    virtual ~Helm() = default;

    /// Shows a page, whatever the game is at.
    virtual void Go(PageId page) = 0;
    /// Shows the page the game is at.
    virtual void GoToGame() = 0;
    /// Leaves a page that can be reached from everywhere, such as the settings, for where one came from.
    virtual void GoBack() = 0;
    /// The result, or the ceremony, has been seen: on to what follows.
    virtual void CloseResult() = 0;
    virtual void CloseCeremony() = 0;
    /// So many places of the ranking have their chests open, counted from the last; for those who only watch.
    virtual void ChestsOpened(std::size_t places) = 0;
    /// Takes over choices and everything that follows from them: language, theme, sizes, sound.
    virtual void Choose(const Choices& choices) = 0;
    /// The page has something else to show, of its own accord.
    virtual void ShowAgain() = 0;
    /// Tells a sentence that needs no answer, such as why something was refused.
    virtual void Tell(const wxString& sentence) = 0;
    virtual void Undo() = 0;
    virtual void Redo() = 0;
    virtual void ToggleTableMode() = 0;
    /// Keys and rules, opened at the rule that the page is about.
    virtual void ShowHelp() = 0;
    /// The same at the rule of that id.
    virtual void ShowRule(std::string_view id) = 0;
    /// The rule that keys and rules were opened at; empty if none.
    [[nodiscard]] virtual const std::string& RuleAsked() const = 0;
    /// Offers the rules on one page, to be saved and printed.
    virtual void OfferReference() = 0;
    /// Shows what lies before each diver; needs a dive under way.
    virtual void OfferOdds() = 0;
    /// Shows the crew cards with that diver chosen; needs a dive under way.
    virtual void OpenCards(deepblue::Seat diver) = 0;
};

/// What every page works with.
struct Desk {
    Look& look;
    session::Session& session;
    session::Memory& memory;
    journal::Journal& journal;
    Speakers& speakers;
    Preferences& preferences;
    Sounds& sounds;
    learn::HintNow& hints;
    Helm& helm;
};

}  // namespace desktop
