#include "app/words/language.h"

#include "app/words/gems.h"
#include "tests/words/sentences.h"

namespace words {
namespace {

TEST(Languages, EnglishIsTheSource) {
    const Language english;
    EXPECT_EQ(english.tag(), "en");
    EXPECT_EQ(utf8(english.say("the game is over")), "the game is over");
    EXPECT_EQ(utf8(english.say("it is %s’s turn")), "it is %s’s turn");
}

TEST(Languages, NumbersTakeTheirForm) {
    const Language english;
    EXPECT_EQ(utf8(english.say_number("one", "many", 1)), "one");
    EXPECT_EQ(utf8(english.say_number("one", "many", -1)), "one");
    for (const int number : {0, 2, 5, 100}) EXPECT_EQ(utf8(english.say_number("one", "many", number)), "many");
}

TEST(Languages, OneWithoutACatalogSpeaksEnglishAndChangesNoOther) {
    const Language english;
    const std::string before = utf8(name(deepblue::Gem::Purple, english));
    const Language german("de");
    EXPECT_EQ(german.tag(), "de");
    EXPECT_EQ(utf8(german.say("the game is over")), "the game is over");
    EXPECT_EQ(utf8(german.say_number("one", "many", 3)), "many");
    EXPECT_EQ(utf8(german.say_in("gem", "purple")), "purple");
    EXPECT_EQ(english.tag(), "en");
    EXPECT_EQ(utf8(name(deepblue::Gem::Purple, english)), before);
}

TEST(Languages, CanBeMoved) {
    Language first("de");
    const Language second = std::move(first);
    EXPECT_EQ(second.tag(), "de");
    EXPECT_EQ(utf8(second.say("the game is over")), "the game is over");
}

TEST(Spoken, TextsFromOutsideComeThroughUntouched) {
    for (const char* text :
         {"Ada", "100%s %1$d %n", "👩‍👩‍👧‍👦", "\u202eada\u200f", "Jürgen", "船長", ""})
        EXPECT_EQ(utf8(spoken(text)), text);
}

}  // namespace
}  // namespace words
