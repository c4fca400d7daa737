#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/journal/ledger.h"
#include "engine/journal/notes.h"

namespace journal {

/// Texts of one sort that belong to no game: the program's settings, or forms not yet sent.
class Kept {
public:
    Kept(Ledger& ledger, std::string_view sort) : ledger_(ledger), sort_(sort) {}

    [[nodiscard]] Texts all() const;
    [[nodiscard]] std::optional<std::string> find(std::string_view key) const;
    void set(std::string_view key, std::string_view text);
    void unset(std::string_view key);

private:
    Ledger& ledger_;
    std::string sort_;
};

}  // namespace journal
