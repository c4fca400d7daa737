#pragma once

#include <wx/frame.h>
#include <wx/simplebook.h>
#include <wx/timer.h>

#include <map>
#include <vector>

#include "app/desktop/audience/audience.h"
#include "app/desktop/awake.h"
#include "app/desktop/companion.h"
#include "app/desktop/controls/top_bar.h"
#include "app/desktop/curtain.h"
#include "app/desktop/desk.h"
#include "app/desktop/frame_keys.h"
#include "app/desktop/frame_menu.h"
#include "app/desktop/held_key.h"
#include "app/desktop/look/dialog_theme.h"
#include "app/desktop/notice.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/table_bar.h"

namespace desktop {

/// The one window: a top bar over a book of pages. It shows the page the game is at and knows no rule.
class MainFrame : public wxFrame, public Helm {
public:
    explicit MainFrame(Companion& companion);

    void Go(PageId page) override;
    void GoToGame() override;
    void GoBack() override;
    void CloseResult() override;
    void CloseCeremony() override;
    void ChestsOpened(std::size_t places) override;
    void Choose(const Choices& choices) override;
    void ShowAgain() override { ShowPage(); }
    void Tell(const wxString& sentence) override;
    void Undo() override;
    void Redo() override;
    void ToggleTableMode() override;
    void ShowHelp() override;
    void ShowRule(std::string_view id) override;
    [[nodiscard]] const std::string& RuleAsked() const override { return rule_asked_; }
    void OfferReference() override;
    void OfferOdds() override;
    void OpenCards(deepblue::Seat diver) override;
    /// Adds the finished game of a file to the game nights and shows them, or says why not.
    void OpenGameFile(const wxString& path);

    [[nodiscard]] PageId CurrentPage() const { return current_; }
    [[nodiscard]] Page& ThePage() { return *pages_.at(current_); }
    [[nodiscard]] TopBar& TheTopBar() { return *top_bar_; }
    [[nodiscard]] bool IsInTableMode() const { return table_mode_; }
    [[nodiscard]] Audience& TheAudience() { return audience_; }
    [[nodiscard]] const Awake& TheAwake() const { return awake_; }
    /// Fills the menu with what can be done now.
    void FillMenu(FrameMenu& menu);

private:
    static constexpr int kSettle = 60;  // milliseconds
    static constexpr int kMakeReady = 400;

    void OnKey(wxKeyEvent& event);
    void OnSize(wxSizeEvent& event);
    void OnTopBar(wxCommandEvent& event);
    void OnClose(wxCloseEvent& event);
    void Do(FrameKey key);
    [[nodiscard]] wxString WayToGame(const words::Language& in) const;
    void Open(PageId page);
    void MakePage(PageId page);
    void MakeReady();
    /// Shows a page as it was left.
    void Return(PageId page);
    void GameChanged();
    void ShowPage();
    void ShowBars();
    void ShowAudience();
    void ShowMenu();
    [[nodiscard]] LookSettings WantedLook();
    void AdaptLook();
    /// How the window comes to look as `wanted`; nothing if it goes on as it is.
    [[nodiscard]] std::optional<Movement> Change(const LookSettings& wanted);
    /// Lays out once more as soon as native controls know how large they are in their new font.
    void SettleLater() { settle_.StartOnce(kSettle); }
    void KeepAwake();
    /// Keys always arrive somewhere.
    void KeepFocus();
    void ToggleAudience();
    void ChangeTextSize(double by);
    void ToggleSound();
    void TakeSounds(const Choices& choices);
    void OfferSeal();
    void OfferSheet();
    /// What would be taken back, such as "Undo: red drawn"; empty if there is nothing.
    [[nodiscard]] wxString UndoText(const words::Language& in);
    [[nodiscard]] bool IsGamePage() const;
    /// Whether the page shows what undo would do to the game; elsewhere its steps are left alone.
    [[nodiscard]] bool ShowsGame();
    /// Whether the page has nothing to do with the game.
    [[nodiscard]] bool IsApart() const;
    /// Whether the page itself shows undo in table mode.
    [[nodiscard]] bool HasOwnUndo() const;
    [[nodiscard]] static bool IsTyping();

    Companion& companion_;
    Desk desk_;
    TopBar* top_bar_;
    wxSimplebook* book_;
    TableBar* table_bar_;
    Notice* notice_;
    Curtain* curtain_;
    std::map<PageId, Page*> pages_;
    PageId current_ = PageId::Start;
    wxSize shown_in_;  // the size that the page was shown for
    std::string rule_asked_;
    std::vector<PageId> way_;  // from the page of the game to where one is
    Seen seen_;
    bool table_mode_ = false;
    bool seeks_focus_ = false;
    HeldKey held_key_;
    Moment last_key_at_{};
    std::size_t opened_ = 0;  // places of the ranking whose chests are open
    Awake awake_;
    Audience audience_;
    DialogTheme dialog_theme_;
    wxTimer settle_;
    wxTimer make_ready_;
    boost::signals2::scoped_connection following_;
};

}  // namespace desktop
