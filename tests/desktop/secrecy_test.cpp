// No chest total is told before its chest is open, nowhere; what a dive pays only while its result shows.
#include <map>
#include <set>

#include "tests/desktop/dialog_visit.h"
#include "tests/desktop/input.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/said.h"

namespace desktop_test {
namespace {

using deepblue::Seat;
using desktop::PageId;

/// Corrections that make every total unmistakable.
constexpr std::array kBooked{613, 727, 541, 859, 983};

class SecrecyTest : public PagesTest {
protected:
    void BookFirst() {
        for (const Seat seat : Window().Table().seats.all()) {
            const int vp = kBooked[static_cast<std::size_t>(seat)];
            Window().Game().play(deepblue::Action(deepblue::Correct{seat, vp, "test"}));
        }
        pump();
        RememberTotals();
    }

    void RememberTotals() {
        for (const Seat seat : Window().Table().seats.all()) totals_[seat].insert(Window().Game().peek(seat));
    }

    /// Nobody's totals, now or earlier, are told, except of those in `open`.
    void ExpectSecret(const std::string& when, const std::set<Seat>& open = {}) {
        RememberTotals();
        const auto texts = everything_said(Window());
        for (const auto& [seat, totals] : totals_) {
            if (open.contains(seat)) continue;
            for (const int total : totals)
                for (const wxString& text : with_number(texts, total))
                    ADD_FAILURE() << when << ": “" << text.utf8_string() << "” tells " << total;
        }
    }

    /// The same on the pages that are not part of the game's way.
    void ExpectSecretElsewhere(const std::string& when) {
        for (const PageId page : {PageId::Start, PageId::Steps, PageId::Settings, PageId::Nights, PageId::Rules,
                                  PageId::Learn, PageId::Practice, PageId::Puzzle}) {
            Frame().Go(page);
            pump();
            ExpectSecret(when + ", page " + std::to_string(static_cast<int>(page)));
        }
        Frame().GoToGame();
        pump();
    }

    /// The dialog that `open` brings up tells no total either.
    void ExpectSecretDialog(const std::string& which, const std::function<void()>& open) {
        DialogVisit visit([&](wxDialog&) { ExpectSecret(which); });
        Frame().CallAfter(open);
        EXPECT_TRUE(pump_until([&] { return visit.HasHappened(); })) << which;
        pump();
    }
    void ExpectSecretDialog(const char* button) {
        ExpectSecretDialog(button, [this, button] { EXPECT_TRUE(Window().Press(Say(button))) << button; });
    }
    void ExpectSecretDialogOfTheMenu(const char* entry) {
        ExpectSecretDialog(entry, [this, entry] {
            desktop::FrameMenu menu(Frame());
            Frame().FillMenu(menu);
            wxCommandEvent event(wxEVT_MENU, menu.Items().FindItem(Say(entry)));
            menu.Items().ProcessEvent(event);
        });
    }

    std::map<Seat, std::set<int>> totals_;
};

class SecretGameTest : public SecrecyTest, public testing::WithParamInterface<const char*> {};

TEST_P(SecretGameTest, NoTotalIsToldBeforeItsChestIsOpen) {
    constexpr std::size_t kLookAround = 30;
    Frame().TheAudience().Toggle();
    const auto actions = recorded_game(GetParam()).actions;
    GameHand hand(Window());
    hand.Begin(std::get<deepblue::Start>(actions.front()));
    BookFirst();
    for (std::size_t i = 1; i < actions.size(); ++i) {
        ASSERT_TRUE(hand.Do(actions[i])) << i;
        ExpectSecret("action " + std::to_string(i + 1));
        if (Page() == PageId::Result) {
            hand.GoOn();
            ExpectSecret("booked after action " + std::to_string(i + 1));
        }
        if (i % kLookAround == 0 && Page() != PageId::Recruit) ExpectSecretElsewhere("action " + std::to_string(i + 1));
        if (HasFailure()) return;
    }
    ASSERT_EQ(Page(), PageId::Ceremony);
    const auto ranks = ranking(Window().Table());
    std::set<Seat> open;
    for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank) {
        ExpectSecret("ceremony", open);
        Window().Key(WXK_SPACE);
        open.insert(rank->seats.begin(), rank->seats.end());
    }
    EXPECT_FALSE(with_number(everything_shown(Window()), ranks.front().vp).empty());
}

INSTANTIATE_TEST_SUITE_P(Games, SecretGameTest, testing::Values("game_lucrative_wrecks", "game_troubled_waters"),
                         [](const auto& game) { return std::string(game.param); });

TEST_F(SecrecyTest, NoDialogTellsATotal) {
    PlayAll(session::set_up());
    BookFirst();
    ExpectSecretDialog("Count and compare …");
    ExpectSecretDialogOfTheMenu("Fall-back sheet …");
    PlayAll({session::dive_line("Ada"), session::by_hand("gold")});
    ExpectSecretDialogOfTheMenu("Odds …");
    ExpectSecretDialogOfTheMenu("Fall-back sheet …");
    PlayAll({session::kStop});
    ExpectSecretDialog("Correct a number …");
}

TEST_F(SecrecyTest, AChestIsCoveredUntilItsOwnerHasHeldItForAWhile) {
    PlayAll(session::set_up());
    BookFirst();
    wxWindow* chest = control_named(Frame(), wxString::Format(Say("Treasure chest of %s"), "Ada"));
    ASSERT_NE(chest, nullptr);
    mouse(*chest, wxEVT_LEFT_DOWN, {20, 20});
    ExpectSecret("covered");
    const auto is_open = [&] { return !with_number(everything_shown(Window()), kBooked[0]).empty(); };
    EXPECT_TRUE(pump_until(is_open));
    mouse(*chest, wxEVT_LEFT_UP, {20, 20});
    ExpectSecret("let go");
}

TEST_F(SecrecyTest, WhatADivePaidIsToldOnlyWhileItsResultShows) {
    Frame().TheAudience().Toggle();
    PlayAll(session::set_up());
    BookFirst();
    PlayAll({R"({"do":"dive","leader":"Ada","wreck":{"vp":67},"boats":[{"player":"Ada"}]})", session::by_hand("gold"),
             R"({"do":"play","player":"Ada","card":{"vp":89}})", session::kStop});
    ASSERT_EQ(Page(), PageId::Result);
    constexpr int kPaid = 67 + 89 + 2;
    constexpr std::array kParts{67, 89, kPaid};
    for (const int part : kParts) EXPECT_FALSE(with_number(everything_shown(Window()), part).empty()) << part;
    ExpectSecret("result");
    Window().Key(WXK_SPACE);
    ASSERT_EQ(Page(), PageId::Table);
    for (const int part : kParts) EXPECT_TRUE(with_number(everything_shown(Window()), part).empty()) << part;
    Restart();
    Frame().GoToGame();
    pump();
    EXPECT_EQ(Page(), PageId::Result) << "a restart opens the result again";
    Window().Key(WXK_SPACE);
    Window().Key('3');
    for (const PageId page : {PageId::Table, PageId::Start, PageId::Steps}) {
        Frame().Go(page);
        pump();
        for (const int part : kParts)
            for (const wxString& text : with_number(everything_shown(Window()), part))
                ADD_FAILURE() << static_cast<int>(page) << ": “" << text.utf8_string() << "” tells " << part;
    }
    Restart();
    Frame().GoToGame();
    pump();
    EXPECT_EQ(Page(), PageId::Table);
    EXPECT_TRUE(with_number(everything_said(Window()), kPaid).empty());
}

}  // namespace
}  // namespace desktop_test
