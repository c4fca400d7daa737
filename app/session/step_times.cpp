#include "app/session/step_times.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

namespace session {
namespace {

constexpr const char* kTimes = "times";

std::string noted(const journal::Books& books, journal::GameId game) {
    const auto settings = books.notes.settings(game);
    const auto found = settings.find(kTimes);
    return found == settings.end() ? std::string() : found->second;
}

/// The moments of a text such as "1700000000 1700000012"; nothing for a word that is none.
std::vector<std::optional<journal::Seconds>> moments_in(std::string_view text) {
    std::vector<std::optional<journal::Seconds>> moments;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        journal::Seconds seconds = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), seconds);
        moments.push_back(read.ec == std::errc() ? std::optional(seconds) : std::nullopt);
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return moments;
}

}  // namespace

void note_time(journal::Books& books, journal::GameId game, journal::Seconds now) {
    const std::string before = noted(books, game);
    books.notes.set(game, kTimes, before.empty() ? std::to_string(now) : before + ' ' + std::to_string(now));
}

/// The last moment is that of the last line: lines from before there were times come first.
std::vector<std::optional<journal::Seconds>> line_times(const journal::Books& books, journal::GameId game,
                                                        std::size_t lines) {
    auto moments = moments_in(noted(books, game));
    if (moments.size() < lines) moments.insert(moments.begin(), lines - moments.size(), std::nullopt);
    moments.erase(moments.begin(), moments.end() - static_cast<std::ptrdiff_t>(lines));
    return moments;
}

}  // namespace session
