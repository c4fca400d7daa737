#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "engine/deepblue/action.h"
#include "engine/deepblue/crew_card.h"
#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/wreck.h"

namespace deepblue {

/// What the reveals are due for: the opening row (M1), a recruit (M3), a refresh (M4).
enum class Occasion : std::uint8_t { SetUp, Recruit, Refresh };

/// The rule that asks for the reveals of that occasion.
[[nodiscard]] std::string_view rule_of(Occasion occasion);

// Facts, no prose: why an action is not allowed. Each knows the id of its rule.

struct GameOver {
    [[nodiscard]] std::string_view rule() const { return "E1"; }
    friend bool operator==(const GameOver&, const GameOver&) = default;
};
struct NotStarted {
    [[nodiscard]] std::string_view rule() const { return "P1"; }
    friend bool operator==(const NotStarted&, const NotStarted&) = default;
};
struct AlreadyStarted {
    [[nodiscard]] std::string_view rule() const { return "P1"; }
    friend bool operator==(const AlreadyStarted&, const AlreadyStarted&) = default;
};
struct NotSeated {
    std::string name;
    [[nodiscard]] std::string_view rule() const { return "P1"; }
    friend bool operator==(const NotSeated&, const NotSeated&) = default;
};
struct WrongSeatCount {
    int seats = 0;
    [[nodiscard]] std::string_view rule() const { return "P1"; }
    friend bool operator==(const WrongSeatCount&, const WrongSeatCount&) = default;
};
struct NameTwice {
    std::string name;
    [[nodiscard]] std::string_view rule() const { return "P1"; }
    friend bool operator==(const NameTwice&, const NameTwice&) = default;
};
struct ColourTwice {
    Colour colour{};
    [[nodiscard]] std::string_view rule() const { return "P1"; }
    friend bool operator==(const ColourTwice&, const ColourTwice&) = default;
};
struct NotOnTurn {
    Seat on_turn{};
    [[nodiscard]] std::string_view rule() const { return "P6"; }
    friend bool operator==(const NotOnTurn&, const NotOnTurn&) = default;
};
struct DiveUnderWay {
    [[nodiscard]] std::string_view rule() const { return "P6"; }
    friend bool operator==(const DiveUnderWay&, const DiveUnderWay&) = default;
};
struct BooksClosed {  // chests, crews and bag are not touched while a dive is under way
    [[nodiscard]] std::string_view rule() const { return "V1"; }
    friend bool operator==(const BooksClosed&, const BooksClosed&) = default;
};
struct NoDive {
    ActionKind attempted{};
    [[nodiscard]] std::string_view rule() const;
    friend bool operator==(const NoDive&, const NoDive&) = default;
};

struct RevealFirst {
    Occasion occasion{};
    int due = 0;
    [[nodiscard]] std::string_view rule() const { return rule_of(occasion); }
    friend bool operator==(const RevealFirst&, const RevealFirst&) = default;
};
struct NoRevealDue {
    [[nodiscard]] std::string_view rule() const { return "M2"; }
    friend bool operator==(const NoRevealDue&, const NoRevealDue&) = default;
};
struct DeckUsedUp {
    [[nodiscard]] std::string_view rule() const { return "M7"; }
    friend bool operator==(const DeckUsedUp&, const DeckUsedUp&) = default;
};
struct RowEmpty {
    [[nodiscard]] std::string_view rule() const { return "M3"; }
    friend bool operator==(const RowEmpty&, const RowEmpty&) = default;
};
struct NeverAdded {
    Gem gem{};
    [[nodiscard]] std::string_view rule() const { return "M5"; }
    friend bool operator==(const NeverAdded&, const NeverAdded&) = default;
};

struct NoMoreCityWrecks {
    [[nodiscard]] std::string_view rule() const { return "P4"; }
    friend bool operator==(const NoMoreCityWrecks&, const NoMoreCityWrecks&) = default;
};
struct NoMoreOrdinaryWrecks {
    [[nodiscard]] std::string_view rule() const { return "P4"; }
    friend bool operator==(const NoMoreOrdinaryWrecks&, const NoMoreOrdinaryWrecks&) = default;
};
struct ScatterFirst {
    [[nodiscard]] std::string_view rule() const { return "S3"; }
    friend bool operator==(const ScatterFirst&, const ScatterFirst&) = default;
};
struct NoScatterDue {
    [[nodiscard]] std::string_view rule() const { return "S3"; }
    friend bool operator==(const NoScatterDue&, const NoScatterDue&) = default;
};
struct NoSuchGemOnATile {
    Gem gem{};
    [[nodiscard]] std::string_view rule() const { return "S3"; }
    friend bool operator==(const NoSuchGemOnATile&, const NoSuchGemOnATile&) = default;
};
struct StormDiveFirst {
    Seat seat{};
    [[nodiscard]] std::string_view rule() const { return "S5"; }
    friend bool operator==(const StormDiveFirst&, const StormDiveFirst&) = default;
};
struct ReefsInTheWay {
    [[nodiscard]] std::string_view rule() const { return "S6"; }
    friend bool operator==(const ReefsInTheWay&, const ReefsInTheWay&) = default;
};

struct OnlyOnTurn {  // the dive leader is the player on turn
    Seat on_turn{};
    [[nodiscard]] std::string_view rule() const { return "D1"; }
    friend bool operator==(const OnlyOnTurn&, const OnlyOnTurn&) = default;
};
struct LeaderNeedsABoat {
    Seat leader{};
    [[nodiscard]] std::string_view rule() const { return "D1"; }
    friend bool operator==(const LeaderNeedsABoat&, const LeaderNeedsABoat&) = default;
};
struct DivedBefore {
    std::string wreck;
    [[nodiscard]] std::string_view rule() const { return "D2"; }
    friend bool operator==(const DivedBefore&, const DivedBefore&) = default;
};
struct RushToASpot {
    Seat seat{};
    [[nodiscard]] std::string_view rule() const { return "D4"; }
    friend bool operator==(const RushToASpot&, const RushToASpot&) = default;
};
struct TooManySpots {
    [[nodiscard]] std::string_view rule() const { return "D6"; }
    friend bool operator==(const TooManySpots&, const TooManySpots&) = default;
};
struct TooManyBoats {
    Seat seat{};
    [[nodiscard]] std::string_view rule() const { return "D6"; }
    friend bool operator==(const TooManyBoats&, const TooManyBoats&) = default;
};
struct SpotNotFree {
    Spot spot{};
    [[nodiscard]] std::string_view rule() const { return "D6"; }
    friend bool operator==(const SpotNotFree&, const SpotNotFree&) = default;
};

struct WrongNumberOfGems {
    int needed = 1;
    bool pairs = false;  // S1 is in force here
    [[nodiscard]] std::string_view rule() const { return pairs ? "S1" : "W1"; }
    friend bool operator==(const WrongNumberOfGems&, const WrongNumberOfGems&) = default;
};
struct BagEmpty {
    [[nodiscard]] std::string_view rule() const { return "W6"; }
    friend bool operator==(const BagEmpty&, const BagEmpty&) = default;
};
struct NotInTheBag {
    Gem gem{};
    [[nodiscard]] std::string_view rule() const { return "G4"; }
    friend bool operator==(const NotInTheBag&, const NotInTheBag&) = default;
};
struct MoreThanThereAre {
    Gem gem{};
    int most = 0;
    [[nodiscard]] std::string_view rule() const { return "G4"; }
    friend bool operator==(const MoreThanThereAre&, const MoreThanThereAre&) = default;
};
struct LeaderIsUp {
    Seat leader{};
    [[nodiscard]] std::string_view rule() const { return "H9"; }
    friend bool operator==(const LeaderIsUp&, const LeaderIsUp&) = default;
};
struct DrawFirst {
    [[nodiscard]] std::string_view rule() const { return "W3"; }
    friend bool operator==(const DrawFirst&, const DrawFirst&) = default;
};

struct AnswerFirst {
    Seat seat{};
    [[nodiscard]] std::string_view rule() const { return "H8"; }
    friend bool operator==(const AnswerFirst&, const AnswerFirst&) = default;
};
struct NothingToProtectFrom {
    [[nodiscard]] std::string_view rule() const { return "H3"; }
    friend bool operator==(const NothingToProtectFrom&, const NothingToProtectFrom&) = default;
};
struct NoReasonToSurface {
    [[nodiscard]] std::string_view rule() const { return "H7"; }
    friend bool operator==(const NoReasonToSurface&, const NoReasonToSurface&) = default;
};
struct WrongNumberOfAnswers {
    int needed = 0;
    [[nodiscard]] std::string_view rule() const { return "H13"; }
    friend bool operator==(const WrongNumberOfAnswers&, const WrongNumberOfAnswers&) = default;
};
struct WrongColourAnswered {
    Gem against{};
    [[nodiscard]] std::string_view rule() const { return "H4"; }
    friend bool operator==(const WrongColourAnswered&, const WrongColourAnswered&) = default;
};
struct NoProtectingSpot {
    Seat seat{};
    Gem against{};
    [[nodiscard]] std::string_view rule() const { return "H4"; }
    friend bool operator==(const NoProtectingSpot&, const NoProtectingSpot&) = default;
};

struct NotInTheDive {
    Seat seat{};
    [[nodiscard]] std::string_view rule() const { return "D5"; }
    friend bool operator==(const NotInTheDive&, const NotInTheDive&) = default;
};
struct HasSurfaced {
    Seat seat{};
    [[nodiscard]] std::string_view rule() const { return "C6"; }
    friend bool operator==(const HasSurfaced&, const HasSurfaced&) = default;
};
struct NoGemYet {
    [[nodiscard]] std::string_view rule() const { return "C1"; }
    friend bool operator==(const NoGemYet&, const NoGemYet&) = default;
};
struct ConditionNotMet {
    Condition needs;
    [[nodiscard]] std::string_view rule() const { return needs.colour ? "C2" : "C3"; }
    friend bool operator==(const ConditionNotMet&, const ConditionNotMet&) = default;
};
struct NotJustDrawn {
    Gem colour{};
    [[nodiscard]] std::string_view rule() const { return "C8"; }
    friend bool operator==(const NotJustDrawn&, const NotJustDrawn&) = default;
};
struct PlayedBefore {
    std::string card;
    [[nodiscard]] std::string_view rule() const { return "C9"; }
    friend bool operator==(const PlayedBefore&, const PlayedBefore&) = default;
};

/// Why an action is refused. app/words makes a sentence of each and does not compile until it knows them all.
using RuleViolation =
    std::variant<GameOver, NotStarted, AlreadyStarted, NotSeated, WrongSeatCount, NameTwice, ColourTwice, NotOnTurn,
                 DiveUnderWay, BooksClosed, NoDive, RevealFirst, NoRevealDue, DeckUsedUp, RowEmpty, NeverAdded,
                 NoMoreCityWrecks, NoMoreOrdinaryWrecks, ScatterFirst, NoScatterDue, NoSuchGemOnATile, StormDiveFirst,
                 ReefsInTheWay, OnlyOnTurn, LeaderNeedsABoat, DivedBefore, RushToASpot, TooManySpots, TooManyBoats,
                 SpotNotFree, WrongNumberOfGems, BagEmpty, NotInTheBag, MoreThanThereAre, LeaderIsUp, DrawFirst,
                 AnswerFirst, NothingToProtectFrom, NoReasonToSurface, WrongNumberOfAnswers, WrongColourAnswered,
                 NoProtectingSpot, NotInTheDive, HasSurfaced, NoGemYet, ConditionNotMet, NotJustDrawn, PlayedBefore>;

/// The id in RULES.md of the rule that was broken.
[[nodiscard]] std::string_view rule_id(const RuleViolation& violation);

}  // namespace deepblue
