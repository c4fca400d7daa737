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
    const Language unknown("../de");
    EXPECT_EQ(unknown.tag(), "../de");
    EXPECT_EQ(utf8(unknown.say("the game is over")), "the game is over");
    EXPECT_EQ(utf8(unknown.say_number("one", "many", 3)), "many");
    EXPECT_EQ(utf8(unknown.say_in("gem", "purple")), "purple");
    EXPECT_EQ(english.tag(), "en");
    EXPECT_EQ(utf8(name(deepblue::Gem::Purple, english)), before);
}

TEST(Languages, CanBeMoved) {
    Language first("de");
    const Language second = std::move(first);
    EXPECT_EQ(second.tag(), "de");
    EXPECT_EQ(utf8(second.say("the game is over")), "das Spiel ist vorbei");
}

TEST(Languages, SeveralSpeakAtOneTable) {
    const Language german("de");
    const Language italian("it");
    const Language english;
    EXPECT_EQ(utf8(name(deepblue::Gem::Purple, german)), "Lila");
    EXPECT_EQ(utf8(name(deepblue::Gem::Purple, italian)), "viola");
    EXPECT_EQ(utf8(name(deepblue::Gem::Purple, english)), "purple");
    EXPECT_EQ(utf8(german.say_number("%d hazard is to be answered", "%d hazards are to be answered", 2)),
              "auf %d Gefahren ist zu antworten");
}

TEST(Languages, EachIsCalledByItsOwnName) {
    EXPECT_EQ(utf8(Language().own_name()), "English");
    EXPECT_EQ(utf8(Language("de").own_name()), "Deutsch");
    EXPECT_EQ(utf8(Language("it").own_name()), "Italiano");
}

TEST(Spoken, TextsFromOutsideComeThroughUntouched) {
    for (const char* text :
         {"Ada", "100%s %1$d %n", "👩‍👩‍👧‍👦", "\u202eada\u200f", "Jürgen", "船長", ""})
        EXPECT_EQ(utf8(spoken(text)), text);
}

}  // namespace
}  // namespace words
