#include <gtest/gtest.h>

#include <ostream>

#include "tests/deepblue/game_text.h"

namespace deepblue {
namespace {

using namespace game_text;

/// A line, and what becomes of it.
struct LineCase {
    const char* name;
    Point point;
    std::string line;
    const char* verdict;
};
void PrintTo(const LineCase& line, std::ostream* out) {
    *out << line.name;
}

std::string start(const std::string& colour, const std::string& scenario) {
    return R"({"do":"start","seats":[{"name":"Ada","colour":")" + colour +
           R"("},{"name":"Ben","colour":"red"}],"first":"Ada","scenario":")" + scenario + "\"}";
}
std::string dive(const std::string& wreck_fields, const std::string& boats = R"({"player":"Ada"})") {
    return R"({"do":"dive","leader":"Ada","wreck":{"vp":3)" + wreck_fields + R"(},"boats":[)" + boats + "]}";
}
std::string protect(const std::string& shields) {
    return R"({"do":"protect","player":"Ada","with":[)" + shields + "]}";
}
std::string play(const std::string& needs) {
    return R"({"do":"play","player":"Ada","card":{"vp":1,"count":1,"needs":")" + needs + "\"}}";
}

class Words : public testing::TestWithParam<LineCase> {};

TEST_P(Words, DecideAsTheContractSays) {
    EXPECT_EQ(verdict_at(GetParam().point, GetParam().line), GetParam().verdict) << GetParam().line;
}

std::vector<LineCase> lines() {
    return {
        {"UnknownDo", Point::OnTurn, R"({"do":"swim","player":"Ada"})", "malformed"},
        {"UpperCaseDo", Point::OnTurn, R"({"do":"Rest","player":"Ada"})", "malformed"},
        {"EmptyDo", Point::OnTurn, R"({"do":"","player":"Ada"})", "malformed"},
        {"StrangerIsNoDo", Point::OnTurn, R"({"do":"stranger","name":"Zoe"})", "malformed"},
        {"UnknownColour", Point::AfterHeader, start("pink", "storm_is_coming"), "malformed"},
        {"BritishGrey", Point::AfterHeader, start("gray", "storm_is_coming"), "malformed"},
        {"Grey", Point::AfterHeader, start("grey", "storm_is_coming"), "accepted"},
        {"UnknownScenario", Point::AfterHeader, start("grey", "calm_sea"), "malformed"},
        {"ScenarioWithSpaces", Point::AfterHeader, start("grey", "storm is coming"), "malformed"},
        {"UnknownGemOfAReveal", Point::RowDue, R"({"do":"reveal","gem":"pink"})", "malformed"},
        {"AnyIsNoGem", Point::RowDue, R"({"do":"reveal","gem":"any"})", "malformed"},
        {"M5_BlackIsAWordButNotAllowed", Point::RowDue, R"({"do":"reveal","gem":"black"})", "M5"},
        {"M5_BlueIsAWordButNotAllowed", Point::RowDue, R"({"do":"reveal","gem":"blue"})", "M5"},
        {"UnknownGemOfADraw", Point::InADive, R"({"do":"draw","gems":["pink"]})", "malformed"},
        {"UnknownSecondGemOfADraw", Point::InADive, R"({"do":"draw","gems":["gold","pink"]})", "malformed"},
        {"W1_TwoGemsOfADraw", Point::InADive, R"({"do":"draw","gems":["gold","gold"]})", "W1"},
        {"UnknownBy", Point::InADive, R"({"do":"draw","gems":["gold"],"by":"magic"})", "malformed"},
        {"UnknownGemOfAScatter", Point::ScatterDue, R"({"do":"scatter","gems":["pink"]})", "malformed"},
        {"UnknownByOfAScatter", Point::ScatterDue, R"({"do":"scatter","gems":[],"by":"magic"})", "malformed"},
        {"UnknownSpotOfAWreck", Point::OnTurn, dive(R"(,"spots":["green"])"), "malformed"},
        {"SpotWithHyphens", Point::OnTurn, dive(R"(,"spots":["black-or-blue"])"), "malformed"},
        {"EverySpot", Point::OnTurn, dive(R"(,"spots":["silver","black","blue","black_or_blue"])"), "accepted"},
        {"D6_FiveSpots", Point::OnTurn, dive(R"(,"spots":["red","red","red","red","red"])"), "D6"},
        {"UnknownSpotOfABoat", Point::OnTurn, dive("", R"({"player":"Ada","spot":"green"})"), "malformed"},
        {"CentreIsNoSpot", Point::OnTurn, dive("", R"({"player":"Ada","spot":"centre"})"), "malformed"},
        {"D6_ASpotThatIsNotThere", Point::OnTurn, dive("", R"({"player":"Ada","spot":"red"})"), "D6"},
        {"UnknownGemOfAWreck", Point::OnTurn, dive(R"(,"gem":"pink")"), "malformed"},
        {"S3_AGemThatIsOnNoTile", Point::OnTurn, dive(R"(,"gem":"red")"), "S3"},
        {"P1_ABoatOfAStranger", Point::OnTurn, dive("", R"({"player":"Ada"},{"player":"Zoe"})"), "P1"},
        {"D1_NoBoats", Point::OnTurn, dive("", ""), "D1"},
        {"UnknownAgainst", Point::Asked, protect(R"({"against":"shark","by":"card"})"), "malformed"},
        {"H4_AgainstSilver", Point::Asked, protect(R"({"against":"silver","by":"card"})"), "H4"},
        {"UnknownMeans", Point::Asked, protect(R"({"against":"blue","by":"knife"})"), "malformed"},
        {"HandIsNoMeans", Point::Asked, protect(R"({"against":"blue","by":"hand"})"), "malformed"},
        {"H13_NoAnswers", Point::Asked, protect(""), "H13"},
        {"UnknownNeeds", Point::InADive, play("pink"), "malformed"},
        {"NeedsSeveral", Point::InADive, play("black_or_blue"), "malformed"},
        {"NeedsAny", Point::InADive, play("any"), "accepted"},
        {"C2_NeedsPurple", Point::InADive, play("purple"), "C2"},
        {"UnknownColourOfARecountIsAnUnknownField", Point::OnTurn, R"({"do":"recount","bag":{"pink":1}})", "accepted"},
        {"G4_RecountOfMoreThanThereAre", Point::OnTurn, R"({"do":"recount","bag":{"silver":31}})", "G4"},
        {"P1_AStrangersRest", Point::OnTurn, R"({"do":"rest","player":"ada"})", "P1"},
        {"P1_AStrangersCard", Point::Asked, R"({"do":"play","player":"Zoe","card":{"vp":1}})", "P1"},
        {"P1_AStrangersChest", Point::OnTurn, R"({"do":"correct","player":"Zoe","vp":1})", "P1"},
        {"P1_AnEmptyName", Point::OnTurn, R"({"do":"rest","player":""})", "P1"},
    };
}

INSTANTIATE_TEST_SUITE_P(Line, Words, testing::ValuesIn(lines()),
                         [](const auto& line) { return std::string(line.param.name); });

}  // namespace
}  // namespace deepblue
