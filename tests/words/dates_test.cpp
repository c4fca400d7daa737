#include "app/words/dates.h"

#include <wx/datetime.h>

#include "tests/words/sentences.h"

namespace words {
namespace {

journal::Seconds local(int year, wxDateTime::Month month, int day, int hour, int minute) {
    const auto of_month = static_cast<wxDateTime::wxDateTime_t>(day);
    return wxDateTime(of_month, month, year, static_cast<wxDateTime::wxDateTime_t>(hour),
                      static_cast<wxDateTime::wxDateTime_t>(minute))
        .GetTicks();
}

TEST(Dates, AreWordedByTheLanguage) {
    const auto when = local(2026, wxDateTime::Mar, 5, 9, 4);
    const auto now = local(2026, wxDateTime::Nov, 16, 20, 0);
    EXPECT_EQ(utf8(day_and_time(when, now, Language())), "5 Mar 09:04");
    EXPECT_EQ(utf8(day_and_time(when, now, Language("de"))), "5. März, 09:04");
    EXPECT_EQ(utf8(day_and_time(when, now, Language("it"))), "5 mar 09:04");
}

TEST(Dates, OfAnotherYearNameIt) {
    const auto when = local(2025, wxDateTime::Dec, 31, 23, 59);
    const auto now = local(2026, wxDateTime::Jan, 1, 0, 1);
    EXPECT_EQ(utf8(day_and_time(when, now, Language())), "31 Dec 2025 23:59");
    EXPECT_EQ(utf8(day_and_time(when, now, Language("de"))), "31. Dez. 2025, 23:59");
    EXPECT_EQ(utf8(day_and_time(when, now, Language("it"))), "31 dic 2025 23:59");
}

TEST(Dates, StampsOfBackupsAreUniversalTime) {
    const wxDateTime noon(29, wxDateTime::Feb, 2024, 12, 0);
    const std::string stamp = noon.ToUTC().Format("%Y%m%dT%H%M%SZ").utf8_string();
    const auto now = noon.GetTicks();
    EXPECT_EQ(utf8(day_and_time(stamp, now, Language())), "29 Feb 12:00");
    for (const char* other : {"", "20240229", "20240229T120000Zx", "backup"})
        EXPECT_EQ(utf8(day_and_time(other, now, Language())), other);
}

}  // namespace
}  // namespace words
