#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal/ids.h"
#include "engine/journal/ledger.h"

namespace journal {

/// Someone who plays, with the colour and the language they like.
struct Player {
    PlayerId id;
    std::string name;
    std::string colour;
    std::string language;
    friend bool operator==(const Player&, const Player&) = default;
};

/// Everyone who ever played. Names are unique, and nobody is ever removed.
class Players {
public:
    explicit Players(Ledger& ledger) : ledger_(ledger) {}

    [[nodiscard]] std::vector<Player> all() const;
    /// One player; throws NotFound.
    [[nodiscard]] Player at(PlayerId id) const;
    [[nodiscard]] std::optional<Player> find(std::string_view name) const;

    /// Adds a player; throws Exists if the name is taken.
    PlayerId add(std::string_view name, std::string_view colour, std::string_view language);

    /// Changes the player with this id; throws Exists if the name is another player's, NotFound without such a player.
    void change(const Player& player);

private:
    Ledger& ledger_;
};

}  // namespace journal
