#include "app/words/reasons.h"

#include <set>

#include "app/words/gems.h"
#include "tests/words/sentences.h"

namespace words {
namespace {

using namespace deepblue;
using testing::HasSubstr;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

TEST(Reasons, EveryViolationIsSaid) {
    const Language english;
    for (const RuleViolation& violation : one_of_each<RuleViolation>())
        EXPECT_TRUE(is_sentence(reason(violation, two_players(), english))) << rule_id(violation);
}

TEST(Reasons, EveryViolationIsSaidWithOddNamesToo) {
    const Language english;
    for (const RuleViolation& violation : one_of_each<RuleViolation>())
        EXPECT_NE(reason(violation, odd_players(), english), "") << rule_id(violation);
}

TEST(Reasons, NoTwoViolationsAreSaidAlike) {
    const Language english;
    std::set<std::string> said;
    const auto all = one_of_each<RuleViolation>();
    for (const RuleViolation& violation : all) said.insert(utf8(reason(violation, two_players(), english)));
    EXPECT_EQ(said.size(), all.size());
}

TEST(Reasons, TheSentenceNamesWhoIsMeant) {
    const Language english;
    const auto said = [&](const RuleViolation& violation) { return utf8(reason(violation, two_players(), english)); };
    EXPECT_EQ(said(AnswerFirst{kSecond}), "Ben must answer the hazard first");
    EXPECT_THAT(said(NotOnTurn{kFirst}), HasSubstr("Ada"));
    EXPECT_THAT(said(NotSeated{"Nobody"}), HasSubstr("Nobody"));
    EXPECT_THAT(said(NoProtectingSpot{kSecond, Gem::Blue}), HasSubstr("Ben"));
    EXPECT_THAT(said(NoProtectingSpot{kSecond, Gem::Blue}), HasSubstr("blue"));
    EXPECT_THAT(said(MoreThanThereAre{Gem::Green, 2}), HasSubstr("2"));
}

TEST(Reasons, NumbersTakeTheirForm) {
    const Language english;
    const auto said = [&](int due) { return utf8(reason(RevealFirst{Occasion::SetUp, due}, two_players(), english)); };
    EXPECT_EQ(said(1), "1 new market card comes first");
    EXPECT_EQ(said(4), "4 new market cards come first");
}

TEST(Reasons, NamesComeThroughUntouched) {
    const Language english;
    for (const Seat seat : {kFirst, kSecond}) {
        const std::string name = odd_players().name(seat);
        EXPECT_THAT(utf8(reason(AnswerFirst{seat}, odd_players(), english)), HasSubstr(name));
        EXPECT_THAT(utf8(reason(NotSeated{name}, two_players(), english)), HasSubstr(name));
        EXPECT_THAT(utf8(reason(PlayedBefore{name}, two_players(), english)), HasSubstr(name));
        EXPECT_THAT(utf8(reason(DivedBefore{name}, two_players(), english)), HasSubstr(name));
        EXPECT_THAT(utf8(reason(NameTwice{name}, two_players(), english)), HasSubstr(name));
    }
}

TEST(Flaws, EveryOneIsSaid) {
    const Language english;
    for (int flaw = 0; flaw <= static_cast<int>(Flaw::CountDisagrees); ++flaw)
        EXPECT_TRUE(is_sentence(reason(Malformed(static_cast<Flaw>(flaw), "gems"), english))) << flaw;
}

TEST(Flaws, TheFieldComesThroughUntouched) {
    const Language english;
    for (const Flaw flaw : {Flaw::KeyTwice, Flaw::Missing, Flaw::WrongType, Flaw::OutOfRange, Flaw::UnknownWord})
        EXPECT_THAT(utf8(reason(Malformed(flaw, "100%s %d 🐙"), english)), HasSubstr("100%s %d 🐙"));
}

TEST(Names, EveryThingHasItsOwn) {
    const Language english;
    std::set<std::string> gems;
    for (const Gem gem : kAllGems) gems.insert(utf8(name(gem, english)));
    EXPECT_EQ(gems.size(), kGemKinds);
    std::set<std::string> scenarios;
    for (std::size_t i = 0; i < kScenarios; ++i) scenarios.insert(utf8(name(static_cast<Scenario>(i), english)));
    EXPECT_EQ(scenarios.size(), kScenarios);
    std::set<std::string> colours;
    for (std::size_t i = 0; i < kColours; ++i) colours.insert(utf8(name(static_cast<Colour>(i), english)));
    EXPECT_EQ(colours.size(), kColours);
    std::set<std::string> spots;
    for (std::size_t i = 0; i < kSpots; ++i) spots.insert(utf8(name(static_cast<Spot>(i), english)));
    EXPECT_EQ(spots.size(), kSpots);
}

TEST(Names, ConditionsAndListsAreSaid) {
    const Language english;
    EXPECT_EQ(utf8(name(Condition{Gem::Gold, 2}, english)), "2 × gold");
    EXPECT_EQ(utf8(name(Condition{std::nullopt, 8}, english)), "8 × any");
    EXPECT_EQ(utf8(list({Gem::Gold, Gem::Blue}, english)), "gold, blue");
    EXPECT_EQ(utf8(hazards({{Gem::Black, 1}, {Gem::Blue, 2}}, english)),
              "sea creature, oxygen problem, oxygen problem");
}

}  // namespace
}  // namespace words
