#include "app/desktop/awake.h"

#include <gmock/gmock.h>

#include <memory>

#include "tests/desktop/pages_test.h"
#include "tests/desktop/screen_saver.h"

namespace desktop {
namespace {

using desktop_test::pump_until;
using desktop_test::ScreenSaver;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Awake, AsksTheScreenSaverAndLetsItGo) {
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    Awake awake;
    awake.Keep(true, "a test");
    ASSERT_TRUE(pump_until([&] { return awake.IsHeld(); }));
    awake.Keep(false);
    EXPECT_FALSE(awake.IsHeld());
    ASSERT_TRUE(pump_until([&] { return saver.Asked().size() == 2; }));
    EXPECT_THAT(saver.Asked(), ElementsAre("Inhibit Divebell", "UnInhibit 7"));
}

TEST(Awake, AsksOnceHoweverOftenItIsTold) {
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    Awake awake;
    for (int i = 0; i < 3; ++i) awake.Keep(true, "a test");
    ASSERT_TRUE(pump_until([&] { return awake.IsHeld(); }));
    awake.Keep(true, "a test");
    desktop_test::pump();
    EXPECT_THAT(saver.Asked(), SizeIs(1));
}

TEST(Awake, AWishTakenBackBeforeTheAnswerIsLetGo) {
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    Awake awake;
    awake.Keep(true, "a test");
    awake.Keep(false);
    ASSERT_TRUE(pump_until([&] { return saver.Asked().size() == 2; }));
    EXPECT_FALSE(awake.IsHeld());
}

TEST(Awake, LetsGoWhenItEnds) {
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    auto awake = std::make_unique<Awake>();
    awake->Keep(true, "a test");
    ASSERT_TRUE(pump_until([&] { return awake->IsHeld(); }));
    awake.reset();
    EXPECT_TRUE(pump_until([&] { return saver.Asked().size() == 2; }));
}

TEST(Awake, MayEndBeforeTheAnswer) {
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    std::make_unique<Awake>()->Keep(true, "a test");
    EXPECT_TRUE(pump_until([] { return true; }));
    pump_until([] { return false; }, 50);
}

TEST(Awake, WhereNobodyListensNothingHappens) {
    Awake awake;
    awake.Keep(true, "a test");
    EXPECT_FALSE(pump_until([&] { return awake.IsHeld(); }, 300));
    awake.Keep(false);
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    EXPECT_THAT(saver.Asked(), IsEmpty());
    awake.Keep(true, "a test");
    EXPECT_TRUE(pump_until([&] { return awake.IsHeld(); }));
}

class AwakeWindow : public desktop_test::PagesTest {};

TEST_F(AwakeWindow, StaysAwakeInTableMode) {
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    Window().Key(WXK_F11);
    ASSERT_TRUE(pump_until([&] { return Frame().TheAwake().IsHeld(); }));
    Window().Key(WXK_F11);
    EXPECT_TRUE(pump_until([&] { return saver.Asked().size() == 2; }));
    EXPECT_FALSE(Frame().TheAwake().IsHeld());
}

TEST_F(AwakeWindow, StaysAwakeWhileAGameIsOnTheScreenIfThatWasChosen) {
    ScreenSaver saver;
    ASSERT_TRUE(saver.IsThere());
    PlayAll(session::set_up());
    EXPECT_TRUE(pump_until([&] { return Frame().TheAwake().IsHeld(); }));
    Choices choices = Window().Companion().preferences.get();
    choices.keeps_awake = false;
    Frame().Choose(choices);
    EXPECT_TRUE(pump_until([&] { return saver.Asked().size() == 2; }));
    EXPECT_FALSE(Frame().TheAwake().IsHeld());
}

}  // namespace
}  // namespace desktop
