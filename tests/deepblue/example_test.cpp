#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

/// The dive of the rulebook's example up to the last blue gem: green is Ada, orange Ben, yellow Cleo.
Table up_to_the_last_blue(Scenario scenario, bool city_wreck) {
    const Wreck wreck{.vp = 3, .city = city_wreck, .spots = {Spot::Gold, Spot::Blue, Spot::Red}};
    const std::vector<Boat> boats{on(kAda, Spot::Blue), on(kBen, Spot::Gold), on(kCleo, Spot::Red)};
    return after(Table{}, {start(3, scenario), Reveal{.gem = Gem::Green}, Reveal{}, Reveal{}, Reveal{},
                           BeginDive{kAda, wreck, boats}, draw(Gem::Gold), card(kCleo, 2, {Gem::Gold, 1}),
                           draw(Gem::Silver), draw(Gem::Blue), draw(Gem::Green), card(kBen, 8, {Gem::Green, 1}),
                           draw(Gem::Gold), card(kAda, 2, {Gem::Gold, 1}), draw(Gem::Red), card(kAda, 4, {Gem::Red, 1}),
                           draw(Gem::Black), draw(Gem::Blue)});
}

std::vector<Action> as_printed() {
    return {by_spot(kAda, Gem::Blue), by_card(kBen, Gem::Blue), Surface{kCleo}, card(kBen, 6, {std::nullopt, 8}),
            Stop{}};
}

TEST(Example, X_OrangeGets29Green18Yellow2) {
    const Table table = after(up_to_the_last_blue(Scenario::TroubledWaters, false), as_printed());
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .cards = 14, .gems = 15}));
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .cards = 6, .gems = 9, .wreck = 3}));
    EXPECT_EQ(pay_of(table, kCleo), (Pay{.seat = kCleo, .cards = 2}));
    EXPECT_EQ(table.chests[kBen], 29);
    EXPECT_EQ(table.chests[kAda], 18);
    EXPECT_EQ(table.chests[kCleo], 2);
}

TEST(Example, X_YellowWouldHaveGot15MoreHadSheStayed) {
    const Table table = after(up_to_the_last_blue(Scenario::TroubledWaters, false),
                              {by_spot(kAda, Gem::Blue), by_card(kBen, Gem::Blue), by_card(kCleo, Gem::Blue), Stop{}});
    EXPECT_EQ(pay_of(table, kCleo), (Pay{.seat = kCleo, .cards = 2, .gems = 15}));
}

TEST(Example, X_WithTheBestOfTheBest37And26And6) {
    const Table table = after(up_to_the_last_blue(Scenario::BestOfTheBest, true), as_printed());
    EXPECT_EQ(table.chests[kBen], 37);
    EXPECT_EQ(table.chests[kAda], 26);
    EXPECT_EQ(table.chests[kCleo], 6);
}

TEST(Example, X_WithLucrativeWrecksGreenGets22) {
    const Table table = after(up_to_the_last_blue(Scenario::LucrativeWrecks, true), as_printed());
    EXPECT_EQ(table.chests[kAda], 22);
    EXPECT_EQ(table.chests[kBen], 29);
}

TEST(Example, X_IfGreenSurfacesAtTheLastBlueItGets9OrangeStill29) {
    const Table table =
        after(up_to_the_last_blue(Scenario::TroubledWaters, false),
              {Surface{kAda}, by_card(kBen, Gem::Blue), Surface{kCleo}, card(kBen, 6, {std::nullopt, 8}), Stop{}});
    EXPECT_EQ(table.chests[kAda], 9);
    EXPECT_EQ(table.chests[kBen], 29);
    EXPECT_EQ(table.chests[kCleo], 2);
}

}  // namespace
}  // namespace deepblue
