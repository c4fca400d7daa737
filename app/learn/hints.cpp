#include "app/learn/hints.h"

#include <nlohmann/json.hpp>

#include "engine/journal/step.h"

namespace learn {
namespace {

using Json = nlohmann::json;

constexpr const char* kKey = "hints";

/// What was seen; what cannot be read was not.
std::set<std::string> read(const journal::Journal& journal) try {
    return Json::parse(journal->settings.find(kKey).value_or("[]")).get<std::set<std::string>>();
} catch (const Json::exception&) {
    return {};
}

std::string key(const Hint& hint, const deepblue::Seating& seats) {
    return std::string(id(hint.situation)) + " " + seats.name(hint.seat);
}

}  // namespace

Hints::Hints(journal::Journal& journal) : journal_(journal), seen_(read(journal)) {}

std::optional<Hint> Hints::due(const std::vector<Hint>& hints, const deepblue::Seating& seats) const {
    if (!on_) return std::nullopt;
    for (const Hint& hint : hints) {
        if (!seen_.contains(key(hint, seats))) return hint;
    }
    return std::nullopt;
}

void Hints::retire(const Hint& hint, const deepblue::Seating& seats) {
    if (seen_.insert(key(hint, seats)).second) keep();
}

void Hints::forget() {
    seen_.clear();
    keep();
}

void Hints::keep() {
    journal::Step step(journal_);
    step->settings.set(kKey, Json(seen_).dump());
    step.commit();
}

}  // namespace learn
