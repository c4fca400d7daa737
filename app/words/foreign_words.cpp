#include "app/words/foreign_words.h"

#include <map>

#include "app/words/catalogs.h"
#include "app/words/gems.h"
#include "engine/deepblue/player.h"

namespace words {
namespace {

/// Our word for each name, in whatever case it is written.
using Meanings = std::map<wxString, std::string>;

template <class Thing>
Meanings meanings_of(std::size_t count) {
    Meanings meanings;
    for (const std::string& tag : languages()) {
        const Language in(tag);
        for (std::size_t i = 0; i < count; ++i) {
            const auto thing = static_cast<Thing>(i);
            meanings.emplace(name(thing, in).Lower(), id(thing));
        }
    }
    return meanings;
}

void understand(std::string& text, const Meanings& meanings) {
    const auto found = meanings.find(spoken(text).Lower());
    if (found != meanings.end()) text = found->second;
}

}  // namespace

void understand(nights::ForeignPlays& plays) {
    const Meanings scenarios = meanings_of<deepblue::Scenario>(deepblue::kScenarios);
    const Meanings colours = meanings_of<deepblue::Colour>(deepblue::kColours);
    for (nights::ForeignPlay& play : plays.plays) {
        understand(play.board, scenarios);
        for (nights::ForeignScore& score : play.scores) understand(score.colour, colours);
    }
}

}  // namespace words
