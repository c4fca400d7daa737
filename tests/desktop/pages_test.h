#pragma once

#include <gtest/gtest.h>

#include <optional>

#include "tests/desktop/game_hand.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/main_window.h"
#include "tests/desktop/window_tree.h"
#include "tests/session/fixture.h"

namespace desktop_test {

/// The real window over a journal that is gone afterwards.
class PagesTest : public testing::Test {
protected:
    PagesTest() { Restart(); }

    /// The program ends and begins again on the same journal.
    void Restart(const desktop::Choices& choices = still_choices()) {
        window_.reset();
        window_.emplace(folder_.path() / "divebell.db", choices);
    }

    [[nodiscard]] MainWindow& Window() { return *window_; }
    [[nodiscard]] desktop::MainFrame& Frame() { return window_->Frame(); }
    [[nodiscard]] desktop::PageId Page() { return window_->Page(); }
    /// What every page works with, for dialogs that are tried without one.
    [[nodiscard]] desktop::Desk TheDesk() {
        auto& all = window_->Companion();
        return {all.look,        all.session, all.memory, all.journal, all.speakers,
                all.preferences, all.sounds,  all.hints,  Frame()};
    }
    /// An English text as it stands in the window.
    [[nodiscard]] wxString Say(const char* english) { return window_->Companion().look.language().say(english); }

    /// Plays lines past the pages, which must all be accepted, and shows the page the game is at.
    void PlayAll(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) ASSERT_TRUE(Window().Play(line)) << line;
        Frame().GoToGame();
        pump();
    }

    /// Whether something on the screen says `sentence`, with capital letters or without.
    bool IsTold(const wxString& sentence) {
        for (wxWindow* window : all_windows(Frame())) {
            if (!window->IsShownOnScreen()) continue;
            for (const wxString& text : texts_of(*window))
                if (text.Lower().Contains(sentence.Lower())) return true;
        }
        return false;
    }

    [[nodiscard]] std::size_t Steps() { return window_->Game().actions().size(); }

    session::Folder folder_;
    std::optional<MainWindow> window_;
};

}  // namespace desktop_test
