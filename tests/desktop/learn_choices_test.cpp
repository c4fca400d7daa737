// The choices of a lesson beside each other: nothing gives the right one away.
#include <set>

#include "app/desktop/controls/big_button.h"
#include "app/learn/lesson.h"
#include "app/learn/progress.h"
#include "app/words/learn_words.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/picture.h"

namespace desktop {
namespace {

using learn::ChapterId;

class LearnChoicesTest : public desktop_test::PagesTest, public testing::WithParamInterface<const char*> {
protected:
    void Open(double text_size) {
        Choices choices = desktop_test::still_choices();
        choices.language = GetParam();
        choices.text_size = text_size;
        Restart(choices);
        Frame().SetClientSize(1366, 768);
        learn::LearnProgress(Window().Companion().journal).finish(ChapterId::Example);
        Frame().Go(PageId::Learn);
        desktop_test::pump();
    }
    wxString Said(learn::Phrase phrase) { return words::say(phrase, Window().Companion().look.language()); }
    BigButton& ButtonOf(const learn::Choice& choice) {
        return dynamic_cast<BigButton&>(*desktop_test::control_named(Frame(), Said(choice.label)));
    }
    /// Every step of every chapter in which there is something to choose.
    void ForEachStep(const std::function<void(const learn::Step&)>& look_at) {
        for (const ChapterId id : learn::all_chapters()) {
            ASSERT_TRUE(Window().Press(Said(learn::chapter(id).title))) << learn::id(id);
            for (const learn::Step& step : learn::chapter(id).steps) {
                if (step.choices.size() > 1) look_at(step);
                const auto right = std::find_if(step.choices.begin(), step.choices.end(),
                                                [](const learn::Choice& choice) { return choice.is_right(); });
                ASSERT_TRUE(Window().Press(Said(right->label))) << step.id;
            }
            Window().Key(WXK_ESCAPE);
        }
    }
};

TEST_P(LearnChoicesTest, LookTheSameBeforeAChoice) {
    Open(1.0);
    ForEachStep([&](const learn::Step& step) {
        std::set<wxUint32> grounds;
        Window().Clock().pass(std::chrono::seconds(1));  // no button is dead
        for (const learn::Choice& choice : step.choices) {
            BigButton& button = ButtonOf(choice);
            wxMouseEvent away(wxEVT_LEAVE_WINDOW);
            button.ProcessWindowEvent(away);
            const wxImage picture = desktop_test::painted(button);
            // Between the edge and the label.
            grounds.insert(desktop_test::colour_at(picture, button.Ring() + 9, picture.GetHeight() / 2).GetRGB());
        }
        EXPECT_EQ(grounds.size(), 1U) << step.id;
    });
}

TEST_P(LearnChoicesTest, AreWrittenInOneSize) {
    Open(1.5);
    ForEachStep([&](const learn::Step& step) {
        std::set<std::optional<Type>> types;
        for (const learn::Choice& choice : step.choices) types.insert(ButtonOf(choice).GivenLabelType());
        EXPECT_EQ(types.size(), 1U) << step.id;
        EXPECT_TRUE(*types.begin()) << step.id;
    });
}

INSTANTIATE_TEST_SUITE_P(Learn, LearnChoicesTest, testing::Values("en", "de", "it"));

}  // namespace
}  // namespace desktop
