#include "app/session/danger.h"

#include "app/session/answers.h"
#include "app/session/chances.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

/// Ada leads from a blue spot and a black-or-blue one, Ben lies in the centre.
const char* const kDive =
    R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"city":true,"spots":["blue","black_or_blue"]},"boats":[)"
    R"({"player":"Ada","spot":"blue"},{"player":"Ada","spot":"black_or_blue"},{"player":"Ben"}]})";
const char* const kAdaBySpot = R"({"do":"protect","player":"Ada","with":[{"against":"blue","by":"spot"}]})";
const char* const kBenSurfaces = R"({"do":"surface","player":"Ben"})";

class DangerTest : public SessionTest {
protected:
    void dive(const Lines& lines = {}, const std::string& scenario = "dangerous_reefs") {
        play_all(set_up(scenario));
        play_all({kDive});
        play_all(lines);
    }
    [[nodiscard]] Danger danger(Seat seat, Gem hazard) {
        return danger_of(game().table(), *game().table().dive()->find(seat), hazard);
    }
    [[nodiscard]] std::vector<AnswerState> answers() {
        std::vector<AnswerState> states;
        for (const DiverAnswer& answer : answers_so_far(*game().table().dive(), game().actions()))
            states.push_back(answer.state);
        return states;
    }
};

TEST_F(DangerTest, H2_TheFirstOfItsColourIsSafe) {
    dive();
    EXPECT_EQ(danger(kAda, Gem::Blue), Danger::Safe);
    EXPECT_EQ(danger(kBen, Gem::Black), Danger::Safe);
}

TEST_F(DangerTest, H4_AfterTheWarningASpotOrACardIsNeeded) {
    dive({by_hand("blue")});
    EXPECT_EQ(danger(kAda, Gem::Blue), Danger::Spot);
    EXPECT_EQ(danger(kBen, Gem::Blue), Danger::Card);
    EXPECT_EQ(danger(kBen, Gem::Black), Danger::Safe);
}

TEST_F(DangerTest, H5_ThePlainSpotIsUsedBeforeBlackOrBlue) {
    dive({by_hand("blue"), by_hand("blue")});
    EXPECT_EQ(protecting_spot(game().table().dive()->find(kAda)->spots, Gem::Blue), Spot::Blue);
    play_all({kAdaBySpot, kBenSurfaces});
    EXPECT_EQ(protecting_spot(game().table().dive()->find(kAda)->spots, Gem::Blue), Spot::BlackOrBlue);
    EXPECT_EQ(danger(kAda, Gem::Blue), Danger::Spot);
}

TEST_F(DangerTest, H7_WhoSurfacedIsOut) {
    dive({by_hand("blue"), by_hand("blue"), kAdaBySpot, kBenSurfaces});
    EXPECT_EQ(danger(kBen, Gem::Black), Danger::Out);
}

TEST_F(DangerTest, AHazardThatIsUsedUpCannotCome) {
    dive({by_hand("blue")});
    for (int i = 0; i < 3; ++i) {
        play_all({by_hand("blue")});
        answer_all();
    }
    EXPECT_EQ(danger(kAda, Gem::Blue), Danger::Safe);
}

TEST_F(DangerTest, AnswersAreToldInOrder) {
    dive({by_hand("blue"), by_hand("blue")});
    EXPECT_THAT(answers(), testing::ElementsAre(AnswerState::AskedNow, AnswerState::ToCome));
    play_all({kAdaBySpot});
    EXPECT_THAT(answers(), testing::ElementsAre(AnswerState::UsedSpot, AnswerState::AskedNow));
    play_all({kBenSurfaces, by_hand("blue")});
    EXPECT_THAT(answers(), testing::ElementsAre(AnswerState::AskedNow, AnswerState::UpBefore));
}

TEST_F(DangerTest, ChancesAreCountedInTheBag) {
    dive({by_hand("silver")});
    EXPECT_EQ(chance_to_answer(game().table()), (Chance{0, 18}));
    play_all({by_hand("blue")});
    EXPECT_EQ(chance_to_answer(game().table()), (Chance{3, 17}));
    EXPECT_EQ(chance_to_answer(game().table()).percent(), 18);
}

TEST_F(DangerTest, S1_ChancesOfAPairCountEveryPairOnce) {
    dive({}, "troubled_waters");
    EXPECT_EQ(chance_to_answer(game().table()), (Chance{12, 171}));  // two black or two blue of 19
    play_all({R"({"do":"draw","gems":["blue","silver"],"by":"hand"})"});
    EXPECT_EQ(chance_to_answer(game().table()), (Chance{51, 136}));  // all but 91 - 6 pairs without blue of 17
}

}  // namespace
}  // namespace session
