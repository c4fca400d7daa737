#include "engine/journal/notes.h"

namespace journal {

namespace {

constexpr std::string_view kFact = "fact";
constexpr std::string_view kSetting = "setting";

}  // namespace

Texts Notes::facts(GameId game) const {
    return all(game, kFact);
}

void Notes::state(GameId game, std::string_view key, std::string_view text) {
    ledger_.put(kNote, game, kFact, key, text);
}

Texts Notes::settings(GameId game) const {
    return all(game, kSetting);
}

void Notes::set(GameId game, std::string_view key, std::string_view text) {
    ledger_.put(kNote, game, kSetting, key, text);
}

void Notes::unset(GameId game, std::string_view key) {
    ledger_.remove(kNote, game, kSetting, key);
}

Texts Notes::all(GameId game, std::string_view sort) const {
    Rows rows = ledger_.rows(kNote, "WHERE game = ?1", game);
    Texts texts;
    while (rows.next())
        if (rows.row().text(1) == sort) texts.emplace(rows.row().text(2), rows.row().text(3));
    rows.expect(ledger_.tally(game).notes);
    return texts;
}

}  // namespace journal
