#include "app/words/days.h"

#include <wx/datetime.h>

#include "app/words/dates.h"

namespace words {
namespace {

wxString weekday(wxDateTime::WeekDay day, const Language& in) {
    switch (day) {
        // TRANSLATORS: days of the week, as they stand before a date
        case wxDateTime::Mon: return in.say_in("day of the week", "Monday");
        case wxDateTime::Tue: return in.say_in("day of the week", "Tuesday");
        case wxDateTime::Wed: return in.say_in("day of the week", "Wednesday");
        case wxDateTime::Thu: return in.say_in("day of the week", "Thursday");
        case wxDateTime::Fri: return in.say_in("day of the week", "Friday");
        case wxDateTime::Sat: return in.say_in("day of the week", "Saturday");
        case wxDateTime::Sun: return in.say_in("day of the week", "Sunday");
        default: return {};
    }
}

wxString short_weekday(wxDateTime::WeekDay day, const Language& in) {
    switch (day) {
        // TRANSLATORS: days of the week, as short as they can be and as they stand before a date
        case wxDateTime::Mon: return in.say_in("short day of the week", "Mon");
        case wxDateTime::Tue: return in.say_in("short day of the week", "Tue");
        case wxDateTime::Wed: return in.say_in("short day of the week", "Wed");
        case wxDateTime::Thu: return in.say_in("short day of the week", "Thu");
        case wxDateTime::Fri: return in.say_in("short day of the week", "Fri");
        case wxDateTime::Sat: return in.say_in("short day of the week", "Sat");
        case wxDateTime::Sun: return in.say_in("short day of the week", "Sun");
        default: return {};
    }
}

wxString month(wxDateTime::Month month, const Language& in) {
    switch (month) {
        // TRANSLATORS: months, as they stand after a day
        case wxDateTime::Jan: return in.say_in("month", "January");
        case wxDateTime::Feb: return in.say_in("month", "February");
        case wxDateTime::Mar: return in.say_in("month", "March");
        case wxDateTime::Apr: return in.say_in("month", "April");
        case wxDateTime::May: return in.say_in("month", "May");
        case wxDateTime::Jun: return in.say_in("month", "June");
        case wxDateTime::Jul: return in.say_in("month", "July");
        case wxDateTime::Aug: return in.say_in("month", "August");
        case wxDateTime::Sep: return in.say_in("month", "September");
        case wxDateTime::Oct: return in.say_in("month", "October");
        case wxDateTime::Nov: return in.say_in("month", "November");
        case wxDateTime::Dec: return in.say_in("month", "December");
        default: return {};
    }
}

/// Not valid if the text is no day.
wxDateTime parsed(const std::string& day) {
    wxDateTime when;
    return when.ParseISODate(spoken(day)) ? when : wxDateTime();
}

bool is_in_year_of(journal::Seconds now, const wxDateTime& day) {
    return day.GetYear() == wxDateTime(static_cast<time_t>(now)).GetYear();
}

wxString told(const wxDateTime& day, const wxString& weekday, const wxString& month, journal::Seconds now,
              const Language& in) {
    const bool is_this_year = is_in_year_of(now, day);
    // TRANSLATORS: a date: %1$s is the day of the week, %2$d the day, %3$s the month; either long or short
    if (is_this_year) return wxString::Format(in.say_in("date", "%1$s %2$d %3$s"), weekday, int{day.GetDay()}, month);
    // TRANSLATORS: a date: %1$s is the day of the week, %2$d the day, %3$s the month, %4$d the year
    return wxString::Format(in.say_in("date", "%1$s %2$d %3$s %4$d"), weekday, int{day.GetDay()}, month, day.GetYear());
}

wxString at(const wxString& day, const std::string& place) {
    return place.empty() ? day : day + wxString::FromUTF8(" · ") + spoken(place);
}

}  // namespace

wxString long_day(const std::string& day, journal::Seconds now, const Language& in) {
    const wxDateTime when = parsed(day);
    return when.IsValid() ? told(when, weekday(when.GetWeekDay(), in), month(when.GetMonth(), in), now, in)
                          : spoken(day);
}

wxString short_day(const std::string& day, journal::Seconds now, const Language& in) {
    const wxDateTime when = parsed(day);
    return when.IsValid() ? told(when, short_weekday(when.GetWeekDay(), in), short_month(when.GetMonth(), in), now, in)
                          : spoken(day);
}

wxString day_of_month(const std::string& day, journal::Seconds now, const Language& in) {
    const wxDateTime when = parsed(day);
    if (!when.IsValid()) return spoken(day);
    const wxString short_name = short_month(when.GetMonth(), in);
    // TRANSLATORS: a date: %1$d is the day, %2$s the short month
    if (is_in_year_of(now, when))
        return wxString::Format(in.say_in("date", "%1$d %2$s"), int{when.GetDay()}, short_name);
    // TRANSLATORS: a date: %1$d is the day, %2$s the short month, %3$d the year
    return wxString::Format(in.say_in("date", "%1$d %2$s %3$d"), int{when.GetDay()}, short_name, when.GetYear());
}

wxString month_of(const std::string& day, journal::Seconds now, const Language& in) {
    const wxDateTime when = parsed(day);
    if (!when.IsValid()) return spoken(day);
    const wxString name = month(when.GetMonth(), in);
    return is_in_year_of(now, when) ? name : name + wxString::Format(" %d", when.GetYear());
}

wxString night_name(const std::string& day, const std::string& place, journal::Seconds now, const Language& in) {
    return at(long_day(day, now, in), place);
}

wxString short_night_name(const std::string& day, const std::string& place, journal::Seconds now, const Language& in) {
    return at(short_day(day, now, in), place);
}

}  // namespace words
