#include <gtest/gtest.h>

#include <ostream>

#include "engine/deepblue/game_file.h"
#include "tests/deepblue/game_text.h"

namespace deepblue {
namespace {

using namespace game_text;

/// A line that is tried where Ada is on turn and may rest.
struct Text {
    const char* name;
    std::string line;
};
void PrintTo(const Text& text, std::ostream* out) {
    *out << text.name;
}

std::string in_a_field(const std::string& value) {
    return R"({"do":"rest","player":"Ada","note":)" + value + "}";
}
std::string in_a_string(const std::string& bytes) {
    return in_a_field('"' + bytes + '"');
}
/// A legal line with so many levels of nesting in all.
std::string levels(int number, const std::string& open, const std::string& inner, const std::string& close) {
    std::string value = inner;
    for (int i = 2; i < number; ++i) value = open + value + close;
    return in_a_field(value);
}
std::string bytes_long(std::size_t length) {
    const std::string line(kLegalLine);
    return line + std::string(length - line.size(), ' ');
}

class NotAGameLine : public testing::TestWithParam<Text> {};
class StrangeButFine : public testing::TestWithParam<Text> {};

TEST_P(NotAGameLine, IsMalformed) {
    EXPECT_EQ(verdict_at(Point::OnTurn, GetParam().line), "malformed");
}

TEST_P(StrangeButFine, IsAccepted) {
    EXPECT_EQ(verdict_at(Point::OnTurn, GetParam().line), "accepted");
}

std::vector<Text> malformed() {
    using namespace std::string_literals;
    const std::string rest(kLegalLine);
    return {
        {"KeyTwice", R"({"do":"rest","player":"Ada","player":"Ada"})"},
        {"KeyTwiceByEscape", R"({"do":"rest","player":"Ada","pl\u0061yer":"Ada"})"},
        {"DoTwice", R"({"do":"rest","do":"rest","player":"Ada"})"},
        {"UnknownKeyTwice", R"({"do":"rest","player":"Ada","x":1,"x":1})"},
        {"KeyTwiceInside", in_a_field(R"({"a":1,"a":1})")},
        {"KeyTwiceInAList", in_a_field(R"([1,{"a":1,"b":2,"a":1}])")},
        {"KeyTwiceDeepInside", in_a_field(R"({"a":{"b":[{"c":{"d":1,"d":2}}]}})")},
        {"KeyTwiceWithAnObjectBetween", R"({"do":"rest","player":"Ada","x":{"y":{}},"x":2})"},
        {"EmptyKeyTwice", in_a_field(R"({"":1,"":2})")},
        {"NaN", in_a_field("NaN")},
        {"Nan", in_a_field("nan")},
        {"Infinity", in_a_field("Infinity")},
        {"MinusInfinity", in_a_field("-Infinity")},
        {"LeadingZero", in_a_field("01")},
        {"LeadingPlus", in_a_field("+1")},
        {"HalfANumber", in_a_field("1.")},
        {"SingleQuotes", "{'do':'rest','player':'Ada'}"},
        {"TrailingComma", R"({"do":"rest","player":"Ada",})"},
        {"Comment", rest + " // so it was"},
        {"InnerComment", R"({"do":"rest",/* so it was */"player":"Ada"})"},
        {"GarbageAfterTheObject", rest + "x"},
        {"TwoObjects", rest + rest},
        {"Unfinished", R"({"do":"rest","player":"Ada")"},
        {"UnfinishedString", R"({"do":"rest","player":"Ada)"},
        {"List", R"([{"do":"rest","player":"Ada"}])"},
        {"String", R"("rest")"},
        {"Number", "1"},
        {"Null", "null"},
        {"Word", "rest"},
        {"EmptyObject", "{}"},
        {"RawTab", in_a_string("\t")},
        {"RawControlCharacter", in_a_string("\x01")},
        {"RawEscape", in_a_string("\x1B")},
        {"CarriageReturnInAString", in_a_string("\r")},
        {"UnknownEscape", in_a_string("\\x41")},
        {"ShortEscape", in_a_string("\\u12")},
        {"HalfASurrogateHigh", in_a_string("\\ud83d")},
        {"HalfASurrogateLow", in_a_string("\\ude00")},
        {"TwoHighSurrogates", in_a_string("\\ud83d\\ud83d")},
        {"SurrogatesInTheWrongOrder", in_a_string("\\ude00\\ud83d")},
        {"HighSurrogateThenText", in_a_string("\\ud83dx")},
        {"HalfASurrogateInAKey", R"({"do":"rest","player":"Ada","\ud83d":1})"},
        {"ByteFF", in_a_string("\xFF")},
        {"ByteFE", in_a_string("\xFE")},
        {"LoneContinuation", in_a_string("\x80")},
        {"OverlongSlash", in_a_string("\xC0\xAF")},
        {"OverlongNul", in_a_string("\xC0\x80")},
        {"OverlongThreeBytes", in_a_string("\xE0\x80\xAF")},
        {"OverlongFourBytes", in_a_string("\xF0\x80\x80\xAF")},
        {"EncodedSurrogate", in_a_string("\xED\xA0\x80")},
        {"EncodedSurrogatePair", in_a_string("\xED\xA0\xBD\xED\xB8\x80")},
        {"BeyondUnicode", in_a_string("\xF4\x90\x80\x80")},
        {"TruncatedTwoBytes", in_a_string("\xC3")},
        {"TruncatedThreeBytes", in_a_string("\xE2\x82")},
        {"TruncatedFourBytes", in_a_string("\xF0\x9F\x98")},
        {"BadBytesOutsideOfStrings", rest + "\xC3\xA4"},
        {"BadBytesInAKey", "{\"do\":\"rest\",\"player\":\"Ada\",\"\xFF\":1}"},
        {"LatinOne", in_a_string("\xE4pfel")},
        {"NulAtTheEnd", rest + "\0"s},
        {"NulThenGarbage", rest + "\0garbage"s},
        {"NulAtTheBeginning", "\0"s + rest},
        {"NulInAString", in_a_string("\0"s)},
        {"NulInsteadOfALine", "\0"s},
        {"ByteOrderMark", "\xEF\xBB\xBF" + rest},
        {"ByteOrderMarkAlone", "\xEF\xBB\xBF"},
        {"ByteOrderMarkAfterSpaces", "  \xEF\xBB\xBF" + rest},
        {"FormFeedAsWhiteSpace", "\f" + rest},
        {"VerticalTabAsWhiteSpace", "\v"},
        {"NoBreakSpaceAsWhiteSpace", "\xC2\xA0"},
        {"ThirtyThreeObjects", levels(33, R"({"a":)", "{}", "}")},
        {"ThirtyThreeLists", levels(33, "[", "[]", "]")},
        {"ManyBrackets", std::string(60'000, '[')},
        {"TooLong", bytes_long(65'537)},
        {"TooLongAndOnlySpaces", std::string(65'537, ' ')},
        {"TooLongAndNoLine", std::string(200'000, 'x')},
    };
}

std::vector<Text> fine() {
    return {
        {"AsItIs", std::string(kLegalLine)},
        {"AnyKeyOrder", R"({"player":"Ada","do":"rest"})"},
        {"SpacesEverywhere", " \t{ \"do\" :\t\"rest\" , \"player\" : \"Ada\" } \t "},
        {"EscapesInWords", R"({"do":"r\u0065st","pl\u0061yer":"\u0041da"})"},
        {"TheSameKeyInDifferentObjects", in_a_field(R"([{"do":1},{"do":1},{"do":{"do":1}}])")},
        {"UnknownFieldsOfAllKinds", in_a_field(R"([1,-2.5,1e9,"x",true,false,null,{"y":[]}])")},
        {"AnUnknownFieldThatIsNull", in_a_field("null")},
        {"AnUnknownFieldWithAHugeNumber", in_a_field("123456789012345678901234567890")},
        {"AWholeSurrogatePair", in_a_string("\\ud83d\\ude00")},
        {"Emoji", in_a_string("\xF0\x9F\x98\x80")},
        {"TheLastCodePoint", in_a_string("\xF4\x8F\xBF\xBF")},
        {"ReplacementCharacter", in_a_string("\xEF\xBF\xBD")},
        {"AMarkInsideOfAString", in_a_string("\xEF\xBB\xBF")},
        {"AnEscapedNul", in_a_string("\\u0000")},
        {"CarriageReturnAtTheEnd", std::string(kLegalLine) + "\r"},
        {"ThirtyTwoObjects", levels(32, R"({"a":)", "{}", "}")},
        {"ThirtyTwoLists", levels(32, "[", "[]", "]")},
        {"AsLongAsALineMayBe", bytes_long(65'536)},
    };
}

INSTANTIATE_TEST_SUITE_P(Json, NotAGameLine, testing::ValuesIn(malformed()),
                         [](const auto& text) { return std::string(text.param.name); });
INSTANTIATE_TEST_SUITE_P(Json, StrangeButFine, testing::ValuesIn(fine()),
                         [](const auto& text) { return std::string(text.param.name); });

Flaw flaw_of(const std::string& line) {
    const auto read = read_game(up_to(Point::OnTurn) + line);
    return std::get<Malformed>(std::get<Refusal>(read).reason).flaw;
}

TEST(Flaws, AreToldApart) {
    EXPECT_EQ(flaw_of(bytes_long(65'537)), Flaw::TooLong);
    EXPECT_EQ(flaw_of("rest"), Flaw::NotJson);
    EXPECT_EQ(flaw_of(levels(33, "[", "[]", "]")), Flaw::TooDeep);
    EXPECT_EQ(flaw_of(in_a_field(R"({"a":1,"a":1})")), Flaw::KeyTwice);
    EXPECT_EQ(flaw_of("[]"), Flaw::NotAnObject);
    EXPECT_EQ(flaw_of(R"({"do":"rest"})"), Flaw::Missing);
    EXPECT_EQ(flaw_of(R"({"do":"rest","player":7})"), Flaw::WrongType);
    EXPECT_EQ(flaw_of(R"({"do":"sail","player":"Ada","city_revealed":3})"), Flaw::OutOfRange);
    EXPECT_EQ(flaw_of(R"({"do":"nap","player":"Ada"})"), Flaw::UnknownWord);
    EXPECT_EQ(flaw_of(R"({"do":"scatter","count":2,"gems":["red"]})"), Flaw::CountDisagrees);
}

}  // namespace
}  // namespace deepblue
