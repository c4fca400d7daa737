#include "app/words/table_words.h"

#include <algorithm>

#include "app/words/gems.h"
#include "app/words/log.h"
#include "engine/chance/commitment.h"

namespace words {
namespace {

using namespace deepblue;

wxString recruited(Seat seat, const Reveal& reveal, const Seating& seats, const Language& in) {
    const wxString who = spoken(seats.name(seat));
    // TRANSLATORS: %s is a player's name
    if (!reveal.gem) return wxString::Format(in.say("%s recruited, new card: no gem"), who);
    // TRANSLATORS: %1$s is a player's name, %2$s the colour of a gem
    return wxString::Format(in.say("%1$s recruited, new card: +1 %2$s"), who, name(*reveal.gem, in));
}

Amounts amounts(bool is_booked) {
    return is_booked ? Amounts::Booked : Amounts::Told;
}

}  // namespace

std::vector<ToldLine> last_lines(const session::Story& story, const Seating& seats, std::size_t most,
                                 const Language& language) {
    std::vector<ToldLine> lines;
    bool is_booked = false;  // whether a dive was stopped after it
    for (std::size_t i = story.actions.size(); i > 0 && lines.size() < most; --i) {
        const session::ToldAction& told = story.actions[i - 1];
        is_booked = is_booked || std::holds_alternative<Stop>(told.action);
        const auto* reveal = std::get_if<Reveal>(&told.action);
        const auto* recruit = i > 1 ? std::get_if<Recruit>(&story.actions[i - 2].action) : nullptr;
        if (reveal && recruit) {
            lines.push_back({told.by, recruited(recruit->seat, *reveal, seats, language)});
            --i;
        } else {
            lines.push_back({told.by, log_line(told.action, seats, language, amounts(is_booked))});
        }
    }
    return lines;
}

wxString seal(const std::string& commitment, const Language& language) {
    // TRANSLATORS: %s are eight digits of the seal that binds the draws of a game
    return wxString::Format(language.say("seal %s"), chance::seal(commitment));
}

wxString step_line(const session::KeptStep& step, const Language& language) {
    return log_line(step.action, step.seats, language, amounts(step.is_booked));
}

wxString provenance(const session::AddedGem& added, const Seating& seats, const Language& language) {
    if (!added.by) return language.say("opening market");
    // TRANSLATORS: %1$d is the number of a turn, %2$s a player's name
    return wxString::Format(language.say("turn %1$d, %2$s"), added.turn, spoken(seats.name(*added.by)));
}

wxString in_the_bag(Gem gem, int number, int added, const Language& language) {
    // TRANSLATORS: %1$s is the colour of a gem, %2$d a number of gems
    const wxString held = wxString::Format(language.say("%1$s: %2$d in the bag"), name(gem, language), number);
    if (added == 0) return held;
    // TRANSLATORS: %d is how many gems market cards have added
    return held + ", " + wxString::Format(language.say("+%d added"), added);
}

wxString on_wrecks(const GemCounts& tiles, const Language& language) {
    if (tiles.total() == 0) return {};
    // TRANSLATORS: %d is how many gems lie on wrecks, as in "In the bag 24, 2 on wrecks"
    return wxString::Format(language.say_number("%d on a wreck", "%d on wrecks", tiles.total()), tiles.total());
}

}  // namespace words
