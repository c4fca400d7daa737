#include "app/session/crew_hands.h"

#include <algorithm>

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::ElementsAre;
using testing::IsEmpty;

const KnownCard kOtto{.name = "Otto", .vp = 4, .needs = Condition{Gem::Red, 1}, .protects = {}, .adds = {}};
const KnownCard kMalik{.name = "Malik", .vp = 6, .needs = Condition{std::nullopt, 2}, .protects = {}, .adds = {}};
const KnownCard kDiver{.name = "Nils", .vp = 0, .needs = {}, .protects = Gem::Blue, .adds = {}};

const CrewCard kOttoPlayed{.vp = 4, .needs = Condition{Gem::Red, 1}, .name = "Otto"};
const CrewCard kMalikPlayed{.vp = 6, .needs = Condition{std::nullopt, 2}, .name = "Malik"};

std::vector<Remembered<KnownCard>> remembered(const std::vector<KnownCard>& cards) {
    std::vector<Remembered<KnownCard>> all;
    for (const KnownCard& card : cards) all.push_back({journal::ThingId{}, card});
    return all;
}

std::string reveal(const std::string& name) {
    return R"({"do":"reveal","card":{"name":")" + name + R"("}})";
}

std::string recruit(const std::string& player) {
    return R"({"do":"recruit","player":")" + player + R"("})";
}

const std::string kPlaysOtto = R"({"do":"play","player":"Ada","card":{"vp":4,"needs":"red","count":1,"name":"Otto"}})";

class CrewHands : public SessionTest {
protected:
    CrewHands() { play_all(set_up()); }

    [[nodiscard]] Holding holding(const CrewCard& card, Seat seat) {
        for (const HeldCard& held : cards_of(game().actions(), known, seat))
            if (held.card == card) return held.holding;
        ADD_FAILURE() << "left out";
        return {};
    }
    [[nodiscard]] bool may_have(const CrewCard& card, Seat seat) {
        const auto cards = cards_of(game().actions(), known, seat);
        return std::any_of(cards.begin(), cards.end(), [&](const HeldCard& held) { return held.card == card; });
    }
    [[nodiscard]] std::vector<HeldCard> fitting(Seat seat) {
        return fitting_cards(game().table(), game().actions(), known, seat);
    }

    std::vector<Remembered<KnownCard>> known = remembered({kOtto, kMalik, kDiver});
};

TEST_F(CrewHands, K_EveryoneHasTheStartCrew) {
    EXPECT_EQ(holding(start_crew_card(), kAda), Holding::Certain);
    EXPECT_EQ(holding(start_crew_card(), kBen), Holding::Certain);
}

TEST_F(CrewHands, ACardThatNeverCameUpIsUnseen) {
    EXPECT_EQ(holding(kOttoPlayed, kAda), Holding::Unseen);
}

TEST_F(CrewHands, ACardThatCameUpMayBeWithWhoeverRecruitedLater) {
    play_all({recruit("Ada"), reveal("Otto"), recruit("Ben"), reveal("Malik")});
    EXPECT_EQ(holding(kOttoPlayed, kAda), Holding::Unseen);
    EXPECT_EQ(holding(kOttoPlayed, kBen), Holding::Possible);
    EXPECT_EQ(holding(kMalikPlayed, kBen), Holding::Unseen);
}

TEST_F(CrewHands, M4_ARefreshTakesFromTheCardsItTurnsUp) {
    play_all({R"({"do":"refresh","player":"Ada"})", reveal("Otto"), R"({"do":"reveal"})", R"({"do":"reveal"})",
              R"({"do":"reveal"})", R"({"do":"reveal"})"});
    EXPECT_EQ(holding(kOttoPlayed, kAda), Holding::Possible);
}

TEST_F(CrewHands, M4_WhatARefreshDiscardsNobodyTakesLater) {
    const std::string none = R"({"do":"reveal"})";
    play_all({recruit("Ada"), reveal("Otto"), R"({"do":"refresh","player":"Ben"})", none, none, none, none,
              reveal("Malik"), recruit("Ada"), none});
    EXPECT_EQ(holding(kOttoPlayed, kAda), Holding::Unseen);
    EXPECT_EQ(holding(kOttoPlayed, kBen), Holding::Unseen);
    EXPECT_EQ(holding(kMalikPlayed, kAda), Holding::Possible);
    EXPECT_EQ(holding(kMalikPlayed, kBen), Holding::Unseen) << "the fifth only fills the row";
}

TEST_F(CrewHands, ACardBelongsToWhoeverPlayedIt) {
    play_all({dive_line("Ada"), by_hand("red"), kPlaysOtto});
    EXPECT_EQ(holding(kOttoPlayed, kAda), Holding::Certain);
    EXPECT_FALSE(may_have(kOttoPlayed, kBen));
}

TEST_F(CrewHands, ProtectingCardsAreNotPlayedForVp) {
    EXPECT_FALSE(may_have({.vp = 0, .needs = {}, .name = "Nils"}, kAda));
}

TEST_F(CrewHands, OnlyWhatFitsIsOffered) {
    play_all({dive_line("Ada"), by_hand("red")});
    EXPECT_THAT(fitting(kAda), ElementsAre(HeldCard{kOttoPlayed, Holding::Unseen}));
}

TEST_F(CrewHands, C9_WhatWasPlayedIsOfferedNoMore) {
    play_all({dive_line("Ada"), by_hand("gold"),
              R"({"do":"play","player":"Ada","card":{"vp":2,"needs":"gold","count":1}})"});
    EXPECT_THAT(fitting(kAda), IsEmpty());
    EXPECT_THAT(fitting(kBen), ElementsAre(HeldCard{start_crew_card(), Holding::Certain}));
}

TEST_F(CrewHands, UsedCardsAreThoseOfThisDive) {
    play_all({dive_line("Ada"), by_hand("red"), kPlaysOtto, kStop, dive_line("Ben"), by_hand("blue"), by_hand("blue"),
              R"({"do":"protect","player":"Ben","with":[{"against":"blue","by":"card"}]})",
              R"({"do":"surface","player":"Ada"})"});
    EXPECT_THAT(used_in_dive(game().actions(), kAda), IsEmpty());
    EXPECT_THAT(used_in_dive(game().actions(), kBen), ElementsAre(UsedCard{{}, Gem::Blue}));
}

TEST_F(CrewHands, TheFirstGoldMakesTheStartCrewFit) {
    play_all({dive_line("Ada"), by_hand("silver")});
    EXPECT_FALSE(card_newly_fits(game().actions(), known));
    play_all({by_hand("gold")});
    EXPECT_TRUE(card_newly_fits(game().actions(), known));
    play_all({by_hand("gold")});
    EXPECT_FALSE(card_newly_fits(game().actions(), known));
}

TEST_F(CrewHands, ACardThatOnlyMayBeThereOpensNothing) {
    play_all({dive_line("Ada"), by_hand("red")});
    EXPECT_FALSE(card_newly_fits(game().actions(), known));
}

TEST_F(CrewHands, ACardPlayedBeforeFitsAnewInTheNextDive) {
    play_all({dive_line("Ada"), by_hand("red"), kPlaysOtto, kStop, dive_line("Ben"), by_hand("red")});
    EXPECT_TRUE(card_newly_fits(game().actions(), known));
}

class CrewHandsInScenarios : public SessionTest {};

TEST_F(CrewHandsInScenarios, S2_EveryCardPaysFourMoreInTheCity) {
    play_all(set_up("best_of_the_best"));
    play_all({dive_line("Ada", 3, true), by_hand("red")});
    EXPECT_EQ(scenario_bonus(game().table(), {kAda, kOttoPlayed}), 4);
}

TEST_F(CrewHandsInScenarios, S2_AndNothingMoreElsewhere) {
    play_all(set_up("best_of_the_best"));
    play_all({dive_line("Ada", 3, false), by_hand("red")});
    EXPECT_EQ(scenario_bonus(game().table(), {kAda, kOttoPlayed}), 0);
}

TEST_F(CrewHandsInScenarios, S3_TheGemOnTheWreckMakesACardFit) {
    play_all(set_up("scattered_wealth"));
    const auto dive_on = [](const std::string& gem) {
        return R"({"do":"dive","leader":"Ben","wreck":{"vp":3,"city":true,"gem":")" + gem +
               R"("},"boats":[{"player":"Ben"}]})";
    };
    play_all({R"({"do":"sail","player":"Ada","city_revealed":1})",
              R"({"do":"scatter","gems":["gold","silver"],"by":"hand"})", dive_on("silver")});
    EXPECT_FALSE(card_newly_fits(game().actions(), {}));
    game().undo();
    play_all({dive_on("gold")});
    EXPECT_TRUE(card_newly_fits(game().actions(), {}));
}

}  // namespace
}  // namespace session
