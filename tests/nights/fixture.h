#pragma once

#include "app/nights/people.h"
#include "app/nights/settle.h"
#include "tests/journal/content.h"
#include "tests/session/fixture.h"

namespace nights {

using session::by_hand;
using session::dive_line;
using session::kDraw;
using session::kEnd;
using session::kNow;
using session::kStop;
using session::Lines;

/// The words of every player's surfacing and protecting.
[[nodiscard]] std::string surfaces(const std::string& name);
[[nodiscard]] std::string protects(const std::string& name, const std::string& hazard);

/// One dive with a hazard, drawn by hand: black, black, silver. Ada leads and has a card, Ben surfaces. It pays Ada 4.
[[nodiscard]] Lines dive_with_a_hazard();
/// One dive without one: silver, gold. It pays Ada 6 and Ben 3.
[[nodiscard]] Lines quiet_dive();

/// A journal with finished games of Ada and Ben.
class NightsTest : public session::SessionTest {
protected:
    /// Plays a game to its end and opens the chests.
    journal::GameId play_game(const Lines& lines, const std::string& scenario = "dangerous_reefs");
    /// The same with so many draws of the app in one dive.
    journal::GameId play_app_game(int draws);
    /// And takes it into the nights.
    journal::GameId finished(const Lines& lines, const std::string& scenario = "dangerous_reefs");

    [[nodiscard]] const journal::Books& books() { return *journal(); }
    [[nodiscard]] People people() { return People(books()); }
    [[nodiscard]] journal::PlayerId player(const std::string& name) { return books().players.find(name).value().id; }
    [[nodiscard]] std::string content() { return journal::everything(journal()); }
};

}  // namespace nights
