#include "app/learn/hints.h"

#include "app/words/hint_words.h"
#include "app/words/rule_texts.h"
#include "tests/session/fixture.h"

namespace learn {
namespace {

using session::by_hand;
using session::kAda;
using session::kBen;
using testing::ElementsAre;
using testing::IsEmpty;

class Hinting : public session::SessionTest {
protected:
    /// The situations at the table now, each with who is meant.
    [[nodiscard]] std::vector<std::pair<Situation, deepblue::Seat>> situations() {
        std::vector<std::pair<Situation, deepblue::Seat>> all;
        for (const Hint& hint : hints()) all.emplace_back(hint.situation, hint.seat);
        return all;
    }
    [[nodiscard]] std::vector<Hint> hints() { return hints_at(game().table(), game().actions()); }
    [[nodiscard]] std::optional<Hint> due(const Hints& kept) { return kept.due(hints(), game().table().seats); }

    static auto is(Situation situation, deepblue::Seat seat) { return std::pair(situation, seat); }

    void dive(const std::string& scenario = "dangerous_reefs", bool city = false) {
        play_all(session::set_up(scenario));
        play_all({session::dive_line("Ada", 3, city)});
    }
};

TEST_F(Hinting, NothingIsSaidWhenNothingIsNew) {
    play_all(session::set_up());
    EXPECT_THAT(situations(), IsEmpty());
}

TEST_F(Hinting, TheLeaderAndTheWarning) {
    dive();
    EXPECT_THAT(situations(), ElementsAre(is(Situation::Leading, kAda)));
    play_all({by_hand("blue")});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::Warning, kAda), is(Situation::CardFits, kAda)));
    play_all({by_hand("silver")});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::CardFits, kAda)));
}

TEST_F(Hinting, WhoeverIsAskedHearsOfTheHazard) {
    dive();
    play_all({by_hand("blue"), by_hand("blue")});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::Hazard, kAda)));
    play_all({R"({"do":"surface","player":"Ada"})"});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::LeaderUp, kBen), is(Situation::Hazard, kBen)));
    play_all({R"({"do":"protect","player":"Ben","with":[{"against":"blue","by":"card"}]})"});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::LastCards, kBen)));
}

TEST_F(Hinting, APairIsMorePressingThanAHazard) {
    dive("troubled_waters", true);
    play_all({R"({"do":"draw","gems":["blue","black"],"by":"hand"})"});
    play_all({R"({"do":"draw","gems":["blue","black"],"by":"hand"})"});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::HazardPair, kAda), is(Situation::Hazard, kAda),
                                          is(Situation::ScenarioInForce, kAda)));
    EXPECT_EQ(hints().back().rule, "S1");
}

TEST_F(Hinting, AScenarioWithAHintOfItsOwnIsNotSaidTwice) {
    play_all(session::set_up("storm_is_coming"));
    play_all({R"({"do":"sail","player":"Ada","city_revealed":1})"});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::StormDive, kAda)));
    play_all({session::dive_line("Ada", 3, true)});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::Leading, kAda)));
}

TEST_F(Hinting, AGemOnTheWreckIsWhatMattersOfItsScenario) {
    play_all(session::set_up("scattered_wealth"));
    play_all(
        {R"({"do":"sail","player":"Ada","city_revealed":1})", R"({"do":"scatter","gems":["silver"],"by":"hand"})",
         R"({"do":"dive","leader":"Ben","wreck":{"vp":3,"city":true,"gem":"silver"},"boats":[{"player":"Ben"}]})"});
    const auto said = situations();
    EXPECT_THAT(said, testing::Contains(is(Situation::GemOnWreck, kBen)));
    EXPECT_THAT(said, testing::Not(testing::Contains(is(Situation::ScenarioInForce, kBen))));
}

TEST_F(Hinting, ADiveOnACityWreckWithoutItsGemIsToldOfItsScenario) {
    dive("scattered_wealth", true);
    EXPECT_THAT(situations(), testing::Contains(is(Situation::ScenarioInForce, kAda)));
}

TEST_F(Hinting, ANewCardConcernsWhoRecruitedAlsoWhenTheTurnHasPassed) {
    play_all(session::set_up());
    play_all({R"({"do":"recruit","player":"Ada"})", R"({"do":"reveal","gem":"green"})"});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::GemAdded, kAda)));
    play_all({R"({"do":"recruit","player":"Ben"})", R"({"do":"reveal","gem":"green"})"});
    EXPECT_THAT(situations(), ElementsAre(is(Situation::SupplyEmpty, kBen), is(Situation::GemAdded, kBen)));
}

TEST_F(Hinting, EachPlayerSeesAHintOnceAndForGood) {
    dive();
    Hints kept(journal());
    const Hint leading = due(kept).value();
    kept.retire(leading, game().table().seats);
    EXPECT_FALSE(due(kept).has_value());
    const Hint for_ben{leading.situation, kBen, leading.rule};
    EXPECT_EQ(kept.due({for_ben}, game().table().seats), for_ben);
    restart();
    EXPECT_FALSE(due(Hints(journal())).has_value());
}

TEST_F(Hinting, CanBeSwitchedOffAndForgotten) {
    dive();
    Hints kept(journal());
    kept.switch_on(false);
    EXPECT_FALSE(due(kept).has_value());
    kept.switch_on(true);
    kept.retire(due(kept).value(), game().table().seats);
    kept.forget();
    EXPECT_TRUE(due(kept).has_value());
}

TEST(HintWords, EachSituationHasItsSentence) {
    const words::Language english;
    std::set<wxString> sentences;
    for (const Situation situation : all_situations()) {
        const wxString sentence = words::hint_text({situation, kAda, "S1"}, english);
        EXPECT_FALSE(sentence.empty()) << id(situation);
        EXPECT_TRUE(sentences.insert(sentence).second) << id(situation);
    }
    EXPECT_NE(words::find_rule(rush_hint(kAda).rule), nullptr);
}

}  // namespace
}  // namespace learn
