#include <gtest/gtest.h>

#include <ostream>

#include "tests/deepblue/game_text.h"

namespace deepblue {
namespace {

using namespace game_text;

std::string repeated(int times, const std::string& text) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

/// A game in which Ada's neighbour has that name, as it stands in JSON.
std::string seat_named(const std::string& name) {
    return R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":")" + name +
           R"(","colour":"red"}],"first":"Ada","scenario":"storm_is_coming"})";
}

struct Name {
    const char* name;
    std::string json;
    const char* verdict;
};
void PrintTo(const Name& name, std::ostream* out) {
    *out << name.name;
}

class NamesOfSeats : public testing::TestWithParam<Name> {};

TEST_P(NamesOfSeats, HaveOneToFortyCodePointsAndNoControlCharacters) {
    EXPECT_EQ(verdict_at(Point::AfterHeader, seat_named(GetParam().json)), GetParam().verdict);
}

std::vector<Name> names() {
    const std::string emoji = "\xF0\x9F\x98\x80";
    const std::string e_acute = "\xC3\xA9";
    const std::string combining = "e\xCC\x81";
    return {
        {"Empty", "", "malformed"},
        {"OneLetter", "x", "accepted"},
        {"OneSpace", " ", "accepted"},
        {"OneEmoji", emoji, "accepted"},
        {"FortyLetters", repeated(40, "x"), "accepted"},
        {"FortyOneLetters", repeated(41, "x"), "malformed"},
        {"FortyOfTwoBytes", repeated(40, e_acute), "accepted"},
        {"FortyOneOfTwoBytes", repeated(41, e_acute), "malformed"},
        {"FortyOfThreeBytes", repeated(40, "\xE2\x82\xAC"), "accepted"},
        {"FortyOneOfThreeBytes", repeated(41, "\xE2\x82\xAC"), "malformed"},
        {"FortyEmoji", repeated(40, emoji), "accepted"},
        {"FortyOneEmoji", repeated(41, emoji), "malformed"},
        {"FortyEmojiByEscape", repeated(40, "\\ud83d\\ude00"), "accepted"},
        {"FortyOneEmojiByEscape", repeated(41, "\\ud83d\\ude00"), "malformed"},
        {"TwentyCombinedLetters", repeated(20, combining), "accepted"},
        {"TwentyCombinedLettersAndOneMore", repeated(20, combining) + "x", "malformed"},
        {"EscapedNul", "a\\u0000b", "malformed"},
        {"EscapedTab", "a\\tb", "malformed"},
        {"EscapedLineEnd", "a\\nb", "malformed"},
        {"LastOfTheFirstControls", "a\\u001f", "malformed"},
        {"Delete", "a\x7F", "malformed"},
        {"EscapedDelete", "\\u007f", "malformed"},
        {"FirstOfTheSecondControls", "a\xC2\x80", "malformed"},
        {"NextLine", "\\u0085", "malformed"},
        {"LastOfTheSecondControls", "\xC2\x9Fz", "malformed"},
        {"NoBreakSpaceAfterThem", "a\xC2\xA0z", "accepted"},
        {"ThoseBytesInAnotherLetter", "\xC3\x80\xE2\x80\x93", "accepted"},
        {"Tilde", "~", "accepted"},
        {"RightToLeftMark", "\xE2\x80\x8F\xD7\x90", "accepted"},
        {"RightToLeftOverride",
         "\xE2\x80\xAE"
         "adA",
         "accepted"},
        {"ZeroWidthJoiner", "a\xE2\x80\x8D", "accepted"},
        {"ByteOrderMarkInside",
         "\xEF\xBB\xBF"
         "Ada",
         "accepted"},
        {"QuotesAndBackslashes", R"(\"\\\/)", "accepted"},
        {"P1_TheSameNameByEscape", "\\u0041da", "P1"},
    };
}

INSTANTIATE_TEST_SUITE_P(Start, NamesOfSeats, testing::ValuesIn(names()),
                         [](const auto& name) { return std::string(name.param.name); });

TEST(NamesOfCardsAndWrecks, AreFree) {
    const std::string longer = repeated(41, "x") + "\\t";
    EXPECT_EQ(verdict_at(Point::InADive, R"({"do":"play","player":"Ada","card":{"vp":1,"name":")" + longer + "\"}}"),
              "accepted");
    EXPECT_EQ(verdict_at(Point::OnTurn, R"({"do":"dive","leader":"Ada","wreck":{"vp":1,"name":")" + longer +
                                            R"("},"boats":[{"player":"Ada"}]})"),
              "accepted");
}

TEST(SeatedNames, AreFoundByEscapeAndComparedByteByByte) {
    const std::string seated = up_to(Point::AfterHeader) + seat_named("Zo\xC3\xAB") + "\n";
    EXPECT_EQ(verdict(seated + R"({"do":"crew","player":"Zo\u00eb","cards":1})"), "accepted");
    EXPECT_EQ(verdict(seated + "{\"do\":\"crew\",\"player\":\"Zoe\xCC\x88\",\"cards\":1}"), "line 3: P1");
}

}  // namespace
}  // namespace deepblue
