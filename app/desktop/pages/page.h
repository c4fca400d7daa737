#pragma once

#include <optional>
#include <string_view>

#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/desk.h"
#include "app/desktop/pages/focus_rest.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/tab_focus.h"

namespace desktop {

/// What is done on a page beside the game, such as a game that was deleted, and how it is taken back.
class OwnSteps {
public:
    virtual ~OwnSteps() = default;
    /// What would be taken back, such as "game of 2 Nov deleted"; empty if there is nothing.
    [[nodiscard]] virtual wxString Undoable(const words::Language& in) const = 0;
    /// The whole text of the undo where "Undo: …" is not what it is called; empty otherwise.
    [[nodiscard]] virtual wxString UndoText(const words::Language&) const { return {}; }
    [[nodiscard]] virtual bool CanRedo() const = 0;
    virtual void Undo() = 0;
    virtual void Redo() = 0;
};

/// One page of the window. It knows no rule: it asks the session what is allowed and shows what the session says.
class Page : public DrawnPanel {
public:
    /// Reads the session and shows it; called when the page comes up and after every change.
    virtual void ShowState() = 0;
    /// The page comes up from another one; called before ShowState.
    virtual void Enter() {}
    /// Another page was here a moment ago: no press that was meant for it is taken.
    void BeDeadForAMoment();
    /// A key that no control took; true if it was for this page. Never called for letters in a text field.
    virtual bool TakeKey(const wxKeyEvent&) { return false; }

    /// Sees every key before anything is done with it.
    void NoteKey(const wxKeyEvent& event) { tab_focus_.Note(event); }
    /// No button has the focus any more, so that the keys are the page's.
    void RestFocus();
    /// A screen reader says from now on what the page asks in the language that is chosen now.
    void SpeakAgain() { focus_rest_->Say(Spoken()); }

    /// Whether the page stays although the game has gone to `wanted`, such as while cards are played.
    [[nodiscard]] virtual bool StaysOn(PageId) const { return false; }

    /// What the top bar says; a page without a title has no top bar.
    [[nodiscard]] virtual wxString Title() const { return {}; }
    [[nodiscard]] virtual wxString Context() const { return {}; }
    /// Whether the steps of the game can be undone from here.
    [[nodiscard]] virtual bool HasSteps() const { return false; }
    /// What the page itself can take back and bring back, where that is not steps of the game.
    [[nodiscard]] virtual OwnSteps* Own() { return nullptr; }
    /// The rule that the page is about, beyond the open question of the game; empty if there is none.
    [[nodiscard]] virtual std::string_view Rule() const { return {}; }
    /// Whether the page plays under water, where the theme Tide is dark.
    [[nodiscard]] virtual bool IsUnderWater() const { return false; }

protected:
    Page(wxWindow* parent, Desk& desk);

    /// The window colour; pages with a picture of their own draw that.
    void Draw(Painter& painter, const Box& body) override;

    [[nodiscard]] Desk& TheDesk() const { return desk_; }
    [[nodiscard]] session::Session& TheSession() const { return desk_.session; }
    [[nodiscard]] const deepblue::Table& TheTable() const { return desk_.session.table(); }
    /// The language of the table.
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }
    /// The language of the player who is asked.
    [[nodiscard]] const words::Language& InLanguageOf(deepblue::Seat seat) const;
    /// What the banner asks this player: in their language, and below in the table's if that is another.
    [[nodiscard]] PromptFace PromptFor(deepblue::Seat seat, const Wording& question) const;
    [[nodiscard]] wxString NameOf(deepblue::Seat seat) const;
    [[nodiscard]] deepblue::Colour ColourOf(deepblue::Seat seat) const;

    /// Plays a line. A refusal is told and changes nothing; true if it was played.
    bool Play(const deepblue::Line& line);
    /// Why the action is not allowed now, as a sentence; empty if it is.
    [[nodiscard]] wxString WhyNot(const deepblue::Action& action) const { return WhyNot(action, In()); }
    [[nodiscard]] wxString WhyNot(const deepblue::Action& action, const words::Language& in) const;

    /// The hint that is due at this moment of the game; it stays until the game goes on.
    [[nodiscard]] std::optional<learn::Hint> HintNow() const;
    /// The same for someone who is asked while the game stands still.
    [[nodiscard]] std::optional<learn::Hint> HintFor(const learn::Hint& hint) const;

    /// What a screen reader says when the page comes up or asks something new.
    [[nodiscard]] virtual wxString Spoken() const { return Title(); }
    /// Whether Space and Enter are for the control that has the focus.
    [[nodiscard]] bool IsFocusChosen() const { return tab_focus_.IsOn(*this, *focus_rest_); }

private:
    [[nodiscard]] bool HasOwnLanguage(deepblue::Seat seat) const;
    [[nodiscard]] std::optional<learn::Hint> HintAt(std::optional<deepblue::Seat> asked,
                                                    const std::vector<learn::Hint>& hints) const;

    Desk& desk_;
    FocusRest* focus_rest_;
    TabFocus tab_focus_;
};

}  // namespace desktop
