#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <ostream>

#include "tests/deepblue/game_text.h"

namespace deepblue {
namespace {

using namespace game_text;
using Json = nlohmann::ordered_json;

enum class Type { Text, Word, Whole, Flag, List, Object };
enum class Need { Required, Optional, Item };

/// A field of a line that is legal at that point: what it must hold, and whether it may be left out.
struct Field {
    const char* name;
    Point point;
    const char* line;
    const char* at;
    Type type;
    Need need = Need::Required;
    int least = 0;
    int most = 0;
};
void PrintTo(const Field& field, std::ostream* out) {
    *out << field.name;
}

std::string with(const Field& field, const Json& value) {
    Json line = Json::parse(field.line);
    line.at(Json::json_pointer(field.at)) = value;
    return line.dump();
}

std::string without(const Field& field) {
    Json line = Json::parse(field.line);
    const Json::json_pointer at(field.at);
    line.at(at.parent_pointer()).erase(at.back());
    return line.dump();
}

std::vector<Json> all_values() {
    return {Json(1), Json(1.0), Json(0), Json("gems"), Json(true), Json::array(), Json::object()};
}

bool is_of(const Json& value, Type type) {
    switch (type) {
        case Type::Text: return value.is_string();
        case Type::Word: return false;
        case Type::Whole: return value.is_number_integer();
        case Type::Flag: return value.is_boolean();
        case Type::List: return value.is_array();
        case Type::Object: return value.is_object();
    }
    return false;
}

class Fields : public testing::TestWithParam<Field> {};
class Ranges : public testing::TestWithParam<Field> {};

TEST_P(Fields, AreReadWhenTheyAreRight) {
    EXPECT_EQ(verdict_at(GetParam().point, GetParam().line), "accepted");
}

TEST_P(Fields, OfAnotherTypeAreMalformed) {
    for (const Json& value : all_values()) {
        if (is_of(value, GetParam().type)) continue;
        EXPECT_EQ(verdict_at(GetParam().point, with(GetParam(), value)), "malformed") << with(GetParam(), value);
    }
}

TEST_P(Fields, ThatAreNullCountAsAbsent) {
    const std::string null = verdict_at(GetParam().point, with(GetParam(), nullptr));
    EXPECT_EQ(null == "malformed", GetParam().need != Need::Optional) << null;
    if (GetParam().need == Need::Item) return;
    EXPECT_EQ(verdict_at(GetParam().point, without(GetParam())), null);
}

TEST_P(Ranges, EndWhereTheContractSays) {
    const Field& field = GetParam();
    EXPECT_NE(verdict_at(field.point, with(field, field.least)), "malformed");
    EXPECT_NE(verdict_at(field.point, with(field, field.most)), "malformed");
    for (const std::int64_t outside : {std::int64_t{field.least} - 1, std::int64_t{field.most} + 1, INT64_MIN,
                                       INT64_MAX, std::int64_t{1} << 32, -(std::int64_t{1} << 32)})
        EXPECT_EQ(verdict_at(field.point, with(field, outside)), "malformed") << outside;
    EXPECT_EQ(verdict_at(field.point, with(field, UINT64_MAX)), "malformed");
}

constexpr const char* kStart =
    R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"grey"}],"first":"Ben",)"
    R"("scenario":"storm_is_coming","rules":{"late_cards":false,"scattered_gem_is_a_draw":false,)"
    R"("ruins_pay_surfaced":false}})";
constexpr const char* kReveal =
    R"({"do":"reveal","gem":"gold","card":{"needs":"any","count":3,"vp":2,"name":"Malik"}})";
constexpr const char* kSail = R"({"do":"sail","player":"Ada","city_revealed":1})";
constexpr const char* kScatter = R"({"do":"scatter","gems":["gold"],"count":1,"by":"app","mixed":2})";
constexpr const char* kDive =
    R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"city":true,"spots":["red"],"gem":null,"name":"Nautilus"},)"
    R"("boats":[{"player":"Ada","spot":"red","rush":false}]})";
constexpr const char* kDraw = R"({"do":"draw","gems":["gold"],"by":"hand","mixed":1})";
constexpr const char* kProtect = R"({"do":"protect","player":"Ada","with":[{"against":"blue","by":"card"}]})";
constexpr const char* kPlay = R"({"do":"play","player":"Ben","card":{"needs":"gold","count":1,"vp":2,"name":"Otto"}})";
constexpr const char* kCrew = R"({"do":"crew","player":"Ada","cards":5})";
constexpr const char* kCorrect = R"({"do":"correct","player":"Ada","vp":-3,"why":"miscounted"})";
constexpr const char* kRecount = R"({"do":"recount","bag":{"silver":7}})";

INSTANTIATE_TEST_SUITE_P(
    Line, Fields,
    testing::Values(
        Field{"Do", Point::OnTurn, kCrew, "/do", Type::Word},
        Field{"StartSeats", Point::AfterHeader, kStart, "/seats", Type::List},
        Field{"StartSeat", Point::AfterHeader, kStart, "/seats/0", Type::Object, Need::Item},
        Field{"StartName", Point::AfterHeader, kStart, "/seats/0/name", Type::Text},
        Field{"StartColour", Point::AfterHeader, kStart, "/seats/0/colour", Type::Word},
        Field{"StartFirst", Point::AfterHeader, kStart, "/first", Type::Text},
        Field{"StartScenario", Point::AfterHeader, kStart, "/scenario", Type::Word},
        Field{"StartRules", Point::AfterHeader, kStart, "/rules", Type::Object, Need::Optional},
        Field{"LateCards", Point::AfterHeader, kStart, "/rules/late_cards", Type::Flag, Need::Optional},
        Field{"ScatteredGem", Point::AfterHeader, kStart, "/rules/scattered_gem_is_a_draw", Type::Flag, Need::Optional},
        Field{"RuinsPay", Point::AfterHeader, kStart, "/rules/ruins_pay_surfaced", Type::Flag, Need::Optional},
        Field{"RevealGem", Point::RowDue, kReveal, "/gem", Type::Word, Need::Optional},
        Field{"RevealCard", Point::RowDue, kReveal, "/card", Type::Object, Need::Optional},
        Field{"RevealCardVp", Point::RowDue, kReveal, "/card/vp", Type::Whole, Need::Optional},
        Field{"RevealCardName", Point::RowDue, kReveal, "/card/name", Type::Text, Need::Optional},
        Field{"Recruiter", Point::OnTurn, R"({"do":"recruit","player":"Ada"})", "/player", Type::Text},
        Field{"Refresher", Point::OnTurn, R"({"do":"refresh","player":"Ada"})", "/player", Type::Text},
        Field{"Sailor", Point::OnTurn, kSail, "/player", Type::Text},
        Field{"CityRevealed", Point::OnTurn, kSail, "/city_revealed", Type::Whole, Need::Optional},
        Field{"Rester", Point::OnTurn, R"({"do":"rest","player":"Ada"})", "/player", Type::Text},
        Field{"ScatterGems", Point::ScatterDue, kScatter, "/gems", Type::List},
        Field{"ScatterGem", Point::ScatterDue, kScatter, "/gems/0", Type::Word, Need::Item},
        Field{"ScatterCount", Point::ScatterDue, kScatter, "/count", Type::Whole, Need::Optional},
        Field{"ScatterBy", Point::ScatterDue, kScatter, "/by", Type::Word, Need::Optional},
        Field{"ScatterMixed", Point::ScatterDue, kScatter, "/mixed", Type::Whole, Need::Optional},
        Field{"Leader", Point::OnTurn, kDive, "/leader", Type::Text},
        Field{"Wreck", Point::OnTurn, kDive, "/wreck", Type::Object},
        Field{"WreckVp", Point::OnTurn, kDive, "/wreck/vp", Type::Whole},
        Field{"WreckCity", Point::OnTurn, kDive, "/wreck/city", Type::Flag, Need::Optional},
        Field{"WreckSpots", Point::OnTurn, kDive, "/wreck/spots", Type::List, Need::Optional},
        Field{"WreckSpot", Point::OnTurn, kDive, "/wreck/spots/0", Type::Word, Need::Item},
        Field{"WreckGem", Point::OnTurn, kDive, "/wreck/gem", Type::Word, Need::Optional},
        Field{"WreckName", Point::OnTurn, kDive, "/wreck/name", Type::Text, Need::Optional},
        Field{"Boats", Point::OnTurn, kDive, "/boats", Type::List},
        Field{"Boat", Point::OnTurn, kDive, "/boats/0", Type::Object, Need::Item},
        Field{"BoatPlayer", Point::OnTurn, kDive, "/boats/0/player", Type::Text},
        Field{"BoatSpot", Point::OnTurn, kDive, "/boats/0/spot", Type::Word, Need::Optional},
        Field{"BoatRush", Point::OnTurn, kDive, "/boats/0/rush", Type::Flag, Need::Optional},
        Field{"DrawGems", Point::InADive, kDraw, "/gems", Type::List},
        Field{"DrawGem", Point::InADive, kDraw, "/gems/0", Type::Word, Need::Item},
        Field{"DrawBy", Point::InADive, kDraw, "/by", Type::Word, Need::Optional},
        Field{"DrawMixed", Point::InADive, kDraw, "/mixed", Type::Whole, Need::Optional},
        Field{"Protector", Point::Asked, kProtect, "/player", Type::Text},
        Field{"Shields", Point::Asked, kProtect, "/with", Type::List},
        Field{"Shield", Point::Asked, kProtect, "/with/0", Type::Object, Need::Item},
        Field{"Against", Point::Asked, kProtect, "/with/0/against", Type::Word},
        Field{"ShieldBy", Point::Asked, kProtect, "/with/0/by", Type::Word},
        Field{"Surfacer", Point::Asked, R"({"do":"surface","player":"Ada"})", "/player", Type::Text},
        Field{"CardPlayer", Point::InADive, kPlay, "/player", Type::Text},
        Field{"Card", Point::InADive, kPlay, "/card", Type::Object},
        Field{"CardVp", Point::InADive, kPlay, "/card/vp", Type::Whole},
        Field{"CardNeedsWithCount", Point::InADive, kPlay, "/card/needs", Type::Word},
        Field{"CardCountWithNeeds", Point::InADive, kPlay, "/card/count", Type::Whole},
        Field{"CardName", Point::InADive, kPlay, "/card/name", Type::Text, Need::Optional},
        Field{"CrewPlayer", Point::OnTurn, kCrew, "/player", Type::Text},
        Field{"CrewCards", Point::OnTurn, kCrew, "/cards", Type::Whole},
        Field{"CorrectPlayer", Point::OnTurn, kCorrect, "/player", Type::Text},
        Field{"CorrectVp", Point::OnTurn, kCorrect, "/vp", Type::Whole},
        Field{"CorrectWhy", Point::OnTurn, kCorrect, "/why", Type::Text, Need::Optional},
        Field{"RecountBag", Point::OnTurn, kRecount, "/bag", Type::Object},
        Field{"RecountSilver", Point::OnTurn, kRecount, "/bag/silver", Type::Whole, Need::Optional}),
    [](const auto& field) { return std::string(field.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Line, Ranges,
    testing::Values(Field{"WreckVp", Point::OnTurn, kDive, "/wreck/vp", Type::Whole, Need::Required, 0, 99},
                    Field{"CardVp", Point::InADive, kPlay, "/card/vp", Type::Whole, Need::Required, 0, 99},
                    Field{"CardCount", Point::InADive, kPlay, "/card/count", Type::Whole, Need::Required, 1, 31},
                    Field{"RevealCardVp", Point::RowDue, kReveal, "/card/vp", Type::Whole, Need::Optional, 0, 99},
                    Field{"RevealCardCount", Point::RowDue, kReveal, "/card/count", Type::Whole, Need::Optional, 1, 31},
                    Field{"CrewCards", Point::OnTurn, kCrew, "/cards", Type::Whole, Need::Required, 0, 99},
                    Field{"CorrectVp", Point::OnTurn, kCorrect, "/vp", Type::Whole, Need::Required, -999, 999},
                    Field{"CityRevealed", Point::OnTurn, kSail, "/city_revealed", Type::Whole, Need::Optional, 0, 2},
                    Field{"Recount", Point::OnTurn, kRecount, "/bag/silver", Type::Whole, Need::Optional, 0, 31},
                    Field{"DrawMixed", Point::InADive, kDraw, "/mixed", Type::Whole, Need::Optional, 0, 99},
                    Field{"ScatterMixed", Point::ScatterDue, kScatter, "/mixed", Type::Whole, Need::Optional, 0, 99}),
    [](const auto& field) { return std::string(field.param.name); });

TEST(ScatterCount, IsZeroToFourteen) {
    const std::string fourteen = R"("silver","silver","silver","silver","silver","silver","silver",)"
                                 R"("gold","gold","gold","black","black","black","black")";
    const auto scatter = [](const std::string& count, const std::string& gems) {
        return verdict_at(Point::ScatterDue, R"({"do":"scatter","count":)" + count + R"(,"gems":[)" + gems + "]}");
    };
    EXPECT_EQ(scatter("0", ""), "accepted");
    EXPECT_EQ(scatter("14", fourteen), "accepted");
    EXPECT_EQ(scatter("15", fourteen + R"(,"blue")"), "malformed");
    EXPECT_EQ(scatter("-1", ""), "malformed");
    EXPECT_EQ(scatter("null", fourteen + R"(,"blue")"), "accepted");
}

TEST(ScatterCount, AgreesWithTheGems) {
    EXPECT_EQ(verdict_at(Point::ScatterDue, R"({"do":"scatter","count":2,"gems":["gold"]})"), "malformed");
    EXPECT_EQ(verdict_at(Point::ScatterDue, R"({"do":"scatter","count":0,"gems":["gold"]})"), "malformed");
    EXPECT_EQ(verdict_at(Point::OnTurn, R"({"do":"scatter","count":2,"gems":["gold"]})"), "malformed");
}

TEST(CardOfAReveal, HasNeedsAndCountBothOrNeither) {
    EXPECT_EQ(verdict_at(Point::RowDue, R"({"do":"reveal","card":{}})"), "accepted");
    EXPECT_EQ(verdict_at(Point::RowDue, R"({"do":"reveal","card":{"needs":"red","count":1}})"), "accepted");
    EXPECT_EQ(verdict_at(Point::RowDue, R"({"do":"reveal","card":{"needs":"red"}})"), "malformed");
    EXPECT_EQ(verdict_at(Point::RowDue, R"({"do":"reveal","card":{"needs":null,"count":1}})"), "malformed");
}

TEST(PlayedCard, HasNeedsAndCountBothOrNeither) {
    EXPECT_EQ(verdict_at(Point::InADive, R"({"do":"play","player":"Ben","card":{"vp":4}})"), "accepted");
    EXPECT_EQ(verdict_at(Point::InADive, R"({"do":"play","player":"Ben","card":{"vp":4,"needs":null,"count":null}})"),
              "accepted");
}

}  // namespace
}  // namespace deepblue
