#include "app/nights/foreign_values.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <nlohmann/json.hpp>

#include "app/nights/player_names.h"
#include "app/nights/text_search.h"

namespace nights {
namespace {

constexpr std::size_t kLongestName = 36;  // leaves room for a number
constexpr std::size_t kLongestScore = 100;
constexpr std::int64_t kMostPoints = 1'000'000;

bool is_start_of_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

bool is_control(char byte) {
    return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7f;
}

std::string trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return std::string(text);
}

/// Bytes that are no UTF-8 become U+FFFD.
std::string as_utf8(std::string_view text) {
    using Json = nlohmann::json;
    return Json::parse(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace)).get<std::string>();
}

std::string first_characters(const std::string& text, std::size_t most) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (is_start_of_character(text[at]) && ++count > most) return text.substr(0, at);
    return text;
}

/// Takes a number with its sign from the front.
std::optional<std::int64_t> take_number(std::string_view& text) {
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || number > kMostPoints || number < -kMostPoints) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace

std::string tidy_name(std::string_view text) {
    std::string name(text);
    std::replace_if(name.begin(), name.end(), is_control, ' ');
    name = trimmed(first_characters(trimmed(name), kLongestName));
    return is_name(name) ? name : "?";
}

std::string tidy_text(std::string_view text, std::size_t longest) {
    std::string tidy = as_utf8(text);
    std::replace_if(
        tidy.begin(), tidy.end(), [](char byte) { return is_control(byte) && byte != '\n'; }, ' ');
    if (tidy.size() <= longest) return tidy;
    while (longest > 0 && !is_start_of_character(tidy[longest])) --longest;
    tidy.resize(longest);
    return tidy;
}

std::optional<std::int64_t> points_in(std::string_view score) {
    std::string plain(score);
    plain.erase(std::remove(plain.begin(), plain.end(), ' '), plain.end());
    if (plain.empty() || plain.size() > kLongestScore) return std::nullopt;
    std::string_view rest = plain;
    std::int64_t sum = 0;
    while (!rest.empty()) {
        if (rest.size() != plain.size() && rest.front() != '+' && rest.front() != '-') return std::nullopt;
        const auto number = take_number(rest);
        if (!number) return std::nullopt;
        sum += *number;
    }
    return sum;
}

void set_score(ForeignScore& score, std::string_view text) {
    const std::string tidy = trimmed(tidy_text(text, kLongestScore));
    score.vp = points_in(tidy);
    score.score = score.vp && std::to_string(*score.vp) == tidy ? std::string() : tidy;
}

bool is_our_game(std::string_view name) {
    return is_same_text(name, "deep blue");
}

std::string tidy_uuid(std::string_view text) {
    constexpr std::string_view kForm = "00000000-0000-0000-0000-000000000000";
    if (text.size() != kForm.size()) return {};
    std::string uuid;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (kForm[at] == '-' ? text[at] != '-' : std::isxdigit(byte) == 0) return {};
        uuid += static_cast<char>(std::toupper(byte));
    }
    return uuid;
}

}  // namespace nights
