#include "app/desktop/controls/top_bar.h"

#include "tests/desktop/cut_off.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

class TopBarTest : public desktop_test::WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        bar_ = new TopBar(panel_, look_);
        panel_->GetSizer()->Add(bar_, wxSizerFlags().Expand());
        face_.title = "Dive 6";
        face_.context = "Sunken City";
        face_.undo = "Undo: red drawn";
        face_.redo_reason = "nothing to redo";
        bar_->SetFace(face_);
        panel_->Layout();
        bar_->Bind(EVT_TOP_BAR,
                   [this](wxCommandEvent& event) { chosen_.push_back(static_cast<TopBarItem>(event.GetInt())); });
    }

    TopBar* bar_ = nullptr;
    TopBarFace face_;
    std::vector<TopBarItem> chosen_;
};

TEST_F(TopBarTest, EachPartSaysWhatWasChosen) {
    const std::vector<TopBarItem> items{TopBarItem::Menu, TopBarItem::Undo, TopBarItem::Sound, TopBarItem::TableMode,
                                        TopBarItem::Help};
    for (const TopBarItem item : items) Click(bar_->Part(item));
    EXPECT_EQ(chosen_, items);
}

TEST_F(TopBarTest, WhatCannotBeRedoneIsDisabledWithItsReason) {
    Click(bar_->Part(TopBarItem::Redo));
    EXPECT_TRUE(chosen_.empty());
    EXPECT_EQ(bar_->Part(TopBarItem::Redo).Reason(), "nothing to redo");
}

TEST_F(TopBarTest, ARightClickOnUndoAsksForAllSteps) {
    Mouse(bar_->Part(TopBarItem::Undo), wxEVT_RIGHT_UP, {20, 20});
    EXPECT_EQ(chosen_, std::vector<TopBarItem>{TopBarItem::AllSteps});
}

TEST_F(TopBarTest, ALongPressOnUndoAsksForAllStepsAndUndoesNothing) {
    DrawnControl& undo = bar_->Part(TopBarItem::Undo);
    Mouse(undo, wxEVT_LEFT_DOWN, {40, 30});
    ASSERT_TRUE(desktop_test::pump_until([&] { return !chosen_.empty(); }));
    Mouse(undo, wxEVT_LEFT_UP, {40, 30});
    EXPECT_EQ(chosen_, std::vector<TopBarItem>{TopBarItem::AllSteps});
}

TEST_F(TopBarTest, WithoutStepsThereIsNoUndo) {
    face_.undo.clear();
    bar_->SetFace(face_);
    EXPECT_FALSE(bar_->Part(TopBarItem::Undo).IsShown());
    EXPECT_FALSE(bar_->Part(TopBarItem::Redo).IsShown());
}

TEST_F(TopBarTest, UndoSpeaksTheWholeNameHoweverShortItIsDrawn) {
    face_.undo = wxString::FromUTF8("Undo: Bartholomäus answered with a black crew card from the hand");
    bar_->SetFace(face_);
    bar_->SetSize(700, 60);
    bar_->Layout();
    EXPECT_TRUE(desktop_test::painted(*bar_).IsOk());
    EXPECT_EQ(bar_->Part(TopBarItem::Undo).SpokenName(), face_.undo);
    EXPECT_TRUE(look_.type().report().misfits().empty());
    EXPECT_TRUE(desktop_test::cut_off(*bar_).empty());
}

TEST_F(TopBarTest, PartsDoNotOverlap) {
    const std::vector<TopBarItem> items{TopBarItem::Menu,  TopBarItem::Undo,      TopBarItem::Redo,
                                        TopBarItem::Sound, TopBarItem::TableMode, TopBarItem::Help};
    for (std::size_t i = 1; i < items.size(); ++i)
        EXPECT_LE(bar_->Part(items[i - 1]).GetRect().GetRight(), bar_->Part(items[i]).GetRect().x);
}

TEST_F(TopBarTest, EveryPartHasAName) {
    for (const TopBarItem item : {TopBarItem::Menu, TopBarItem::Undo, TopBarItem::Redo, TopBarItem::Sound,
                                  TopBarItem::TableMode, TopBarItem::Help})
        EXPECT_FALSE(bar_->Part(item).SpokenName().empty());
}

}  // namespace
}  // namespace desktop
