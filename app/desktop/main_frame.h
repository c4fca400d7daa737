#pragma once

#include <wx/frame.h>
#include <wx/simplebook.h>

#include <map>

#include "app/desktop/controls/top_bar.h"
#include "app/desktop/desk.h"
#include "app/desktop/notice.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// Everything the window works with, except the window itself.
struct Companion {
    explicit Companion(journal::Journal opened);

    journal::Journal journal;
    session::Session session;
    session::Memory memory;
    Preferences preferences;
    Speakers speakers;
    Look look;
    Sounds sounds;
};

/// The one window: a top bar over a book of pages. It shows the page the game is at and knows no rule.
class MainFrame : public wxFrame, public Helm {
public:
    explicit MainFrame(Companion& companion);

    void Go(PageId page) override;
    void GoToGame() override;
    void CloseResult() override;
    void CloseCeremony() override;
    void Choose(const Choices& choices) override;
    void Tell(const wxString& sentence) override;
    void Undo() override;
    void Redo() override;
    void ToggleTableMode() override;
    void ShowHelp() override;

    [[nodiscard]] PageId CurrentPage() const { return current_; }
    [[nodiscard]] Page& ThePage() { return *pages_.at(current_); }
    [[nodiscard]] TopBar& TheTopBar() { return *top_bar_; }

private:
    void OnKey(wxKeyEvent& event);
    void OnSize(wxSizeEvent& event);
    void OnTopBar(wxCommandEvent& event);
    void OnClose(wxCloseEvent& event);
    bool TakeGlobalKey(const wxKeyEvent& event);
    void GameChanged();
    void ShowPage();
    void ShowTopBar();
    void ShowMenu();
    void AdaptLook();
    void ChangeTextSize(double by);
    void ToggleSound();
    void RestorePlace();
    [[nodiscard]] bool IsGamePage() const;
    [[nodiscard]] static bool IsTyping();

    Companion& companion_;
    Desk desk_;
    TopBar* top_bar_;
    wxSimplebook* book_;
    Notice* notice_;
    std::map<PageId, Page*> pages_;
    PageId current_ = PageId::Start;
    Seen seen_;
    bool table_mode_ = false;
    int last_key_ = 0;
    boost::signals2::scoped_connection following_;
};

}  // namespace desktop
