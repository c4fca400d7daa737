#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nights {

/// Rows of comma-separated values as RFC 4180 has them.
class Csv {
public:
    /// A text that a spreadsheet would take for a formula gets an apostrophe in front.
    Csv& text(std::string_view value);
    Csv& number(std::int64_t value);
    Csv& number(const std::optional<std::int64_t>& value);
    Csv& flag(bool value) { return number(value ? 1 : 0); }
    /// Ends the row.
    void end();

    [[nodiscard]] const std::string& content() const { return content_; }

private:
    void cell(std::string_view value);

    std::string content_;
    bool is_first_ = true;
};

}  // namespace nights
