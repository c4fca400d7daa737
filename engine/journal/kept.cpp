#include "engine/journal/kept.h"

namespace journal {

Texts Kept::all() const {
    Rows rows = ledger_.rows(kKept, "");
    Texts texts;
    while (rows.next())
        if (rows.row().text(0) == sort_) texts.emplace(rows.row().text(1), rows.row().text(2));
    rows.expect(ledger_.seal(kKept.name));
    return texts;
}

std::optional<std::string> Kept::find(std::string_view key) const {
    const Texts texts = all();
    const auto found = texts.find(key);
    return found == texts.end() ? std::nullopt : std::optional(found->second);
}

void Kept::set(std::string_view key, std::string_view text) {
    ledger_.put(kKept, sort_, key, text);
}

void Kept::unset(std::string_view key) {
    ledger_.remove(kKept, sort_, key);
}

}  // namespace journal
