// How a paragraph with emphasised words is broken into lines.
#include "app/desktop/pages/learn_text.h"
#include "tests/desktop/pages_test.h"

namespace desktop {
namespace {

class LearnTextTest : public desktop_test::PagesTest {
protected:
    Look& TheLook() { return Window().Companion().look; }
    double WidthOf(const wxString& text, Type type) { return TheLook().type().width(text, type); }

    /// The lines one after another, with "|" between them.
    wxString Broken(const RichText& text, double width) {
        wxString all;
        int line = 0;
        for (const RichWord& word : rich_words(text, width, TheLook())) {
            if (word.line != line) all += "|";
            all += word.text;
            line = word.line;
        }
        return all;
    }
};

TEST_F(LearnTextTest, AFullStopStaysWithTheEmphasisedWordBeforeIt) {
    const RichText text{{"Arancione ", false}, {"18", true}, {". Giallo", false}};
    const double without_stop = WidthOf("Arancione ", Type::Body) + WidthOf("18", Type::BodyStrong) + 2;
    EXPECT_EQ(Broken(text, without_stop), "Arancione|18.Giallo");
}

TEST_F(LearnTextTest, ABracketStaysWithTheEmphasisedWordAfterIt) {
    const RichText text{{"one (", false}, {"two", true}, {") three", false}};
    EXPECT_EQ(Broken(text, WidthOf("one (", Type::Body) + 4), "one|(two)|three");
}

TEST_F(LearnTextTest, LinesAreFilledAsFarAsTheyGo) {
    const RichText text{{"one ", false}, {"two", true}, {" three", false}};
    EXPECT_EQ(Broken(text, 10000), "onetwothree");
    EXPECT_EQ(Broken(text, 1), "one|two|three");
}

}  // namespace
}  // namespace desktop
