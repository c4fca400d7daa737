#include "tests/desktop/game_hand.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "app/desktop/look/paints.h"
#include "app/session/dive_draft.h"
#include "app/words/dive_set_up_words.h"
#include "app/words/gems.h"
#include "tests/desktop/window_tree.h"

namespace desktop_test {

using namespace deepblue;
using desktop::PageId;

Game recorded_game(const std::string& name) {
    std::ifstream file(std::string(DIVEBELL_PLAYTHROUGHS) + "/" + name + ".divebell");
    std::stringstream text;
    text << file.rdbuf();
    auto read = read_game(text.str());
    if (!std::holds_alternative<Game>(read)) throw std::runtime_error("no recorded game: " + name);
    return std::get<Game>(std::move(read));
}

void GameHand::Begin(const Start& start) {
    session::TableSettings settings;
    settings.drawing = session::Drawing::Hand;
    window_.Game().begin(start, {}, settings);
    window_.Frame().GoToGame();
    pump();
}

bool GameHand::DoAll(const std::vector<Action>& actions) {
    Begin(std::get<Start>(actions.front()));
    for (std::size_t i = 1; i < actions.size(); ++i) {
        if (Do(actions[i])) continue;
        failed_ = std::to_string(i + 1) + ": " + write_action(actions[i], window_.Table().seats) + " on page " +
                  std::to_string(static_cast<int>(window_.Page()));
        return false;
    }
    GoOn();
    return true;
}

bool GameHand::Do(const Action& action) {
    if (window_.Page() == PageId::Result) GoOn();
    struct Visitor {
        GameHand& hand;
        bool operator()(const deepblue::Reveal& act) const { return hand.Reveal(act); }
        bool operator()(const deepblue::Recruit&) const { return hand.Recruit(false); }
        bool operator()(const Refresh&) const { return hand.Recruit(true); }
        bool operator()(const deepblue::Sail& act) const { return hand.Sail(act); }
        bool operator()(const Rest&) const { return hand.KeyPlays('3'); }
        bool operator()(const deepblue::Scatter& act) const { return hand.Scatter(act); }
        bool operator()(const BeginDive& act) const { return hand.SetUpDive(act); }
        bool operator()(const deepblue::Draw& act) const { return hand.Draw(act); }
        bool operator()(const deepblue::Protect& act) const { return hand.Protect(act); }
        bool operator()(const Surface&) const { return hand.KeyPlays('1'); }
        bool operator()(const Play& act) const { return hand.PlayCard(act.seat, act.card.vp); }
        bool operator()(const deepblue::Stop&) const { return hand.Stop(); }
    };
    return std::visit(
        [&](const auto& act) {
            if constexpr (std::is_invocable_v<Visitor, decltype(act)>) {
                return Visitor{*this}(act);
            } else {
                const auto outcome = window_.Game().play(Action(act));
                pump();
                return std::holds_alternative<Action>(outcome);
            }
        },
        action);
}

bool GameHand::KeyPlays(int key) {
    const std::size_t before = Steps();
    window_.Key(key);
    return Steps() > before;
}

void GameHand::PressGem(Gem gem) {
    window_.Key('0' + desktop::digit_of(gem));
}

void GameHand::GoOn() {
    if (window_.Page() == PageId::CrewCards || window_.Page() == PageId::Result) window_.Key(WXK_SPACE);
}

bool GameHand::Reveal(const deepblue::Reveal& reveal) {
    if (window_.Page() != PageId::Recruit) return false;
    return KeyPlays(reveal.gem ? '0' + desktop::digit_of(*reveal.gem) : '0');
}

/// The page plays it with the first card that comes up.
bool GameHand::Recruit(bool refresh) {
    const bool reveals = window_.Table().market.deck > 0;
    const std::size_t before = Steps();
    window_.Key('1');
    if (!reveals) return Steps() > before;
    const wxString kind = window_.Companion().look.language().say(refresh ? "Refresh for $4" : "One new card");
    return window_.Page() == PageId::Recruit && window_.Press(kind);
}

bool GameHand::Sail(const deepblue::Sail& sail) {
    const std::size_t before = Steps();
    window_.Key('2');
    if (Steps() == before) window_.Key('0' + sail.city_revealed);
    return Steps() > before;
}

bool GameHand::Scatter(const deepblue::Scatter& scatter) {
    for (const Gem gem : scatter.gems) PressGem(gem);
    return KeyPlays(WXK_RETURN);
}

bool GameHand::SetUpDive(const BeginDive& dive) {
    const words::Language& in = window_.Companion().look.language();
    const std::size_t before = Steps();
    const std::string name = "Wreck " + std::to_string(++wrecks_);
    const session::KnownWreck wreck{name, dive.wreck.vp, dive.wreck.city, dive.wreck.spots};
    window_.Companion().memory.remember(wreck);
    if (window_.Page() != PageId::DiveSetUp) window_.Key('4');
    window_.Frame().ThePage().ShowState();
    if (!window_.Choose(in.say("Wreck"), words::in_short(wreck, in))) return false;
    if (dive.wreck.gem && !window_.Choose(in.say("Gem on it"), words::name(*dive.wreck.gem, in))) return false;
    if (!PutBoats(dive) || !AnswerRush(dive)) return false;
    return window_.Press(in.say("Start the dive")) && Steps() > before;
}

bool GameHand::PutBoats(const BeginDive& dive) {
    const auto form = [&] { return session::dive_to_set_up(window_.Game()); };
    const auto seats = form().seats();
    bool leader_is_put = false;
    for (const Boat& boat : dive.boats) {
        if (boat.rush) continue;
        // The leader's first boat lies in the centre already.
        if (boat.seat == dive.leader && !boat.spot && !leader_is_put && form().is_preset) {
            leader_is_put = true;
            continue;
        }
        window_.Key('1' + static_cast<int>(std::find(seats.begin(), seats.end(), boat.seat) - seats.begin()));
        // From one place to the next until the one that is meant.
        const auto corners = form().corners;
        std::size_t place = session::DiveForm::kCorners;
        for (std::size_t i = 0; i < corners.size() && boat.spot; ++i)
            if (corners[i] == boat.spot && !form().on_corner(i)) place = std::min(place, i);
        wxWindow* target = nullptr;
        const wxString spoken = place == session::DiveForm::kCorners
                                    ? window_.Companion().look.language().say("Centre")
                                    : wxString::Format("Corner %d", static_cast<int>(place) + 1);
        for (wxWindow* control : controls_of(window_.Frame()))
            if (name_of(*control).StartsWith(spoken)) target = control;
        if (target == nullptr || !window_.Press(*target)) return false;
    }
    return true;
}

bool GameHand::AnswerRush(const BeginDive& dive) {
    const bool anyone = std::any_of(dive.boats.begin(), dive.boats.end(), [](const Boat& boat) { return boat.rush; });
    if (!anyone) return true;
    window_.Key('Y');  // asks who rushes
    std::vector<Boat> coming;
    for (const Boat& boat : dive.boats)
        if (boat.rush) coming.push_back(boat);
    while (const auto next = session::dive_to_set_up(window_.Game()).next_rush()) {
        const auto boat =
            std::find_if(coming.begin(), coming.end(), [&](const Boat& each) { return each.seat == next->seat; });
        window_.Key(boat == coming.end() ? 'N' : 'Y');
        if (boat != coming.end()) coming.erase(boat);
        if (session::dive_to_set_up(window_.Game()).next_rush() == next) return false;
    }
    return coming.empty();
}

bool GameHand::Draw(const deepblue::Draw& draw) {
    const std::size_t before = Steps();
    if (window_.Page() == PageId::CrewCards) GoOn();
    for (const Gem gem : draw.gems) PressGem(gem);
    return Steps() > before;
}

bool GameHand::Protect(const deepblue::Protect& protect) {
    const auto digit_of = [](Means by, std::size_t row) {
        return '2' + 2 * static_cast<int>(row) + (by == Means::Card);
    };
    if (protect.with.size() == 1) return KeyPlays(digit_of(protect.with.front().by, 0));
    auto left = protect.with;
    const std::size_t before = Steps();
    for (std::size_t row = 0; row < protect.with.size(); ++row) {
        const deepblue::GemCounts open = std::get<session::AskForAnswer>(window_.Game().prompt()).open;
        const Gem gem = static_cast<int>(row) < open[Gem::Black] ? Gem::Black : Gem::Blue;
        const auto shield =
            std::find_if(left.begin(), left.end(), [&](const Shield& each) { return each.against == gem; });
        window_.Key(digit_of(shield->by, row));
        left.erase(shield);
    }
    return Steps() > before;
}

bool GameHand::PlayCard(Seat seat, int vp) {
    if (window_.Page() == PageId::Draw) window_.Key('C');
    if (window_.Page() != PageId::CrewCards) return false;
    const std::size_t before = Steps();
    const auto& divers = window_.Table().dive()->divers;
    const auto diver = std::find_if(divers.begin(), divers.end(), [&](const Diver& each) { return each.seat == seat; });
    window_.Key('1' + static_cast<int>(diver - divers.begin()));
    window_.Key('V');
    window_.Keys(std::to_string(vp));
    window_.Key(WXK_RETURN);
    return Steps() > before;
}

bool GameHand::Stop() {
    if (window_.Page() == PageId::CrewCards) GoOn();
    if (window_.Page() == PageId::Result) return true;  // with the leader up there is nothing to stop
    return KeyPlays('S') && window_.Page() == PageId::Result;
}

}  // namespace desktop_test
