#include "app/session/audience_view.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class AudienceViewTest : public SessionTest {
protected:
    template <class Scene>
    Scene scene(const AudienceMoment& moment = {}) {
        const AudienceView view = audience_view(game(), moment);
        const auto* found = std::get_if<Scene>(&view.scene);
        EXPECT_NE(found, nullptr);
        return found ? *found : Scene{};
    }
};

TEST_F(AudienceViewTest, RestsBeforeAGame) {
    scene<AudienceRest>();
}

TEST_F(AudienceViewTest, ShowsTheBagBetweenTheDives) {
    play_all(set_up());
    const auto table = scene<AudienceTable>();
    EXPECT_EQ(table.bag, kStartingBag);
    EXPECT_EQ(table.supply, kStartingSupply);
    EXPECT_EQ(table.city_wrecks, 0);
}

TEST_F(AudienceViewTest, ShowsTheDiveWithEveryoneInIt) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), by_hand("blue")});
    const auto dive = scene<AudienceDive>();
    EXPECT_EQ(dive.number, 1u);
    EXPECT_THAT(dive.dive.drawn, ElementsAre(Gem::Gold, Gem::Blue));
    ASSERT_THAT(dive.divers, SizeIs(2));
    EXPECT_TRUE(dive.divers[0].leads);
    EXPECT_EQ(dive.divers[0].blue, Danger::Card);
    EXPECT_EQ(dive.divers[0].black, Danger::Safe);
    EXPECT_EQ(dive.in_bag, 17);
    EXPECT_THAT(dive.answers, IsEmpty());
    EXPECT_EQ(dive.chance, (Chance{3, 17}));
}

TEST_F(AudienceViewTest, SaysNoChanceWhereTheTableWantsNone) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold")});
    game().set_settings({.languages = {}, .drawing = Drawing::App, .odds = OddsShown::Off});
    EXPECT_FALSE(scene<AudienceDive>().chance);
}

TEST_F(AudienceViewTest, ShowsWhoHasAnsweredWhileAHazardIsOpen) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("blue"), by_hand("blue"), R"({"do":"surface","player":"Ada"})"});
    EXPECT_THAT(scene<AudienceDive>().answers,
                ElementsAre(DiverAnswer{kAda, AnswerState::Surfaced}, DiverAnswer{kBen, AnswerState::AskedNow}));
}

TEST_F(AudienceViewTest, AsksForCardsInsteadOfTheLeaderWhileCardsArePlayed) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold")});
    const AudienceView view = audience_view(game(), {.asks_for_cards = true});
    EXPECT_TRUE(std::holds_alternative<AskForLastCards>(view.prompt));
    EXPECT_FALSE(std::get<AudienceDive>(view.scene).chance);
}

TEST_F(AudienceViewTest, SaysNoChanceWhereNothingIsDrawnAnyMore) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("blue"), by_hand("blue"), R"({"do":"surface","player":"Ada"})",
              R"({"do":"protect","player":"Ben","with":[{"against":"blue","by":"card"}]})"});
    EXPECT_FALSE(scene<AudienceDive>().chance);
}

TEST_F(AudienceViewTest, ShowsWhatADivePaidOnlyWhileTheTableLooksAtIt) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    const auto result = scene<AudienceResult>({.shows_result = true});
    ASSERT_THAT(result.paid.pay, SizeIs(2));
    EXPECT_EQ(result.paid.pay[0].total(), 5);
    scene<AudienceTable>();
}

TEST_F(AudienceViewTest, ShowsWhatWasCorrectedInTheResultAtOnce) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), kStop, R"({"do":"correct","player":"Ben","vp":3,"why":"card"})"});
    const auto result = scene<AudienceResult>({.shows_result = true});
    EXPECT_EQ(result.corrected[kAda], 0);
    EXPECT_EQ(result.corrected[kBen], 3);
    EXPECT_EQ(result.paid.pay[1].total(), 2) << "what the dive paid stays as it was";
}

TEST_F(AudienceViewTest, V7_KnowsOnlyTheChestsThatAreOpen) {
    play_all(set_up());
    play_all({R"({"do":"correct","player":"Ada","vp":613})", R"({"do":"correct","player":"Ben","vp":727})", kEnd});
    EXPECT_THAT(scene<AudienceCeremony>().opened, IsEmpty());
    const auto last = scene<AudienceCeremony>({.opened = 1}).opened;
    ASSERT_THAT(last, SizeIs(1));
    EXPECT_THAT(last[0].seats, ElementsAre(kAda));
    EXPECT_EQ(last[0].vp, 613);
    const auto all = scene<AudienceCeremony>({.opened = 5}).opened;
    ASSERT_THAT(all, SizeIs(2));
    EXPECT_EQ(all[0].vp, 727);
}

TEST_F(AudienceViewTest, V7_TheChestsChangeNothingInIt) {
    play_all(set_up());
    const AudienceView before = audience_view(game(), {});
    play_all({R"({"do":"correct","player":"Ada","vp":613})"});
    EXPECT_EQ(audience_view(game(), {}), before);
}

TEST_F(AudienceViewTest, TheOrderOfTheBagChangesNothingInIt) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold")});
    const AudienceView before = audience_view(game(), {});
    game().mix_again();
    EXPECT_EQ(audience_view(game(), {}), before);
}

}  // namespace
}  // namespace session
