#include <gtest/gtest.h>

#include <optional>

#include "app/desktop/look/listeners.h"

namespace desktop {
namespace {

TEST(Listeners, TellsAsLongAsTheFollowingLives) {
    Listeners listeners;
    int told = 0;
    {
        const auto following = listeners.follow([&] { ++told; });
        listeners.tell();
    }
    listeners.tell();
    EXPECT_EQ(told, 1);
}

TEST(Listeners, AFollowingMayOutliveThem) {
    std::optional<Listeners> listeners(std::in_place);
    const auto following = listeners->follow([] {});
    EXPECT_NO_THROW(listeners.reset());
}

TEST(Listeners, SomeoneToldMayEndTheFollowingOfAnother) {
    Listeners listeners;
    int told = 0;
    Listeners::Following second;
    const auto first = listeners.follow([&] { second = {}; });
    second = listeners.follow([&] { ++told; });
    listeners.tell();
    EXPECT_EQ(told, 0);
}

}  // namespace
}  // namespace desktop
