#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"

namespace journal {

/// Texts under a key.
using Texts = std::map<std::string, std::string, std::less<>>;

/// What a game keeps beside its lines, and what undo does not touch.
class Notes {
public:
    explicit Notes(Ledger& ledger) : ledger_(ledger) {}

    /// What has happened and stays so, such as that something secret was shown.
    [[nodiscard]] Texts facts(GameId game) const;
    void state(GameId game, std::string_view key, std::string_view text);

    /// Settings that belong to one game.
    [[nodiscard]] Texts settings(GameId game) const;
    void set(GameId game, std::string_view key, std::string_view text);
    void unset(GameId game, std::string_view key);

private:
    [[nodiscard]] Texts all(GameId game, std::string_view sort) const;

    Ledger& ledger_;
};

}  // namespace journal
