// What somebody sees who starts the program for the first time.
#include "app/words/table_words.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class FirstRunTest : public PagesTest {
protected:
    [[nodiscard]] wxString LastPartOfTheFolder() const {
        return wxString::FromUTF8(folder_.path().filename().string());
    }
    [[nodiscard]] bool TellsWhereAllIsKept() {
        return IsTold("Everything you enter lies in") && IsTold(LastPartOfTheFolder());
    }
};

TEST_F(FirstRunTest, AskNothingButGoToTheStartPage) {
    EXPECT_EQ(Page(), PageId::Start);
}

TEST_F(FirstRunTest, ASentenceTellsWhereTheDataLives) {
    EXPECT_TRUE(TellsWhereAllIsKept());
}

TEST_F(FirstRunTest, OnceThereIsAGameTheSettingsTellIt) {
    PlayAll(session::set_up());
    Frame().Go(PageId::Start);
    pump();
    EXPECT_FALSE(TellsWhereAllIsKept());
    Frame().Go(PageId::Settings);
    pump();
    EXPECT_TRUE(TellsWhereAllIsKept());
}

TEST_F(FirstRunTest, TheSealIsToldBeforeAnythingIsDrawnByIt) {
    Frame().Go(PageId::NewGame);
    pump();
    const wxString seal = words::seal(Window().Game().commitment(), Window().Companion().look.language());
    EXPECT_TRUE(IsTold(seal));
    PlayAll(session::set_up());
    ASSERT_EQ(Page(), PageId::Table);
    EXPECT_TRUE(IsTold(seal)) << "it is the seal of this game";
}

TEST_F(FirstRunTest, GameNightsOfferASampleGame) {
    Window().Key('3');
    EXPECT_EQ(Page(), PageId::Nights);
    EXPECT_TRUE(Window().IsOffered(Say("Look at a sample game")));
}

}  // namespace
}  // namespace desktop_test
