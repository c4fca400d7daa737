#include "app/desktop/free_place.h"

#include <gtest/gtest.h>

namespace desktop {
namespace {

const wxRect kRoom(0, 0, 800, 600);
const wxSize kSize(400, 80);

TEST(FreePlace, IsLowAndInTheMiddle) {
    EXPECT_EQ(free_place(kSize, kRoom, {}), wxRect(200, 520, 400, 80));
}

TEST(FreePlace, CoversNothingToPress) {
    const auto place = free_place(kSize, kRoom, {.to_press = {{0, 500, 800, 100}}});
    EXPECT_EQ(place, wxRect(200, 416, 400, 80));
}

TEST(FreePlace, CoversRatherNothingToRead) {
    const Occupied occupied{.to_press = {{0, 500, 800, 100}}, .questions = {}, .to_read = {{0, 300, 800, 200}}};
    EXPECT_EQ(free_place(kSize, kRoom, occupied), wxRect(200, 216, 400, 80));
}

TEST(FreePlace, CoversWhatIsToReadRatherThanAQuestion) {
    const Occupied occupied{
        .to_press = {{0, 200, 800, 400}}, .questions = {{0, 0, 800, 100}}, .to_read = {{0, 0, 800, 200}}};
    const auto place = free_place(kSize, kRoom, occupied);
    ASSERT_TRUE(place);
    EXPECT_GE(place->y, 100);
}

TEST(FreePlace, CoversWhatIsToReadRatherThanWhatIsToPress) {
    const Occupied occupied{.to_press = {{0, 100, 800, 500}}, .questions = {}, .to_read = {{0, 0, 800, 100}}};
    const auto place = free_place(kSize, kRoom, occupied);
    ASSERT_TRUE(place);
    EXPECT_LE(place->GetBottom(), 99);
}

TEST(FreePlace, IsNowhereIfEverythingIsToPress) {
    EXPECT_FALSE(free_place(kSize, kRoom, {.to_press = {kRoom}}));
    EXPECT_FALSE(free_place({900, 80}, kRoom, {}));
}

}  // namespace
}  // namespace desktop
