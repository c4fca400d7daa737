#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

constexpr HouseRules kOnlyAtOnce{.late_cards = false};

Table at_once(const std::vector<Gem>& gems) {
    return drawn(dive_of_three(ordinary(), kPlain, kOnlyAtOnce), gems);
}

TEST(Cards, C1_EveryoneStillInMayPlayAnyNumber) {
    const Table table = drawn(dive_of_three(), {Gem::Silver});
    const Table played = after(table, {card(kCleo, 1), card(kAda, 2), card(kAda, 3), card(kBen, 4), card(kAda, 5)});
    EXPECT_EQ(pay_of(after(played, {Stop{}}), kAda).cards, 10);
}

TEST(Cards, C1_NoneBeforeAGemIsOnTheBoard) {
    EXPECT_EQ(check(dive_of_three(), card(kAda, 2)), RuleViolation(NoGemYet{}));
    EXPECT_EQ(refused_by(drawn(dive_of_three(), {Gem::Silver}), card(kAda, 2)), "");
}

TEST(Cards, C2_SoManyGemsOfThatColourAreOnTheBoard) {
    const Condition two_gold{Gem::Gold, 2};
    const Table one = drawn(dive_of_three(), {Gem::Gold, Gem::Silver});
    EXPECT_EQ(check(one, card(kBen, 3, two_gold)), RuleViolation(ConditionNotMet{two_gold}));
    EXPECT_EQ(refused_by(one, card(kBen, 3, two_gold)), "C2");
    EXPECT_EQ(refused_by(drawn(one, {Gem::Gold}), card(kBen, 3, two_gold)), "");
    EXPECT_EQ(refused_by(drawn(one, {Gem::Gold, Gem::Gold}), card(kBen, 3, two_gold)), "");
}

TEST(Cards, C3_SoManyGemsOfAnyColourBlackAndBlueIncluded) {
    const Condition any_three{std::nullopt, 3};
    const Table two = drawn(dive_of_three(), {Gem::Black, Gem::Blue});
    EXPECT_EQ(check(two, card(kBen, 3, any_three)), RuleViolation(ConditionNotMet{any_three}));
    EXPECT_EQ(refused_by(two, card(kBen, 3, any_three)), "C3");
    EXPECT_EQ(refused_by(drawn(two, {Gem::Silver}), card(kBen, 3, any_three)), "");
}

TEST(Cards, C4_OneGemServesAnyNumberOfCardsAndPlayers) {
    const Condition one_red{Gem::Red, 1};
    Table table = drawn(dive_of_three(), {Gem::Red});
    table = after(table, {card(kAda, 4, one_red), card(kAda, 4, one_red), card(kBen, 4, one_red), Stop{}});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .cards = 8, .gems = 4, .wreck = 3}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .cards = 4, .gems = 4}));
}

TEST(Cards, C5_CardVpAreSafeWhateverComes) {
    Table table = after(drawn(dive_of_three(), {Gem::Blue}), {card(kAda, 7), card(kBen, 6), draw(Gem::Blue)});
    table = after(table, {Surface{kAda}, Surface{kBen}, Surface{kCleo}, Stop{}});
    EXPECT_EQ(pay_of(table, kAda).cards, 7);
    EXPECT_EQ(pay_of(table, kBen).cards, 6);
}

TEST(Cards, C6_ASurfacedPlayerPlaysNothingMore) {
    const Table table = after(blue_asked(), {by_spot(kAda, Gem::Blue), Surface{kBen}, Surface{kCleo}});
    EXPECT_EQ(check(table, card(kBen, 2)), RuleViolation(HasSurfaced{kBen}));
    EXPECT_EQ(check(drawn(table, {Gem::Silver}), card(kCleo, 2)), RuleViolation(HasSurfaced{kCleo}));
}

TEST(Cards, C7_ACardGivesItsVpAndNothingElse) {
    const Table before = drawn(dive_of_three(), {Gem::Silver});
    const Table table = after(before, {card(kBen, 4)});
    EXPECT_EQ(table.crew, before.crew);
    EXPECT_EQ(table.bag, before.bag);
    EXPECT_EQ(table.turn(), before.turn());
    EXPECT_EQ(expects(table), expects(before));
    EXPECT_EQ(pay_of(after(table, {Stop{}}), kBen), (Pay{.seat = kBen, .cards = 4, .gems = 1}));
}

TEST(Cards, C8_ACardFitsSomeDrawsLater) {
    EXPECT_EQ(refused_by(drawn(dive_of_three(), {Gem::Gold, Gem::Silver}), card(kAda, 2, {Gem::Gold, 1})), "");
}

TEST(Cards, C8_ByOptionACardFitsOnlyTheGemJustDrawn) {
    const Play one_gold = card(kAda, 2, {Gem::Gold, 1});
    EXPECT_EQ(refused_by(at_once({Gem::Silver, Gem::Gold}), one_gold), "");
    EXPECT_EQ(check(at_once({Gem::Gold, Gem::Silver}), one_gold), RuleViolation(NotJustDrawn{Gem::Gold}));
    EXPECT_EQ(refused_by(at_once({Gem::Gold, Gem::Silver}), one_gold), "C8");
}

TEST(Cards, C8_ByOptionTheConditionMustStillHold) {
    EXPECT_EQ(refused_by(at_once({Gem::Silver, Gem::Gold}), card(kAda, 2, {Gem::Gold, 2})), "C2");
    EXPECT_EQ(refused_by(at_once({Gem::Gold, Gem::Silver, Gem::Gold}), card(kAda, 2, {Gem::Gold, 2})), "");
}

TEST(Cards, C8_ByOptionAnyFitsAfterEveryDrawWithEnoughOut) {
    const Play any_two = card(kAda, 2, {std::nullopt, 2});
    EXPECT_EQ(refused_by(at_once({Gem::Gold}), any_two), "C3");
    EXPECT_EQ(refused_by(at_once({Gem::Gold, Gem::Silver, Gem::Silver}), any_two), "");
}

TEST(Cards, C8_ByOptionACardWithOnlyVpFitsAlways) {
    EXPECT_EQ(refused_by(at_once({Gem::Gold, Gem::Silver}), card(kAda, 2)), "");
}

TEST(Cards, C8_ByOptionBothGemsOfAPairAreJustDrawn) {
    const Table diving = dive_of_three(city(), Scenario::TroubledWaters, kOnlyAtOnce);
    const Table table = after(diving, {pair(Gem::Red, Gem::Black), pair(Gem::Gold, Gem::Silver)});
    EXPECT_EQ(refused_by(table, card(kAda, 2, {Gem::Gold, 1})), "");
    EXPECT_EQ(refused_by(table, card(kAda, 2, {Gem::Silver, 1})), "");
    EXPECT_EQ(refused_by(table, card(kAda, 2, {Gem::Red, 1})), "C8");
}

TEST(Cards, C8_ByOptionTheScatteredGemIsTheLastUntilOneIsDrawn) {
    const Table table = dive(scattered({Gem::Gold}, kOnlyAtOnce), with_gem(ordinary(), Gem::Gold), {centre(kBen)});
    EXPECT_EQ(refused_by(table, card(kBen, 2, {Gem::Gold, 1})), "");
    EXPECT_EQ(refused_by(drawn(table, {Gem::Silver}), card(kBen, 2, {Gem::Gold, 1})), "C8");
}

TEST(Cards, C9_ACardIsPlayedOnceADive) {
    const Table table = after(drawn(dive_of_three(), {Gem::Red}), {named_card(kAda, 4, "Otto")});
    EXPECT_EQ(check(table, named_card(kAda, 4, "Otto")), RuleViolation(PlayedBefore{"Otto"}));
    EXPECT_EQ(check(drawn(table, {Gem::Silver}), named_card(kAda, 4, "Otto")), RuleViolation(PlayedBefore{"Otto"}));
    EXPECT_EQ(refused_by(table, named_card(kAda, 4, "Raquel")), "");
}

TEST(Cards, C9_AnotherPlayersCardOfThatNameIsAnotherCard) {
    const Table table = after(drawn(dive_of_three(), {Gem::Red}), {named_card(kAda, 4, "Otto")});
    EXPECT_EQ(refused_by(table, named_card(kBen, 4, "Otto")), "");
}

TEST(Cards, C9_TheCardIsBackInTheNextDive) {
    const Wreck wreck = ordinary();
    Table table = after(drawn(dive_of_three(wreck), {Gem::Red}), {named_card(kBen, 4, "Otto"), Stop{}});
    table = drawn(dive(table, wreck, {centre(kBen)}), {Gem::Red});
    EXPECT_EQ(refused_by(table, named_card(kBen, 4, "Otto")), "");
}

TEST(Cards, C9_CardsWithoutANameAreNeverTheSame) {
    const Table table = after(drawn(dive_of_three(), {Gem::Red}), {card(kAda, 4)});
    EXPECT_EQ(refused_by(table, card(kAda, 4)), "");
}

}  // namespace
}  // namespace deepblue
