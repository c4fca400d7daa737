#include "engine/chance/topic.h"

#include <gtest/gtest.h>

namespace chance {
namespace {

TEST(Topic, OfADrawNamesItsNumber) {
    EXPECT_EQ(Topic::draw(0).text(), "divebell/draw/0");
    EXPECT_EQ(Topic::draw(18'446'744'073'709'551'615U).text(), "divebell/draw/18446744073709551615");
}

TEST(Topic, OfTheFirstPlayerIsItsOwn) {
    EXPECT_EQ(Topic::first(2).text(), "divebell/first/2");
}

TEST(Topic, OfTheScenarioIsItsOwn) {
    EXPECT_EQ(Topic::scenario(3).text(), "divebell/scenario/3");
}

}  // namespace
}  // namespace chance
