#include "app/nights/csv.h"

namespace nights {
namespace {

/// Spreadsheets also look behind a tab or a line end.
bool looks_like_a_formula(std::string_view value) {
    return !value.empty() && std::string_view("=+-@\t\r\n").find(value.front()) != std::string_view::npos;
}

}  // namespace

Csv& Csv::text(std::string_view value) {
    cell(looks_like_a_formula(value) ? "'" + std::string(value) : std::string(value));
    return *this;
}

Csv& Csv::number(std::int64_t value) {
    cell(std::to_string(value));
    return *this;
}

Csv& Csv::number(const std::optional<std::int64_t>& value) {
    if (value) return number(*value);
    cell("");
    return *this;
}

void Csv::end() {
    content_ += "\r\n";
    is_first_ = true;
}

void Csv::cell(std::string_view value) {
    if (!is_first_) content_ += ',';
    is_first_ = false;
    if (value.find_first_of("\",\r\n") == value.npos) {
        content_ += value;
        return;
    }
    content_ += '"';
    for (const char letter : value) content_ += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    content_ += '"';
}

}  // namespace nights
