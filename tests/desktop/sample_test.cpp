#include <algorithm>

#include "app/nights/editing.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "app/nights/settle.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

class SampleTest : public PagesTest {
protected:
    void Open() {
        Frame().Go(desktop::PageId::Nights);
        pump();
        ASSERT_TRUE(Window().Press(Say("Look at a sample game")));
        pump();
    }
    [[nodiscard]] journal::Journal& Journal() { return Window().Companion().journal; }
    [[nodiscard]] std::vector<nights::GameRow> Games() {
        return nights::history(*Journal(), nights::People(*Journal()), {}, 10);
    }
};

TEST_F(SampleTest, TheSampleGameCanBeLookedAtAndDeleted) {
    ASSERT_NO_FATAL_FAILURE(Open());
    EXPECT_EQ(Page(), desktop::PageId::Nights);
    ASSERT_EQ(Games().size(), 1U);
    const journal::GameId game = Games().front().game;
    EXPECT_TRUE(std::holds_alternative<session::Proven>(nights::verify_game(*Journal(), game)));
    EXPECT_EQ(nights::open_game(*Journal(), nights::People(*Journal()), game).place, Say("Sample game").utf8_string());
    nights::delete_game(Journal(), game);
    EXPECT_TRUE(Games().empty());
}

TEST_F(SampleTest, WhatIsPlayedLaterIsNoSample) {
    ASSERT_NO_FATAL_FAILURE(Open());
    PlayAll(session::set_up());
    PlayAll({R"({"do":"end"})"});
    Window().Game().open_chests();
    nights::catch_up(Journal(), 10);
    ASSERT_EQ(Games().size(), 2U);
    EXPECT_EQ(nights::open_game(*Journal(), nights::People(*Journal()), Games().front().game).place, "");
}

TEST_F(SampleTest, KeysArriveAfterItIsDeletedAndBroughtBack) {
    ASSERT_NO_FATAL_FAILURE(Open());
    const auto has_keys = [this] {
        const wxWindow* focused = wxWindow::FindFocus();
        return focused != nullptr && focused->IsShownOnScreen() && focused->IsEnabled();
    };
    const auto press = [this](const wxString& beginning) {
        const auto controls = controls_of(Frame());
        const auto found = std::find_if(controls.begin(), controls.end(),
                                        [&](wxWindow* each) { return name_of(*each).StartsWith(beginning); });
        ASSERT_NE(found, controls.end()) << beginning;
        (*found)->SetFocus();
        ASSERT_TRUE(pump_until([&] { return (*found)->HasFocus(); }));
        Window().Press(**found);
    };
    DialogHand hand;
    hand.Answer(wxID_YES);
    press(Say("Delete"));
    ASSERT_TRUE(Games().empty());
    EXPECT_TRUE(pump_until(has_keys)) << "deleted";
    Window().Key('Z', wxMOD_CONTROL);
    ASSERT_EQ(Games().size(), 1U);
    Window().Key('Y', wxMOD_CONTROL);
    press("Undo: ");
    EXPECT_TRUE(pump_until(has_keys)) << "brought back";
}

TEST_F(SampleTest, ItIsOfferedOnlyToWhoHasNoGame) {
    ASSERT_NO_FATAL_FAILURE(Open());
    EXPECT_FALSE(Window().IsOffered(Say("Look at a sample game")));
}

TEST_F(SampleTest, TheRunningGameIsUntouched) {
    PlayAll(session::set_up());
    const deepblue::Table before = Window().Table();
    ASSERT_NO_FATAL_FAILURE(Open());
    EXPECT_EQ(Window().Table(), before);
}

}  // namespace
}  // namespace desktop_test
