#include "app/nights/days.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace nights {
namespace {

constexpr journal::Seconds kMorning{6L * 3600};
constexpr int kEveningHour = 20;

struct Day {
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
};

std::optional<unsigned> digits(std::string_view text) {
    unsigned number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = 10 * number + static_cast<unsigned>(digit - '0');
    }
    return number;
}

std::optional<Day> day_in(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    if (!year || !month || !day) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
                                           std::chrono::day(*day)};
    if (!date.ok()) return std::nullopt;
    return Day{static_cast<int>(*year), *month, *day};
}

std::string written(const std::tm& time, const char* format) {
    std::array<char, 32> text{};
    const auto size = std::strftime(text.data(), text.size(), format, &time);
    return {text.data(), size};
}

}  // namespace

std::string evening_of(journal::Seconds when) {
    const std::time_t moment = when - kMorning;
    std::tm local{};
    localtime_r(&moment, &local);
    return written(local, "%Y-%m-%d");
}

bool is_day(std::string_view text) {
    return day_in(text).has_value();
}

journal::Seconds evening_at(std::string_view text) {
    const Day day = day_in(text).value_or(Day{1970, 1, 1});
    std::tm local{};
    local.tm_year = day.year - 1900;
    local.tm_mon = static_cast<int>(day.month) - 1;
    local.tm_mday = static_cast<int>(day.day);
    local.tm_hour = kEveningHour;
    local.tm_isdst = -1;
    return std::mktime(&local);
}

std::string utc_text(journal::Seconds when) {
    const std::time_t moment = when;
    std::tm utc{};
    gmtime_r(&moment, &utc);
    return written(utc, "%Y-%m-%d %H:%M:%S");
}

std::optional<journal::Seconds> from_utc_text(std::string_view text) {
    if (text.size() != 19 || text[10] != ' ' || text[13] != ':' || text[16] != ':') return std::nullopt;
    const auto day = day_in(text.substr(0, 10));
    const auto hour = digits(text.substr(11, 2));
    const auto minute = digits(text.substr(14, 2));
    const auto second = digits(text.substr(17, 2));
    if (!day || !hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 60) return std::nullopt;
    std::tm utc{};
    utc.tm_year = day->year - 1900;
    utc.tm_mon = static_cast<int>(day->month) - 1;
    utc.tm_mday = static_cast<int>(day->day);
    utc.tm_hour = static_cast<int>(*hour);
    utc.tm_min = static_cast<int>(*minute);
    utc.tm_sec = static_cast<int>(*second);
    return timegm(&utc);
}

}  // namespace nights
