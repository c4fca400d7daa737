#include "app/session/figures.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::IsEmpty;
using testing::UnorderedElementsAreArray;

const Lines kGame = {
    // Ada leads, wreck 3, on the gold spot: gold 5 + silver 1 + wreck 3 + card
    // 2; Ben gold 2 + silver 1
    R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"spots":["gold"]},"boats":[{"player":"Ada","spot":"gold"},{"player":"Ben"}]})",
    R"({"do":"draw","gems":["gold"],"by":"hand"})",
    R"({"do":"play","player":"Ada","card":{"needs":"gold","count":1,"vp":2}})",
    R"({"do":"draw","gems":["silver"],"by":"hand"})",
    R"({"do":"stop"})",
    // Ben leads alone, wreck 5: red 4 and a card 6, but he surfaces at the
    // second black gem
    R"({"do":"dive","leader":"Ben","wreck":{"vp":5},"boats":[{"player":"Ben"}]})",
    R"({"do":"draw","gems":["red"],"by":"hand"})",
    R"({"do":"play","player":"Ben","card":{"vp":6}})",
    R"({"do":"draw","gems":["black"],"by":"hand"})",
    R"({"do":"draw","gems":["black"],"by":"hand"})",
    R"({"do":"surface","player":"Ben"})",
    R"({"do":"stop"})",
    R"({"do":"recruit","player":"Ada"})",
    R"({"do":"reveal"})",
    R"({"do":"correct","player":"Ben","vp":-1})",
    R"({"do":"end"})",
};

using Numbers = std::vector<std::pair<std::string, int>>;

class Figures : public SessionTest {
protected:
    Figures() {
        play_all(set_up());
        play_all(kGame);
    }

    [[nodiscard]] std::vector<journal::Statistic> stored() { return journal()->statistics.of(*game().game()); }

    [[nodiscard]] Numbers of(Seat seat) {
        Numbers numbers;
        for (const Figure& figure : figures(game().table()))
            if (figure.seat == seat) numbers.emplace_back(figure.key, figure.number);
        return numbers;
    }
};

TEST_F(Figures, AreWhatTheTableCouldCount) {
    EXPECT_THAT(of(kAda), UnorderedElementsAreArray(Numbers{{"vp", 11},
                                                            {"place", 2},
                                                            {"won", 0},
                                                            {"crew", 5},
                                                            {"dives", 1},
                                                            {"led", 1},
                                                            {"cards", 2},
                                                            {"gems", 6},
                                                            {"best_dive", 11}}));
    EXPECT_THAT(of(kBen), UnorderedElementsAreArray(Numbers{{"vp", 13},
                                                            {"place", 1},
                                                            {"won", 1},
                                                            {"crew", 4},
                                                            {"dives", 2},
                                                            {"led", 1},
                                                            {"cards", 6},
                                                            {"gems", 3},
                                                            {"best_dive", 11}}));
}

TEST_F(Figures, AreHandedOverForThePlayers) {
    const auto ben = journal()->players.find("Ben");
    ASSERT_TRUE(ben);
    EXPECT_THAT(stored(), testing::SizeIs(18));
    EXPECT_THAT(stored(), testing::Contains(journal::Statistic{ben->id, "vp", 13}));
    EXPECT_THAT(stored(), testing::Contains(journal::Statistic{ben->id, "won", 1}));
}

TEST_F(Figures, GoWithTheEndAndComeBackWithIt) {
    const auto before = stored();
    static_cast<void>(game().undo());
    EXPECT_THAT(stored(), IsEmpty());
    EXPECT_THAT(journal()->statistics.totals(), IsEmpty());
    static_cast<void>(game().redo());
    EXPECT_EQ(stored(), before);
}

TEST_F(Figures, FollowWhatIsPlayedAfterTheEndWasTakenBack) {
    static_cast<void>(game().undo());
    play_all({R"({"do":"correct","player":"Ada","vp":10})", kEnd});
    EXPECT_THAT(of(kAda), testing::Contains(std::pair<std::string, int>("vp", 21)));
    EXPECT_THAT(of(kBen), testing::Contains(std::pair<std::string, int>("place", 2)));
    EXPECT_TRUE(journal().check().empty());
}

TEST_F(Figures, E3_SharersOfTheFirstPlaceHaveBothWon) {
    static_cast<void>(game().undo());
    play_all({R"({"do":"correct","player":"Ada","vp":2})", R"({"do":"crew","player":"Ben","cards":5})", kEnd});
    EXPECT_THAT(of(kAda), testing::Contains(std::pair<std::string, int>("won", 1)));
    EXPECT_THAT(of(kBen), testing::Contains(std::pair<std::string, int>("won", 1)));
}

TEST_F(Figures, AddUpOverGames) {
    play_all(set_up());
    play_all(kGame);
    const auto ada = journal()->players.find("Ada");
    ASSERT_TRUE(ada);
    EXPECT_THAT(journal()->statistics.totals("vp"), testing::Contains(journal::Total{ada->id, "vp", 2, 22, 11, 11}));
}

}  // namespace
}  // namespace session
