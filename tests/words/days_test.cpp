#include "app/words/days.h"

#include <wx/datetime.h>

#include "tests/words/sentences.h"

namespace words {
namespace {

const journal::Seconds kNow = wxDateTime(16, wxDateTime::Nov, 2025, 20).GetTicks();

TEST(Days, AreToldWithTheDayOfTheWeek) {
    EXPECT_EQ(utf8(long_day("2025-11-14", kNow, Language())), "Friday 14 November");
    EXPECT_EQ(utf8(long_day("2025-11-14", kNow, Language("de"))), "Freitag, 14. November");
    EXPECT_EQ(utf8(long_day("2025-11-14", kNow, Language("it"))), "venerdì 14 novembre");
    EXPECT_EQ(utf8(short_day("2025-11-14", kNow, Language())), "Fri 14 Nov");
    EXPECT_EQ(utf8(short_day("2025-11-14", kNow, Language("de"))), "Fr, 14. Nov.");
    EXPECT_EQ(utf8(short_day("2025-11-14", kNow, Language("it"))), "ven 14 nov");
}

TEST(Days, OfAnotherYearNameIt) {
    EXPECT_EQ(utf8(long_day("2024-02-29", kNow, Language())), "Thursday 29 February 2024");
    EXPECT_EQ(utf8(short_day("2024-02-29", kNow, Language("de"))), "Do, 29. Feb. 2024");
}

TEST(Days, OtherTextsStayAsTheyAre) {
    for (const char* other : {"", "last week", "2024-02-30", "2024-13-01"})
        EXPECT_EQ(utf8(long_day(other, kNow, Language())), other);
}

TEST(Days, ANightIsCalledByItsDayAndPlace) {
    EXPECT_EQ(utf8(night_name("2025-11-14", "", kNow, Language())), "Friday 14 November");
    EXPECT_EQ(utf8(night_name("2025-11-14", "Café", kNow, Language())), "Friday 14 November · Café");
}

}  // namespace
}  // namespace words
