#include <gtest/gtest.h>

#include "app/desktop/look/lost_middle.h"

namespace desktop {
namespace {

std::string shortened(const char* text, std::size_t most) {
    const auto fits = [most](const wxString& candidate) { return candidate.length() <= most; };
    return lose_middle(wxString::FromUTF8(text), fits).utf8_string();
}

TEST(LoseMiddle, LeavesWhatFits) {
    EXPECT_EQ(shortened("Undo: red drawn", 15), "Undo: red drawn");
}

TEST(LoseMiddle, TakesWordsFromTheMiddle) {
    EXPECT_EQ(shortened("Undo: Giulia’s boat 2 stays away", 27), "Undo: Giulia’s … stays away");
}

TEST(LoseMiddle, KeepsTheVerbAtEitherEnd) {
    EXPECT_EQ(shortened("Undo: Giulia’s boat 2 stays away", 12), "Undo: … away");
    EXPECT_EQ(shortened("Zurück: der erste rote Stein gezogen", 10), "Zurück: … gezogen");
}

TEST(LoseMiddle, CutsALongNameBeforeItLosesAWord) {
    EXPECT_EQ(shortened("Undo: Maximiliane-Friederike began a dive", 30), "Undo: Maximilian… began a dive");
    EXPECT_EQ(shortened("Annulla: Giuseppina Bianchi riaffiora", 34), "Annulla: Giusep… Bianchi riaffiora");
}

TEST(LoseMiddle, SaysAsMuchAsThereIsRoomForBesideALongName) {
    EXPECT_EQ(shortened("Annulla: Maximiliane-Friederike ha iniziato un’immersione su un relitto da 7 PV", 30),
              "Annulla: … un relitto da 7 PV");
}

TEST(LoseMiddle, HasNothingToTakeFromTwoWords) {
    EXPECT_EQ(shortened("Undo: red", 3), "Undo: red");
}

TEST(LoseMiddle, WithoutAColonTheFirstWordStays) {
    EXPECT_EQ(shortened("Back one whole step", 12), "Back … step");
}

}  // namespace
}  // namespace desktop
