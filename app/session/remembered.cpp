#include "app/session/remembered.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/session/game_book.h"
#include "engine/deepblue/fields.h"
#include "engine/deepblue/strict_json.h"
#include "engine/journal/step.h"

namespace session {
namespace {

using namespace deepblue;
using Json = nlohmann::ordered_json;

constexpr const char* kCard = "card";
constexpr const char* kWreck = "wreck";
constexpr const char* kList = "divebell_memory";
constexpr const char* kAny = "any";
constexpr Range kVp{0, 99};
constexpr Range kCount{1, 31};
constexpr std::size_t kMostSpots = 4;  // a wreck has four corners (D6)

Json to_json(const KnownCard& card) {
    Json json{{"name", card.name}, {"vp", card.vp}};
    if (card.needs) {
        json["needs"] = card.needs->colour ? std::string(id(*card.needs->colour)) : kAny;
        json["count"] = card.needs->count;
    }
    if (card.protects) json["protects"] = id(*card.protects);
    if (card.adds) json["adds"] = id(*card.adds);
    return json;
}

Json to_json(const KnownWreck& wreck) {
    Json json{{"name", wreck.name}, {"vp", wreck.vp}, {"city", wreck.city}, {"spots", Json::array()}};
    for (const Spot spot : wreck.spots) json["spots"].push_back(id(spot));
    return json;
}

std::string name_from(const Fields& thing) {
    std::string name = thing.text("name");
    if (name.empty()) throw Malformed(Flaw::BadName, name);
    return name;
}

std::optional<Condition> needs_from(const Fields& card) {
    const auto word = card.optional_text("needs");
    if (!word) return std::nullopt;
    const int count = card.whole("count", kCount);
    return *word == kAny ? Condition{std::nullopt, count} : Condition{card.word("needs", gem_from_id), count};
}

/// Only black and blue are protected from, and only the others are added (M5).
std::optional<Gem> hazard_from(std::string_view word) {
    const auto gem = gem_from_id(word);
    return gem && is_hazard(*gem) ? gem : std::nullopt;
}

std::optional<Gem> added_from(std::string_view word) {
    const auto gem = gem_from_id(word);
    return gem && !is_hazard(*gem) ? gem : std::nullopt;
}

KnownCard card_from(const Fields& card) {
    return {.name = name_from(card),
            .vp = card.whole("vp", kVp),
            .needs = needs_from(card),
            .protects = card.optional_word("protects", hazard_from),
            .adds = card.optional_word("adds", added_from)};
}

KnownWreck wreck_from(const Fields& wreck) {
    const auto spots = wreck.optional_words("spots", spot_from_id).value_or(std::vector<Spot>{});
    if (spots.size() > kMostSpots) throw Malformed(Flaw::OutOfRange, "spots");
    return {.name = name_from(wreck), .vp = wreck.whole("vp", kVp), .city = wreck.flag("city", false), .spots = spots};
}

template <class Known, class Read>
std::vector<Remembered<Known>> all(const journal::Books& books, const char* sort, Read read) {
    std::vector<Remembered<Known>> known;
    for (const auto& thing : books.things.all(kDeepBlue, sort)) {
        const auto json = parse_object(thing.content);
        known.push_back({thing.id, read(Fields(json, sort))});
    }
    return known;
}

template <class Known>
void put(journal::Books& books, const char* sort, const Known& known) {
    const auto things = books.things.all(kDeepBlue, sort);
    const auto same = std::find_if(things.begin(), things.end(), [&](auto& thing) { return thing.name == known.name; });
    const std::string content = to_json(known).dump();
    if (same == things.end()) {
        books.things.add(kDeepBlue, sort, known.name, content);
    } else {
        books.things.change({same->id, same->kind, same->sort, known.name, content});
    }
}

}  // namespace

std::vector<Remembered<KnownCard>> Memory::cards() const {
    return all<KnownCard>(*journal_, kCard, card_from);
}

std::vector<Remembered<KnownWreck>> Memory::wrecks() const {
    return all<KnownWreck>(*journal_, kWreck, wreck_from);
}

void Memory::remember(const KnownCard& card) {
    journal::Step step(journal_);
    put(*step, kCard, card);
    step.commit();
}

void Memory::remember(const KnownWreck& wreck) {
    journal::Step step(journal_);
    put(*step, kWreck, wreck);
    step.commit();
}

void Memory::forget(journal::ThingId id) {
    journal::Step step(journal_);
    step->things.remove(id);
    step.commit();
}

std::string Memory::to_text() const {
    Json list{{kList, 1}, {"cards", Json::array()}, {"wrecks", Json::array()}};
    for (const auto& card : cards()) list["cards"].push_back(to_json(card.what));
    for (const auto& wreck : wrecks()) list["wrecks"].push_back(to_json(wreck.what));
    return list.dump() + "\n";
}

bool Memory::add_from(std::string_view text) try {
    const auto json = parse_object(text);
    const Fields list(json, kList);
    static_cast<void>(list.whole(kList, {1, 1}));
    const auto cards = list.list("cards", card_from);
    const auto wrecks = list.list("wrecks", wreck_from);
    journal::Step step(journal_);
    for (const KnownCard& card : cards) put(*step, kCard, card);
    for (const KnownWreck& wreck : wrecks) put(*step, kWreck, wreck);
    step.commit();
    return true;
} catch (const Malformed&) {
    return false;
}

}  // namespace session
