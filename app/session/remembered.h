#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/deepblue/crew_card.h"
#include "engine/deepblue/wreck.h"
#include "engine/journal/journal.h"

namespace session {

/// A crew card as the table taught it: what it needs and pays, or what it protects from, and what it adds.
struct KnownCard {
    std::string name;
    int vp = 0;
    std::optional<deepblue::Condition> needs;
    std::optional<deepblue::Gem> protects;  // black or blue; such a card does nothing else (K)
    std::optional<deepblue::Gem> adds;      // its "+1 gem"
    friend bool operator==(const KnownCard&, const KnownCard&) = default;
};

/// A wreck as the table taught it.
struct KnownWreck {
    std::string name;
    int vp = 0;
    bool city = false;
    std::vector<deepblue::Spot> spots;
    friend bool operator==(const KnownWreck&, const KnownWreck&) = default;
};

template <class Known>
struct Remembered {
    journal::ThingId id{};
    Known what;
};

/// The cards and wrecks that were entered once and are one tap from then on, the one used last first.
class Memory {
public:
    explicit Memory(journal::Journal& journal) : journal_(journal) {}

    [[nodiscard]] std::vector<Remembered<KnownCard>> cards() const;
    [[nodiscard]] std::vector<Remembered<KnownWreck>> wrecks() const;

    /// Remembers it, or what is new about one of the same name.
    void remember(const KnownCard& card);
    void remember(const KnownWreck& wreck);
    void forget(journal::ThingId id);

    /// The whole list as text for another table, and back: known names are brought up to date, nothing is lost.
    [[nodiscard]] std::string to_text() const;
    /// False, and nothing changed, if the text is no such list.
    [[nodiscard]] bool add_from(std::string_view text);

private:
    journal::Journal& journal_;
};

}  // namespace session
