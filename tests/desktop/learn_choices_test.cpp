// The choices of a lesson beside each other.
#include <set>

#include "app/desktop/controls/big_button.h"
#include "app/learn/lesson.h"
#include "app/learn/progress.h"
#include "app/words/learn_words.h"
#include "tests/desktop/pages_test.h"

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
