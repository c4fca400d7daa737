#include "app/session/prompt.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

struct Case {
    const char* name;
    const char* scenario;
    Lines lines;
    Prompt expected;
};

void PrintTo(const Case& one, std::ostream* stream) {
    *stream << one.name;
}

const char* const kSailCity = R"({"do":"sail","player":"Ada","city_revealed":1})";

std::vector<Case> cases() {
    return {
        {"ATurn", "dangerous_reefs", {}, AskForTurn{kAda}},
        {"TheNextTurn", "dangerous_reefs", {R"({"do":"rest","player":"Ada"})"}, AskForTurn{kBen}},
        {"M3_ARecruit",
         "dangerous_reefs",
         {R"({"do":"recruit","player":"Ada"})"},
         AskForReveal{kAda, Occasion::Recruit, 1}},
        {"M4_ARefresh",
         "dangerous_reefs",
         {R"({"do":"refresh","player":"Ada"})"},
         AskForReveal{kAda, Occasion::Refresh, 5}},
        {"S3_AScatter", "scattered_wealth", {kSailCity}, AskForScatter{kAda}},
        {"S5_AStormDive", "storm_is_coming", {kSailCity}, AskForStormDive{kAda, 1}},
        {"W3_TheFirstDraw", "dangerous_reefs", {dive_line("Ada")}, AskForFirstDraw{kAda, 1}},
        {"S1_TheFirstTwo", "troubled_waters", {dive_line("Ada", 3, true)}, AskForFirstDraw{kAda, 2}},
        {"S1_NotOnAnOrdinaryWreck", "troubled_waters", {dive_line("Ada")}, AskForFirstDraw{kAda, 1}},
        {"W4_TheDecision", "dangerous_reefs", {dive_line("Ada"), by_hand("gold")}, AskForDecision{kAda, 1}},
        {"W6_OnlyStopIsLeft",
         "dangerous_reefs",
         {R"({"do":"recount","bag":{"gold":1}})", dive_line("Ada"), by_hand("gold")},
         AskForStop{kAda}},
        {"H3_TheLeaderAnswersFirst",
         "dangerous_reefs",
         {dive_line("Ada"), by_hand("blue"), by_hand("blue")},
         AskForAnswer{kAda, {{Gem::Blue, 1}}}},
        {"H3_ThenTheNext",
         "dangerous_reefs",
         {dive_line("Ada"), by_hand("blue"), by_hand("blue"), R"({"do":"surface","player":"Ada"})"},
         AskForAnswer{kBen, {{Gem::Blue, 1}}}},
        {"H13_TwoAtOnce",
         "troubled_waters",
         {dive_line("Ada", 3, true), R"({"do":"draw","gems":["blue","black"],"by":"hand"})",
          R"({"do":"draw","gems":["black","blue"],"by":"hand"})"},
         AskForAnswer{kAda, {{Gem::Black, 1}, {Gem::Blue, 1}}}},
        {"H10_LastCards",
         "dangerous_reefs",
         {dive_line("Ada"), by_hand("blue"), by_hand("blue"), R"({"do":"surface","player":"Ada"})",
          R"({"do":"surface","player":"Ben"})"},
         AskForLastCards{kAda}},
        {"E1_TheEnd", "dangerous_reefs", {kEnd}, GameEnded{}},
    };
}

class PromptTest : public SessionTest, public testing::WithParamInterface<Case> {};

TEST_P(PromptTest, IsTheOneQuestionThatIsOpen) {
    play_all(set_up(GetParam().scenario));
    play_all(GetParam().lines);
    EXPECT_EQ(game().prompt(), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(Stages, PromptTest, testing::ValuesIn(cases()),
                         [](const auto& one) { return std::string(one.param.name); });

class OpeningRow : public SessionTest {};

TEST_F(OpeningRow, M1_IsAskedForCardByCard) {
    play_all({start_line()});
    for (int due = 4; due > 0; --due) {
        EXPECT_EQ(game().prompt(), Prompt(AskForReveal{kAda, Occasion::SetUp, due}));
        play_all({R"({"do":"reveal"})"});
    }
    EXPECT_EQ(game().prompt(), Prompt(AskForTurn{kAda}));
}

TEST(NextPrompt, BeforeAGameOneCanBegin) {
    EXPECT_EQ(next_prompt(Table{}), Prompt(AskForGame{}));
}

class StormOfTwo : public SessionTest {};

TEST_F(StormOfTwo, S5_BothDivesAreAskedForOneAfterTheOther) {
    play_all(set_up("storm_is_coming"));
    play_all({R"({"do":"sail","player":"Ada","city_revealed":2})"});
    EXPECT_EQ(game().prompt(), Prompt(AskForStormDive{kAda, 2}));
    play_all({dive_line("Ada", 1, true), by_hand("gold"), kStop});
    EXPECT_EQ(game().prompt(), Prompt(AskForStormDive{kAda, 1}));
    play_all({dive_line("Ada", 1, true), by_hand("gold"), kStop});
    EXPECT_EQ(game().prompt(), Prompt(AskForTurn{kBen}));
}

}  // namespace
}  // namespace session
