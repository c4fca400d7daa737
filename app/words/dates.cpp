#include "app/words/dates.h"

#include <wx/datetime.h>

namespace words {
namespace {

wxDateTime local(journal::Seconds when) {
    return wxDateTime(static_cast<time_t>(when));
}

wxString day_of(const wxDateTime& when, bool with_year, const Language& in) {
    const int day = when.GetDay();
    const wxString month = short_month(when.GetMonth(), in);
    // TRANSLATORS: a date: %1$d is the day, %2$s the short month
    if (!with_year) return wxString::Format(in.say_in("date", "%1$d %2$s"), day, month);
    // TRANSLATORS: a date: %1$d is the day, %2$s the short month, %3$d the year
    return wxString::Format(in.say_in("date", "%1$d %2$s %3$d"), day, month, when.GetYear());
}

wxString time_of(const wxDateTime& when) {
    return wxString::Format("%02d:%02d", when.GetHour(), when.GetMinute());
}

wxString told(const wxDateTime& when, journal::Seconds now, const Language& in) {
    // TRANSLATORS: %1$s is a day, such as "14 Nov", %2$s a time, such as "23:36"
    return wxString::Format(in.say_in("date", "%1$s %2$s"), day_of(when, when.GetYear() != local(now).GetYear(), in),
                            time_of(when));
}

wxString told_in_short(const wxDateTime& when, journal::Seconds now, const Language& in) {
    return when.IsSameDate(local(now)) ? time_of(when) : told(when, now, in);
}

/// The moment of a stamp; not valid if it is none.
wxDateTime moment_of(const std::string& stamp) {
    const wxString text = spoken(stamp);
    wxDateTime when;
    wxString::const_iterator end;
    if (!when.ParseFormat(text, "%Y%m%dT%H%M%SZ", &end) || end != text.end()) return {};
    return when.FromUTC();
}

}  // namespace

wxString short_month(int month, const Language& in) {
    switch (month) {
        // TRANSLATORS: months, as short as they can be and as they stand after a day
        case wxDateTime::Jan: return in.say_in("short month", "Jan");
        case wxDateTime::Feb: return in.say_in("short month", "Feb");
        case wxDateTime::Mar: return in.say_in("short month", "Mar");
        case wxDateTime::Apr: return in.say_in("short month", "Apr");
        case wxDateTime::May: return in.say_in("short month", "May");
        case wxDateTime::Jun: return in.say_in("short month", "Jun");
        case wxDateTime::Jul: return in.say_in("short month", "Jul");
        case wxDateTime::Aug: return in.say_in("short month", "Aug");
        case wxDateTime::Sep: return in.say_in("short month", "Sep");
        case wxDateTime::Oct: return in.say_in("short month", "Oct");
        case wxDateTime::Nov: return in.say_in("short month", "Nov");
        case wxDateTime::Dec: return in.say_in("short month", "Dec");
        default: return {};
    }
}

wxString day_and_time(journal::Seconds when, journal::Seconds now, const Language& language) {
    return told(local(when), now, language);
}

wxString day_and_time(const std::string& stamp, journal::Seconds now, const Language& language) {
    const wxDateTime when = moment_of(stamp);
    return when.IsValid() ? told(when, now, language) : spoken(stamp);
}

wxString time_or_day(journal::Seconds when, journal::Seconds now, const Language& language) {
    return told_in_short(local(when), now, language);
}

wxString time_or_day(const std::string& stamp, journal::Seconds now, const Language& language) {
    const wxDateTime when = moment_of(stamp);
    return when.IsValid() ? told_in_short(when, now, language) : spoken(stamp);
}

}  // namespace words
