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
            {"own_languages", choices.own_languages},
            {"keeps_awake", choices.keeps_awake},
            {"gem_sounds", choices.gem_sounds},
            {"hints", choices.hints},
            {"strong_outlines", choices.strong_outlines},
            {"patterns", choices.patterns},
            {"odds", static_cast<int>(choices.odds)},
            {"coach", choices.coach},
            {"window", choices.window},
            {"audience", choices.audience},
            {"audience_window", choices.audience_window}};
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
            .own_languages = kept.value("own_languages", usual.own_languages),
            .keeps_awake = kept.value("keeps_awake", usual.keeps_awake),
            .gem_sounds = kept.value("gem_sounds", usual.gem_sounds),
            .hints = kept.value("hints", usual.hints),
            .strong_outlines = kept.value("strong_outlines", usual.strong_outlines),
            .patterns = kept.value("patterns", usual.patterns),
            .odds = choice(kept, "odds", usual.odds, session::OddsShown::Numbers),
            .coach = kept.value("coach", usual.coach),
            .window = kept.value("window", usual.window),
            .audience = kept.value("audience", usual.audience),
            .audience_window = kept.value("audience_window", usual.audience_window)};
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
