#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "engine/journal/ledger.h"

namespace journal {

/// Whole numbers under a key.
using Sums = std::map<std::string, std::int64_t, std::less<>>;

/// The number under a key, or 0.
[[nodiscard]] inline std::int64_t number_in(const Sums& sums, std::string_view key) {
    const auto found = sums.find(key);
    return found == sums.end() ? 0 : found->second;
}

/// Sums over all games of a kind that are kept up as games end. The keys mean nothing to the journal.
class Reckoning {
public:
    explicit Reckoning(Ledger& ledger) : ledger_(ledger) {}

    [[nodiscard]] Sums of(std::string_view kind) const;

    /// Adds numbers to those of the same key, or takes them away; a sum of 0 is no longer kept.
    void add(std::string_view kind, const Sums& numbers);
    void subtract(std::string_view kind, const Sums& numbers);

private:
    void change(std::string_view kind, const std::string& key, std::int64_t by);

    Ledger& ledger_;
};

}  // namespace journal
