#include "app/nights/bgg_number.h"

#include <charconv>

#include "engine/journal/step.h"

namespace nights {
namespace {

constexpr const char* kKey = "nights/bgg_number";

}  // namespace

std::optional<int> bgg_number(const journal::Books& books) {
    const std::string text = books.settings.find(kKey).value_or("");
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size() && number > 0;
    return is_number ? std::optional(number) : std::nullopt;
}

void set_bgg_number(journal::Journal& journal, std::optional<int> number) {
    if (number == bgg_number(*journal)) return;
    journal::Step step(journal);
    step->settings.set(kKey, number ? std::to_string(*number) : std::string());
    step.commit();
}

}  // namespace nights
