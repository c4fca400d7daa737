#include <gtest/gtest.h>

#include <ostream>

#include "engine/deepblue/game_file.h"
#include "tests/deepblue/game_text.h"

namespace deepblue {
namespace {

using namespace game_text;

struct HeaderCase {
    const char* name;
    const char* line;
};
void PrintTo(const HeaderCase& header, std::ostream* out) {
    *out << header.name;
}

class BadHeader : public testing::TestWithParam<HeaderCase> {};
class GoodHeader : public testing::TestWithParam<HeaderCase> {};

TEST_P(BadHeader, IsMalformed) {
    EXPECT_EQ(verdict(GetParam().line), "line 1: malformed");
}

TEST_P(GoodHeader, IsAGameOfItsOwn) {
    EXPECT_EQ(verdict(GetParam().line), "accepted");
}

INSTANTIATE_TEST_SUITE_P(
    File, BadHeader,
    testing::Values(HeaderCase{"Fraction", R"({"divebell":1.0,"game":"deepblue"})"},
                    HeaderCase{"Exponent", R"({"divebell":1e0,"game":"deepblue"})"},
                    HeaderCase{"True", R"({"divebell":true,"game":"deepblue"})"},
                    HeaderCase{"Text", R"({"divebell":"1","game":"deepblue"})"},
                    HeaderCase{"Two", R"({"divebell":2,"game":"deepblue"})"},
                    HeaderCase{"Zero", R"({"divebell":0,"game":"deepblue"})"},
                    HeaderCase{"MinusOne", R"({"divebell":-1,"game":"deepblue"})"},
                    HeaderCase{"OneOfATooWideNumber", R"({"divebell":4294967297,"game":"deepblue"})"},
                    HeaderCase{"Null", R"({"divebell":null,"game":"deepblue"})"},
                    HeaderCase{"List", R"({"divebell":[1],"game":"deepblue"})"},
                    HeaderCase{"NoVersion", R"({"game":"deepblue"})"}, HeaderCase{"NoGame", R"({"divebell":1})"},
                    HeaderCase{"NullGame", R"({"divebell":1,"game":null})"},
                    HeaderCase{"AnotherGame", R"({"divebell":1,"game":"chess"})"},
                    HeaderCase{"UpperCase", R"({"divebell":1,"game":"DeepBlue"})"},
                    HeaderCase{"NumberAsGame", R"({"divebell":1,"game":1})"},
                    HeaderCase{"KeyTwice", R"({"divebell":1,"divebell":1,"game":"deepblue"})"},
                    HeaderCase{"ByteOrderMark", "\xEF\xBB\xBF{\"divebell\":1,\"game\":\"deepblue\"}"},
                    HeaderCase{"Empty", "{}"}, HeaderCase{"NoJson", "divebell 1 deepblue"},
                    HeaderCase{"AList", R"([{"divebell":1,"game":"deepblue"}])"},
                    HeaderCase{"AnAction", R"({"do":"end"})"}),
    [](const auto& header) { return std::string(header.param.name); });

INSTANTIATE_TEST_SUITE_P(
    File, GoodHeader,
    testing::Values(
        HeaderCase{"AsItIs", R"({"divebell":1,"game":"deepblue"})"},
        HeaderCase{"OtherOrder", R"({"game":"deepblue","divebell":1})"},
        HeaderCase{"CarriageReturn", "{\"divebell\":1,\"game\":\"deepblue\"}\r\n"},
        HeaderCase{"CommitmentAndSeed", R"({"divebell":1,"game":"deepblue","commitment":"00ff","seed":"ab"})"},
        HeaderCase{"FieldsOfAnyKind", R"({"divebell":1,"game":"deepblue","commitment":null,"seed":7,"x":{"y":[]}})"}),
    [](const auto& header) { return std::string(header.param.name); });

TEST(GameFile, WithoutAHeaderIsNone) {
    EXPECT_EQ(verdict(""), "line 1: malformed");
    EXPECT_EQ(verdict("\n"), "line 1: malformed");
    EXPECT_EQ(verdict("\n \t\r\n\r\n").substr(0, 5), "line ");
    EXPECT_EQ(verdict("\n\n{\"do\":\"end\"}\n"), "line 3: malformed");
}

TEST(GameFile, WithASecondHeaderIsMalformed) {
    EXPECT_EQ(verdict_at(Point::AfterHeader, kHeader), "malformed");
    EXPECT_EQ(verdict_at(Point::OnTurn, kHeader), "malformed");
    EXPECT_EQ(verdict_at(Point::Over, kHeader), "malformed");
}

TEST(GameFile, KeepsCommitmentAndSeedOfTheHeader) {
    const auto read = read_game(R"({"divebell":1,"game":"deepblue","commitment":"00ff","seed":"ab"})");
    EXPECT_EQ(std::get<Game>(read).header, (Header{.commitment = "00ff", .seed = "ab"}));
    const auto plain = read_game(kHeader);
    EXPECT_EQ(std::get<Game>(plain).header, Header{});
}

TEST(GameFile, SkipsBlankLinesButCountsThem) {
    const std::string blank = "\n  \n\t\r\n";
    EXPECT_EQ(verdict(blank + std::string(kHeader) + "\n" + blank), "accepted");
    EXPECT_EQ(verdict(blank + std::string(kHeader) + "\n" + blank + "nonsense"), "line 8: malformed");
    EXPECT_EQ(verdict(blank + std::string(kHeader) + "\n" + blank + std::string(kLegalLine)), "line 8: P1");
}

TEST(GameFile, MayEndItsLinesInCrLf) {
    std::string file;
    for (const char byte : up_to(Point::Asked)) file += byte == '\n' ? std::string("\r\n") : std::string(1, byte);
    EXPECT_EQ(verdict(file), "accepted");
    EXPECT_EQ(verdict(file + "{\"do\":\"stop\"}\r\n"), "line 11: H8");
}

TEST(GameFile, DoesNotEndItsLinesInCrAlone) {
    EXPECT_EQ(verdict(std::string(kHeader) + "\r" + R"({"do":"end"})"), "line 1: malformed");
}

TEST(GameFile, MayLackTheLastLineEnd) {
    EXPECT_EQ(verdict(up_to(Point::OnTurn) + std::string(kLegalLine)), "accepted");
    EXPECT_EQ(verdict(up_to(Point::OnTurn) + std::string(kIllegalLine)), "line 7: P6");
    EXPECT_EQ(verdict(up_to(Point::OnTurn) + "{"), "line 7: malformed");
}

TEST(GameFile, IsDecidedByItsFirstBadLine) {
    const std::string good = up_to(Point::OnTurn);
    const std::string illegal = std::string(kIllegalLine) + "\n";
    EXPECT_EQ(verdict(good + illegal + "nonsense\n"), "line 7: P6");
    EXPECT_EQ(verdict(good + "nonsense\n" + illegal), "line 7: malformed");
    EXPECT_EQ(verdict(good + std::string(kLegalLine) + "\n" + std::string(kLegalLine) + "\n\xFF"), "line 8: P6");
}

TEST(GameFile, JudgesTheShapeOfALineBeforeItsLegality) {
    EXPECT_EQ(verdict_at(Point::Over, R"({"do":"rest","player":7})"), "malformed");
    EXPECT_EQ(verdict_at(Point::Over, R"({"do":"draw"})"), "malformed");
    EXPECT_EQ(verdict_at(Point::Over, R"({"do":"rest","player":"Ada"})"), "E1");
    EXPECT_EQ(verdict_at(Point::Over, R"({"do":"rest","player":"Zoe"})"), "E1");
    EXPECT_EQ(verdict_at(Point::AfterHeader, R"({"do":"crew","player":"Ada","cards":100})"), "malformed");
    EXPECT_EQ(verdict_at(Point::AfterHeader, R"({"do":"crew","player":"Ada","cards":99})"), "P1");
    EXPECT_EQ(verdict_at(Point::Asked, R"({"do":"sail","player":"Ben","city_revealed":3})"), "malformed");
    EXPECT_EQ(verdict_at(Point::OnTurn, R"({"do":"play","player":"Zoe","card":{"vp":100}})"), "malformed");
    EXPECT_EQ(verdict_at(Point::OnTurn, R"({"do":"dive","leader":"Zoe","wreck":{"vp":1},"boats":[{"player":1}]})"),
              "malformed");
}

TEST(GameFile, NeedsTheGemsOfADrawAndAScatter) {
    for (const char* by : {R"(,"by":"app")", R"(,"by":"hand")", ""}) {
        const std::string end = std::string(by) + "}";
        EXPECT_EQ(verdict_at(Point::InADive, R"({"do":"draw")" + end), "malformed");
        EXPECT_EQ(verdict_at(Point::InADive, R"({"do":"draw","gems":null)" + end), "malformed");
        EXPECT_EQ(verdict_at(Point::ScatterDue, R"({"do":"scatter")" + end), "malformed");
        EXPECT_EQ(verdict_at(Point::ScatterDue, R"({"do":"scatter","count":1)" + end), "malformed");
    }
    EXPECT_EQ(verdict_at(Point::InADive, R"({"do":"draw","gems":[]})"), "W1");
}

TEST(GameFile, KnowsNeitherUndoNorRedo) {
    EXPECT_EQ(verdict_at(Point::OnTurn, R"({"do":"undo"})"), "malformed");
    EXPECT_EQ(verdict_at(Point::OnTurn, R"({"do":"redo"})"), "malformed");
}

TEST(GameFile, KeepsEveryActionWithItsLine) {
    const auto read = read_game("\n" + up_to(Point::RowDue) + "\n\n{\"do\":\"reveal\"}");
    const Game& game = std::get<Game>(read);
    EXPECT_EQ(game.line_numbers, (std::vector{3, 6}));
    EXPECT_EQ(game.actions.size(), 2U);
    EXPECT_EQ(game.actions.back(), Action(Reveal{}));
}

TEST(GameFile, WithARefusalTellsWhoSatAtTheTable) {
    const auto read = read_game(up_to(Point::OnTurn) + std::string(kIllegalLine));
    EXPECT_EQ(std::get<Refusal>(read).seats.players().size(), 3U);
}

}  // namespace
}  // namespace deepblue
