#include "app/words/sheet_words.h"

#include "app/words/gems.h"
#include "app/words/list.h"

namespace words {
namespace {

using namespace deepblue;

wxString joined(const std::vector<wxString>& parts) {
    wxString all;
    for (const wxString& part : parts) add_to_list(all, part);
    return all;
}

wxString crew_cards(const session::FallbackSheet& sheet) {
    std::vector<wxString> parts;
    for (const Seat seat : sheet.seats.all())
        parts.push_back(spoken(sheet.seats.name(seat)) +
                        wxString::Format(" %d", sheet.crew[static_cast<std::size_t>(seat)]));
    return joined(parts);
}

/// What the next gem of a hazard means, for everyone who is still in.
wxString next_hazard(Gem hazard, const GemCounts& board, const Language& in) {
    const bool is_warning = board[hazard] == 0;
    if (hazard == Gem::Black)
        return is_warning ? in.say("The next black gem is only a warning.")
                          : in.say("The next black gem must be answered by everyone still down.");
    return is_warning ? in.say("The next blue gem is only a warning.")
                      : in.say("The next blue gem must be answered by everyone still down.");
}

wxString still_asked(const Answering& open, const Seating& seats, const Language& in) {
    // TRANSLATORS: %1$s is a player's name, %2$s one or two hazards
    return wxString::Format(in.say("A hazard is open. Asked now: %1$s (%2$s); then clockwise."),
                            spoken(seats.name(open.asked)), hazards(open.open, in));
}

wxString protections(const std::vector<Spot>& spots, const Language& in) {
    std::vector<wxString> names;
    for (const Spot spot : spots)
        if (spot == Spot::Black || spot == Spot::Blue || spot == Spot::BlackOrBlue) names.push_back(name(spot, in));
    if (names.empty()) return in.say("can protect with cards only");
    // TRANSLATORS: %s is one scouting spot or several, such as "blue, black or blue"
    return wxString::Format(in.say("can protect once from the spot: %s; and with cards"), joined(names));
}

}  // namespace

wxString gems_somewhere(const wxString& where, int number) {
    return where + wxString::Format(": %d", number);
}

std::vector<wxString> sheet_facts(const session::FallbackSheet& sheet, const Language& in) {
    return {// TRANSLATORS: %s is a list of names with numbers
            wxString::Format(in.say("Crew cards, hand and resting: %s"), crew_cards(sheet)),
            // TRANSLATORS: %d is a number from 0 to 4
            wxString::Format(in.say("Sunken City: %d of 4 wrecks have been dived"), sheet.city_wrecks),
            // TRANSLATORS: %d is a number of crew cards
            wxString::Format(in.say("Face down in the market deck: %d"), sheet.deck)};
}

std::vector<wxString> sheet_dive(const session::SheetDive& sheet, const Seating& seats, const Language& in) {
    const Dive& dive = sheet.dive;
    std::vector<wxString> lines;
    lines.push_back(dive.drawn.empty() ? in.say("Nothing has been drawn yet.")
                                       // TRANSLATORS: %s is a list of colours
                                       : wxString::Format(in.say("In the order they came: %s"), list(dive.drawn, in)));
    for (const Gem hazard : {Gem::Black, Gem::Blue}) lines.push_back(next_hazard(hazard, dive.board(), in));
    if (const auto* open = std::get_if<Answering>(&dive.phase)) lines.push_back(still_asked(*open, seats, in));
    if (std::holds_alternative<LastCards>(dive.phase))
        lines.push_back(in.say("The leader has surfaced: last cards, then the dive is paid."));
    return lines;
}

wxString sheet_diver(const session::DiverInSight& diver, const Language& in) {
    std::vector<wxString> parts;
    if (diver.leads) parts.push_back(in.say("leads the dive"));
    if (diver.diver.surfaced) {
        parts.push_back(in.say("has surfaced"));
    } else {
        std::vector<wxString> spots;
        for (const Spot spot : diver.diver.spots) spots.push_back(name(spot, in));
        parts.push_back(spots.empty() ? in.say("in the centre")
                                      // TRANSLATORS: %s is one scouting spot or several, such as "gold, blue"
                                      : wxString::Format(in.say("on the spot: %s"), joined(spots)));
        parts.push_back(protections(diver.diver.spots, in));
    }
    // TRANSLATORS: %d is a number of victory points
    parts.push_back(wxString::Format(in.say("%d VP from cards in this dive"), diver.diver.card_vp));
    return joined(parts);
}

}  // namespace words
