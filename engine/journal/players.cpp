#include "engine/journal/players.h"

namespace journal {

std::vector<Player> Players::all() const {
    Rows rows = ledger_.rows(kPlayer, "ORDER BY id");
    std::vector<Player> players;
    while (rows.next()) {
        const Query& row = rows.row();
        players.push_back({row.as<PlayerId>(0), row.text(1), row.text(2), row.text(3)});
    }
    rows.expect(ledger_.seal(kPlayer.name));
    return players;
}

Player Players::at(PlayerId id) const {
    Rows rows = ledger_.rows(kPlayer, "WHERE id = ?1", id);
    if (!rows.next()) ledger_.miss(kPlayer, static_cast<std::int64_t>(id));
    return {id, rows.row().text(1), rows.row().text(2), rows.row().text(3)};
}

std::optional<Player> Players::find(std::string_view name) const {
    for (Player& player : all())
        if (player.name == name) return std::move(player);
    return std::nullopt;
}

PlayerId Players::add(std::string_view name, std::string_view colour, std::string_view language) {
    const PlayerId id{ledger_.seal(kPlayer.name).rows + 1};
    ledger_.insert(kPlayer, id, name, colour, language);
    return id;
}

void Players::change(const Player& player) {
    const auto id = static_cast<std::int64_t>(player.id);
    if (!ledger_.rows(kPlayer, "WHERE id = ?1", id).next()) ledger_.miss(kPlayer, id);
    ledger_.put(kPlayer, id, player.name, player.colour, player.language);
}

}  // namespace journal
