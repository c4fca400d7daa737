#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

class Change : public SessionTest {
protected:
    /// How often listeners were told while `work` was done.
    template <class Work>
    int told_during(Work work) {
        int told = 0;
        const boost::signals2::scoped_connection listening = game().on_change([&told] { ++told; });
        work();
        return told;
    }
};

TEST_F(Change, IsToldOncePerAction) {
    for (const std::string& line : set_up()) EXPECT_EQ(told_during([&] { play_all({line}); }), 1) << line;
    EXPECT_EQ(told_during([&] { play_all({dive_line("Ada")}); }), 1);
    EXPECT_EQ(told_during([&] { static_cast<void>(play(kDraw)); }), 1);
}

TEST_F(Change, IsToldOncePerUndoRedoMixAndOpening) {
    play_all(set_up());
    EXPECT_EQ(told_during([&] { static_cast<void>(game().undo()); }), 1);
    EXPECT_EQ(told_during([&] { static_cast<void>(game().redo()); }), 1);
    EXPECT_EQ(told_during([&] { game().mix_again(); }), 1);
    EXPECT_EQ(told_during([&] { play_all({kEnd}); }), 1);
    EXPECT_EQ(told_during([&] { game().open_chests(); }), 1);
    EXPECT_EQ(told_during([&] { game().open_chests(); }), 0);
}

TEST_F(Change, IsNotToldOfWhatWasRefused) {
    EXPECT_EQ(told_during([&] {
                  static_cast<void>(game().undo());
                  static_cast<void>(game().redo());
                  static_cast<void>(play(kDraw));
                  game().open_chests();
                  game().mix_again();
              }),
              0);
}

TEST_F(Change, IsToldWhenEverythingIsOnTheDisk) {
    std::size_t stored = 0;
    std::size_t shown = 0;
    const boost::signals2::scoped_connection listening = game().on_change([&] {
        stored = effective_lines().size();
        shown = game().actions().size();
    });
    for (const std::string& line : set_up()) {
        play_all({line});
        EXPECT_EQ(stored, shown);
    }
    EXPECT_EQ(stored, 5U);
}

TEST_F(Change, IsNotToldAfterTheConnectionDied) {
    int told = 0;
    {
        const boost::signals2::scoped_connection listening = game().on_change([&told] { ++told; });
        play_all({start_line()});
    }
    play_all({R"({"do":"reveal"})"});
    EXPECT_EQ(told, 1);
}

TEST_F(Change, IsToldToEveryone) {
    int first = 0;
    int second = 0;
    const boost::signals2::scoped_connection one = game().on_change([&first] { ++first; });
    const boost::signals2::scoped_connection other = game().on_change([&second] { ++second; });
    play_all({start_line()});
    EXPECT_EQ(first, 1);
    EXPECT_EQ(second, 1);
}

}  // namespace
}  // namespace session
