#include "app/nights/days.h"

#include <gtest/gtest.h>

namespace nights {

TEST(DaysTest, ADayIsADayOfTheCalendar) {
    EXPECT_TRUE(is_day("2024-02-29"));
    for (const char* text : {"2023-02-29", "2024-13-01", "2024-1-01", "20240229", "2024-02-2x", "", "2024-02-29 "})
        EXPECT_FALSE(is_day(text)) << text;
}

TEST(DaysTest, AnEveningGoesOnUntilSixInTheMorning) {
    const auto evening = evening_at("2024-02-29");
    EXPECT_EQ(evening_of(evening), "2024-02-29");
    EXPECT_EQ(evening_of(evening + 9 * 3600), "2024-02-29");
    EXPECT_EQ(evening_of(evening + 11 * 3600), "2024-03-01");
}

TEST(DaysTest, AMomentInUtcIsWrittenAndReadBack) {
    EXPECT_EQ(utc_text(1'709'231'400), "2024-02-29 18:30:00");
    EXPECT_EQ(from_utc_text("2024-02-29 18:30:00"), 1'709'231'400);
    for (const char* text : {"2024-02-29T18:30:00", "2024-02-30 18:30:00", "2024-02-29 24:30:00", "2024-02-29"})
        EXPECT_EQ(from_utc_text(text), std::nullopt) << text;
}

}  // namespace nights
