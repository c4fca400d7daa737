#include "app/desktop/controls/toggle_row.h"

#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

class ToggleRowTest : public desktop_test::WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        row_ = &Put<ToggleRow>();
        row_->SetChoices("Scenario", {"First game", "Choose", "Random"});
        panel_->Layout();
        row_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { chosen_.push_back(event.GetInt()); });
    }

    ToggleRow* row_ = nullptr;
    std::vector<int> chosen_;
};

TEST_F(ToggleRowTest, AClickChooses) {
    Click(row_->Segment(2));
    EXPECT_EQ(row_->Chosen(), 2);
    EXPECT_EQ(chosen_, std::vector<int>{2});
}

TEST_F(ToggleRowTest, ChoosingTheSameAgainSaysNothing) {
    Click(row_->Segment(0));
    EXPECT_TRUE(chosen_.empty());
}

TEST_F(ToggleRowTest, ChoosingFromCodeSaysNothing) {
    row_->Choose(1);
    EXPECT_EQ(row_->Chosen(), 1);
    EXPECT_TRUE(chosen_.empty());
}

TEST_F(ToggleRowTest, ArrowsMoveTheChoiceAndStopAtTheEnds) {
    Press(row_->Segment(0), WXK_LEFT);
    Press(row_->Segment(0), WXK_RIGHT);
    Press(row_->Segment(1), WXK_RIGHT);
    Press(row_->Segment(2), WXK_RIGHT);
    EXPECT_EQ(chosen_, (std::vector<int>{1, 2}));
}

TEST_F(ToggleRowTest, SegmentsFillTheRowWithoutGaps) {
    row_->SetSize(400, 44);
    row_->Layout();
    EXPECT_EQ(row_->Segment(0).GetPosition().x, 0);
    EXPECT_EQ(row_->Segment(1).GetPosition().x, row_->Segment(0).GetSize().x);
    EXPECT_EQ(row_->Segment(2).GetRect().GetRight() + 1, 400);
}

TEST_F(ToggleRowTest, AShortWordIsWideEnoughForAFinger) {
    row_->SetChoices("Cards", {"0", "1", "2"});
    for (int i = 0; i < 3; ++i) EXPECT_GE(row_->Segment(i).GetBestSize().x, look_.scale().target());
}

TEST_F(ToggleRowTest, TellsWhichOneIsChosen) {
    row_->Choose(1);
    EXPECT_EQ(row_->SpokenName(), "Scenario");
    EXPECT_EQ(row_->Segment(1).SpokenName(), "Choose");
}

TEST_F(ToggleRowTest, OtherChoicesReplaceTheOld) {
    row_->Choose(2);
    row_->SetChoices("Odds", {"Off", "Words"});
    EXPECT_EQ(row_->Chosen(), 1);
    EXPECT_EQ(row_->Segment(0).SpokenName(), "Off");
}

}  // namespace
}  // namespace desktop
