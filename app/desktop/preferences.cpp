#include "app/desktop/preferences.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/journal/step.h"

namespace desktop {
namespace {

using nlohmann::json;

constexpr const char* kKey = "choices";

json to_json(const Choices& choices) {
    return {{"theme", static_cast<int>(choices.theme)},
            {"language", choices.language},
            {"text_size", choices.text_size},
            {"gem_size", choices.gem_size},
            {"speed", static_cast<int>(choices.speed)},
            {"muted", choices.muted},
            {"volume", choices.volume},
            {"shows_next", choices.shows_next},
            {"cards", static_cast<int>(choices.cards)},
            {"window", choices.window}};
}

template <class Enum>
Enum choice(const json& kept, const char* key, Enum otherwise, Enum last) {
    const int number = kept.value(key, static_cast<int>(otherwise));
    return number >= 0 && number <= static_cast<int>(last) ? static_cast<Enum>(number) : otherwise;
}

Choices from_json(const json& kept) {
    const Choices usual;
    return {.theme = choice(kept, "theme", usual.theme, Theme::System),
            .language = kept.value("language", usual.language),
            .text_size = std::clamp(kept.value("text_size", usual.text_size), 0.85, 1.5),
            .gem_size = std::clamp(kept.value("gem_size", usual.gem_size), 0.8, 1.4),
            .speed = choice(kept, "speed", usual.speed, Speed::Slow),
            .muted = kept.value("muted", usual.muted),
            .volume = std::clamp(kept.value("volume", usual.volume), 0, 100),
            .shows_next = kept.value("shows_next", usual.shows_next),
            .cards = choice(kept, "cards", usual.cards, CardsOpen::AfterEveryGem),
            .window = kept.value("window", usual.window)};
}

/// Choices that cannot be read are the usual ones: nobody should be kept from playing by them.
Choices read(const journal::Books& books) try {
    return from_json(json::parse(books.settings.find(kKey).value_or("{}")));
} catch (const json::exception&) {
    return {};
}

}  // namespace

Preferences::Preferences(journal::Journal& journal) : journal_(journal), choices_(read(*journal)) {}

void Preferences::set(const Choices& choices) {
    if (choices == choices_) return;
    journal::Step step(journal_);
    step->settings.set(kKey, to_json(choices).dump());
    step.commit();
    choices_ = choices;
}

}  // namespace desktop
