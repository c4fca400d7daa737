// A dive alone: odds, coach, any bag, and nothing of it kept.
#include <wx/spinctrl.h>

#include "tests/desktop/pages_test.h"

namespace desktop {
namespace {

class PracticePageTest : public desktop_test::PagesTest {
protected:
    void Open() {
        Frame().Go(PageId::Practice);
        desktop_test::pump();
    }
    wxSpinCtrl& Count(const wxString& gem) {
        return dynamic_cast<wxSpinCtrl&>(*desktop_test::control_named(Frame(), "in the bag: " + gem));
    }
    void SetBag(const std::vector<std::pair<wxString, int>>& bag) {
        for (const char* gem : {"silver", "gold", "red", "green", "purple", "black", "blue"}) SetCount(gem, 0);
        for (const auto& [gem, count] : bag) SetCount(gem, count);
        desktop_test::pump();
    }
    void SetCount(const wxString& gem, int count) {
        wxSpinCtrl& field = Count(gem);
        field.SetValue(count);
        wxSpinEvent event(wxEVT_SPINCTRL, field.GetId());
        event.SetEventObject(&field);
        event.SetPosition(count);
        field.ProcessWindowEvent(event);
    }
};

TEST_F(PracticePageTest, BeginsWithTheBagOfTheGame) {
    PlayAll(session::set_up());
    PlayAll({R"({"do":"recount","bag":{"silver":3,"gold":2,"black":1}})"});
    Open();
    EXPECT_TRUE(IsTold("In the bag: 6"));
    ASSERT_TRUE(Window().Press("As at the start"));
    EXPECT_TRUE(IsTold("In the bag: 19"));
    ASSERT_TRUE(Window().Press("As in this game"));
    EXPECT_TRUE(IsTold("In the bag: 6"));
}

TEST_F(PracticePageTest, FieldsStandBelowEachOther) {
    Open();
    const wxRect first = Count("silver").GetScreenRect();
    for (const char* gem : {"red", "purple", "blue"}) {
        const wxRect place = Count(gem).GetScreenRect();
        EXPECT_EQ(place.x, first.x) << gem;
        EXPECT_EQ(place.width, first.width) << gem;
    }
}

TEST_F(PracticePageTest, TellsTheOddsBeforeAndTheCoachOnlyAfterADecision) {
    Open();
    SetBag({{"silver", 5}});
    Window().Key(WXK_SPACE);
    EXPECT_TRUE(IsTold("No hazard can come"));
    Window().Key(WXK_SPACE);
    EXPECT_FALSE(IsTold("better choice")) << "the first gem is no choice";
    Window().Key(WXK_SPACE);
    EXPECT_TRUE(IsTold("Drawing on was the better choice: worth"));
    Window().Key('S');
    EXPECT_TRUE(IsTold("Drawing on would have been the better choice"));
    EXPECT_TRUE(IsTold("What the dive pays"));
}

TEST_F(PracticePageTest, AHazardIsNotAnsweredBySpace) {
    Open();
    SetBag({{"black", 3}});
    for (int i = 0; i < 3; ++i) Window().Key(WXK_SPACE);
    EXPECT_TRUE(IsTold("sea creature! Protect or surface?"));
    Window().Key(WXK_SPACE);
    EXPECT_TRUE(IsTold("Protect or surface?"));
    EXPECT_FALSE(Window().IsOffered("Crew card"));
    Window().Key('1');
    EXPECT_TRUE(IsTold("You surfaced"));
    Window().Key(WXK_SPACE);
    EXPECT_TRUE(IsTold("draw the first gem")) << "the same bag again";
}

TEST_F(PracticePageTest, BackTakesAStepOfThePracticeBackAndNoneOfTheGame) {
    PlayAll(session::set_up());
    const auto steps = Steps();
    Open();
    Window().Key(WXK_SPACE);
    Window().Key(WXK_SPACE);
    EXPECT_TRUE(IsTold("draw again or stop?"));
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_TRUE(IsTold("draw the first gem"));
    EXPECT_EQ(Steps(), steps);
}

TEST_F(PracticePageTest, NothingOfItIsKept) {
    PlayAll(session::set_up());
    const auto lines = Window().Companion().journal->lines.effective(*Window().Game().game()).size();
    Open();
    for (int i = 0; i < 3; ++i) Window().Key(WXK_SPACE);
    EXPECT_EQ(Window().Companion().journal->lines.effective(*Window().Game().game()).size(), lines);
    EXPECT_EQ(Window().Companion().journal->games.latest(10, std::nullopt).size(), 1U);
}

TEST_F(PracticePageTest, AnEmptyBagCannotBeDived) {
    Open();
    SetBag({});
    EXPECT_FALSE(Window().IsOffered("Start the dive") && Window().Press("Start the dive"));
}

}  // namespace
}  // namespace desktop
