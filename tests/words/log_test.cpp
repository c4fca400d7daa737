#include "app/words/log.h"

#include <fstream>
#include <iterator>

#include "engine/deepblue/game_file.h"
#include "tests/words/sentences.h"

namespace words {
namespace {

using namespace deepblue;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

std::string said(const Action& action, const Seating& seats = two_players()) {
    return utf8(log_line(action, seats, Language()));
}

TEST(Log, EveryActionIsSaid) {
    const Language english;
    for (Action& action : one_of_each<Action>()) {
        if (auto* stranger = std::get_if<Stranger>(&action)) stranger->name = "Nobody";
        EXPECT_TRUE(is_sentence(log_line(action, two_players(), english))) << action.index();
    }
}

TEST(Log, UndoNamesEveryStepInAFewWords) {
    const auto undone = [](const Action& action) {
        return utf8(undo(step_name(action, two_players(), Language()), Language()));
    };
    EXPECT_EQ(undone(Draw{{Gem::Red}, Source::App, 0}), "Undo: red drawn");
    EXPECT_EQ(undone(BeginDive{kFirst, Wreck{.vp = 3, .city = true}, {}}), "Undo: Ada began a dive");
    EXPECT_EQ(undone(Stop{}), "Undo: dive stopped");
    for (Action& action : one_of_each<Action>()) {
        if (auto* stranger = std::get_if<Stranger>(&action)) stranger->name = "Nobody";
        EXPECT_LE(undone(action).size(), 40) << undone(action);
    }
}

TEST(Log, EveryFormOfAnActionIsSaid) {
    const std::vector<Action> actions{
        Reveal{.gem = Gem::Red, .card = {}},
        Sail{kFirst, 1},
        Sail{kFirst, 2},
        Scatter{{Gem::Red, Gem::Blue}, Source::App, 1},
        BeginDive{kFirst, Wreck{.vp = 3, .city = true}, {}},
        Protect{kFirst, {{Gem::Blue, Means::Card}}},
        Protect{kFirst, {{Gem::Blue, Means::Spot}}},
        Protect{kFirst, {{Gem::Blue, Means::Spot}, {Gem::Black, Means::Card}}},
        Play{kFirst, {.vp = 4, .needs = {}, .name = "Otto"}},
        Play{kFirst, {.vp = 4, .needs = {}, .name = {}}},
        SetCrew{kFirst, 1},
        SetCrew{kFirst, 5},
    };
    for (const Action& action : actions) EXPECT_TRUE(is_sentence(log_line(action, two_players(), Language())));
}

TEST(Log, TellsWhoAndWhat) {
    EXPECT_THAT(said(Draw{{Gem::Gold, Gem::Blue}, Source::App, 0}), HasSubstr("Gold, blue drawn"));
    EXPECT_THAT(said(Sail{kSecond, 1}), AllOf(HasSubstr("Ben"), HasSubstr("1 Sunken City wreck")));
    EXPECT_THAT(said(Sail{kSecond, 2}), AllOf(HasSubstr("Ben"), HasSubstr("2 Sunken City wrecks")));
    EXPECT_THAT(said(Play{kFirst, {.vp = 4, .needs = {}, .name = "Otto"}}),
                AllOf(HasSubstr("Ada"), HasSubstr("Otto"), HasSubstr("4 VP")));
}

TEST(Log, NamesComeThroughUntouched) {
    for (const Seat seat : {kFirst, kSecond}) {
        const std::string name = odd_players().name(seat);
        for (const Action& action :
             {Action(Recruit{seat}), Action(Refresh{seat}), Action(Rest{seat}), Action(Sail{seat, 2}),
              Action(BeginDive{seat, {}, {}}), Action(Surface{seat}), Action(SetCrew{seat, 3}), Action(Stranger{name}),
              Action(Correct{seat, 1, {}}), Action(Play{seat, {}}), Action(Protect{seat, {{Gem::Blue, Means::Card}}}),
              Action(Start{{}, name, {}, {}}), Action(Play{kFirst, {.vp = 1, .needs = {}, .name = name}})})
            EXPECT_THAT(said(action, odd_players()), HasSubstr(name)) << action.index();
    }
}

TEST(Log, V7_ACorrectionDoesNotTellItsAmountOrWhy) {
    const std::string line = said(Correct{kFirst, 123, "he had 456"});
    EXPECT_THAT(line, Not(HasSubstr("123")));
    EXPECT_THAT(line, Not(HasSubstr("456")));
}

TEST(Log, V7_OnceBookedNeitherCardNorWreckTellsItsWorth) {
    const auto booked = [](const Action& action) {
        return utf8(log_line(action, two_players(), Language(), Amounts::Booked));
    };
    EXPECT_EQ(booked(Play{kFirst, {.vp = 89, .needs = {}, .name = "Otto"}}), "Ada played Otto");
    EXPECT_EQ(booked(Play{kFirst, {.vp = 89, .needs = {}, .name = {}}}), "Ada played a crew card");
    EXPECT_EQ(booked(BeginDive{kSecond, Wreck{.vp = 67}, {}}), "Ben began a dive");
    EXPECT_EQ(booked(BeginDive{kSecond, Wreck{.vp = 67, .city = true}, {}}), "Ben began a dive on a Sunken City wreck");
    EXPECT_EQ(booked(Rest{kFirst}), said(Rest{kFirst}));
}

/// Every number that stands in a text.
std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = text.find_first_not_of("0123456789", at);
        if (end != at) numbers.push_back(std::stoi(text.substr(at, end - at)));
        at = end == std::string::npos ? text.size() : end + (end == at ? 1 : 0);
    }
    return numbers;
}

TEST(Log, V7_OfTheExampleTellsNoChest) {
    std::ifstream stream(std::string(DIVEBELL_SOURCE_DIR) + "/resources/example.divebell", std::ios::binary);
    const auto game = std::get<Game>(read_game(std::string(std::istreambuf_iterator<char>(stream), {})));
    std::string log;
    for (const Action& action : game.actions) log += said(action, game.table.seats) + "\n";
    EXPECT_THAT(numbers_in(log), testing::Contains(8));  // a card
    for (const int chest : {29, 18, 15, 14, 9}) EXPECT_THAT(numbers_in(log), Not(testing::Contains(chest)));
}

TEST(Log, WarningsAndNotesAreSaid) {
    const Language english;
    EXPECT_TRUE(is_sentence(warning(Gem::Black, english)));
    EXPECT_TRUE(is_sentence(warning(Gem::Blue, english)));
    EXPECT_NE(warning(Gem::Black, english), warning(Gem::Blue, english));
    EXPECT_THAT(utf8(nothing_moves(Gem::Green, english)), HasSubstr("green"));
}

}  // namespace
}  // namespace words
