#include <gtest/gtest.h>

#include <ostream>
#include <set>

#include "engine/deepblue/game_file.h"
#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

struct Written {
    const char* name;
    Action action;
    const char* line;
};
void PrintTo(const Written& written, std::ostream* out) {
    *out << written.name;
}

Seating seats() {
    return Seating(start(3, kPlain).seats);
}

class Lines : public testing::TestWithParam<Written> {};

TEST_P(Lines, AreWrittenAsTheContractSays) {
    EXPECT_EQ(write_action(GetParam().action, seats()), GetParam().line);
}

TEST_P(Lines, AreReadBackAsTheSameAction) {
    EXPECT_EQ(read_action(GetParam().line, seats()), GetParam().action);
}

TEST(LongLines, AreWrittenNoLongerThanTheyWereRead) {
    constexpr std::size_t kLongest = 65'536;
    const std::string head = R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"name":")";
    const std::string tail = R"("},"boats":[{"player":"Ada"}]})";
    const std::string line = head + std::string(kLongest - head.size() - tail.size(), 'n') + tail;
    const Action action = read_action(line, seats());
    EXPECT_EQ(read_action(write_action(action, seats()), seats()), action);
}

std::vector<Written> lines() {
    const Condition two_gold{Gem::Gold, 2};
    const Condition any_eight{std::nullopt, 8};
    return {
        {"Start", start(2, Scenario::ScatteredWealth),
         R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada",)"
         R"("scenario":"scattered_wealth","rules":{"late_cards":true,"scattered_gem_is_a_draw":true,)"
         R"("ruins_pay_surfaced":true}})"},
        {"StartWithoutLateCards", start(2, Scenario::DangerousReefs, {.late_cards = false}),
         R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada",)"
         R"("scenario":"dangerous_reefs","rules":{"late_cards":false,"scattered_gem_is_a_draw":true,)"
         R"("ruins_pay_surfaced":true}})"},
        {"StartWithOtherHouseRules",
         start(2, Scenario::DangerousReefs, {.scattered_gem_is_a_draw = false, .ruins_pay_surfaced = false}),
         R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada",)"
         R"("scenario":"dangerous_reefs","rules":{"late_cards":true,"scattered_gem_is_a_draw":false,)"
         R"("ruins_pay_surfaced":false}})"},
        {"RevealOfNothing", Reveal{}, R"({"do":"reveal"})"},
        {"RevealOfAGem", Reveal{.gem = Gem::Purple}, R"({"do":"reveal","gem":"purple"})"},
        {"RevealOfAnEmptyCard", Reveal{.card = MarketCard{}}, R"({"do":"reveal","card":{}})"},
        {"RevealOfAWholeCard", Reveal{Gem::Red, MarketCard{3, two_gold, "Raquel"}},
         R"({"do":"reveal","gem":"red","card":{"needs":"gold","count":2,"vp":3,"name":"Raquel"}})"},
        {"Recruit", Recruit{kBen}, R"({"do":"recruit","player":"Ben"})"},
        {"Refresh", Refresh{kCleo}, R"({"do":"refresh","player":"Cleo"})"},
        {"Sail", Sail{kAda, 0}, R"({"do":"sail","player":"Ada"})"},
        {"SailToTwoCityWrecks", Sail{kAda, 2}, R"({"do":"sail","player":"Ada","city_revealed":2})"},
        {"Rest", Rest{kBen}, R"({"do":"rest","player":"Ben"})"},
        {"ScatterOfNothing", Scatter{}, R"({"do":"scatter","gems":[],"by":"hand"})"},
        {"ScatterByTheApp", Scatter{{Gem::Black, Gem::Red}, Source::App, 3},
         R"({"do":"scatter","gems":["black","red"],"by":"app","mixed":3})"},
        {"PlainDive", BeginDive{kAda, ordinary(), {centre(kAda)}},
         R"({"do":"dive","leader":"Ada","wreck":{"vp":3},"boats":[{"player":"Ada"}]})"},
        {"WholeDive",
         BeginDive{kBen,
                   {7, true, {Spot::BlackOrBlue, Spot::Silver}, Gem::Blue, "Atlantis"},
                   {on(kBen, Spot::Silver), rushing(kAda), centre(kCleo)}},
         R"({"do":"dive","leader":"Ben","wreck":{"vp":7,"city":true,"spots":["black_or_blue","silver"],"gem":"blue",)"
         R"("name":"Atlantis"},"boats":[{"player":"Ben","spot":"silver"},{"player":"Ada","rush":true},)"
         R"({"player":"Cleo"}]})"},
        {"Draw", draw(Gem::Green), R"({"do":"draw","gems":["green"],"by":"hand"})"},
        {"DrawOfTwoByTheApp", Draw{{Gem::Blue, Gem::Gold}, Source::App, 99},
         R"({"do":"draw","gems":["blue","gold"],"by":"app","mixed":99})"},
        {"Protect", Protect{kBen, {{Gem::Blue, Means::Card}, {Gem::Black, Means::Spot}}},
         R"({"do":"protect","player":"Ben","with":[{"against":"blue","by":"card"},{"against":"black","by":"spot"}]})"},
        {"Surface", Surface{kCleo}, R"({"do":"surface","player":"Cleo"})"},
        {"PlayOfVp", card(kBen, 4), R"({"do":"play","player":"Ben","card":{"vp":4}})"},
        {"PlayOfAWholeCard", Play{kBen, {6, any_eight, "Malik"}},
         R"({"do":"play","player":"Ben","card":{"needs":"any","count":8,"vp":6,"name":"Malik"}})"},
        {"Stop", Stop{}, R"({"do":"stop"})"},
        {"Crew", SetCrew{kAda, 0}, R"({"do":"crew","player":"Ada","cards":0})"},
        {"Correct", Correct{kAda, -999, {}}, R"({"do":"correct","player":"Ada","vp":-999})"},
        {"CorrectWithAReason", Correct{kAda, 12, "z\xC3\xA4hlte \"falsch\""},
         "{\"do\":\"correct\",\"player\":\"Ada\",\"vp\":12,\"why\":\"z\xC3\xA4hlte \\\"falsch\\\"\"}"},
        {"Recount", Recount{{{Gem::Silver, 7}, {Gem::Black, 4}}},
         R"({"do":"recount","bag":{"black":4,"blue":0,"silver":7,"gold":0,"red":0,"green":0,"purple":0}})"},
        {"End", EndGame{}, R"({"do":"end"})"},
    };
}

INSTANTIATE_TEST_SUITE_P(Action, Lines, testing::ValuesIn(lines()),
                         [](const auto& written) { return std::string(written.param.name); });

TEST(LinesOfEveryKind, AreTried) {
    std::set<ActionKind> tried;
    for (const Written& written : lines()) tried.insert(kind(written.action));
    EXPECT_EQ(tried.size(), kActionKinds);
}

TEST(ReadLine, LeavesADrawWithoutGemsToTheApp) {
    EXPECT_EQ(read_line(R"({"do":"draw","by":"app","mixed":2})", seats()), Line(DrawAsked{2}));
    EXPECT_EQ(read_line(R"({"do":"scatter","count":3})", seats()), Line(ScatterAsked{3, 0}));
    EXPECT_THROW((void)read_line(R"({"do":"draw","by":"hand"})", seats()), Malformed);
    EXPECT_THROW((void)read_line(R"({"do":"scatter"})", seats()), Malformed);
    EXPECT_THROW((void)read_action(R"({"do":"draw"})", seats()), Malformed);
}

TEST(ReadAction, NamesTheStranger) {
    EXPECT_EQ(read_action(R"({"do":"rest","player":"Zoe"})", seats()), Action(Stranger{"Zoe"}));
}

TEST(Headers, AreWrittenAndReadBack) {
    EXPECT_EQ(write_header({}), R"({"divebell":1,"game":"deepblue"})");
    const Header whole{.commitment = "c0ffee", .seed = "5eed"};
    EXPECT_EQ(write_header(whole), R"({"divebell":1,"game":"deepblue","commitment":"c0ffee","seed":"5eed"})");
    EXPECT_EQ(read_header(write_header(whole)), whole);
}

TEST(WriteGame, EndsEveryLine) {
    EXPECT_EQ(write_game({}, {Stop{}, EndGame{}}),
              "{\"divebell\":1,\"game\":\"deepblue\"}\n{\"do\":\"stop\"}\n{\"do\":\"end\"}\n");
}

}  // namespace
}  // namespace deepblue
