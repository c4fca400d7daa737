#include "app/session/dive_history.h"

#include <algorithm>

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::ElementsAre;
using testing::IsEmpty;

class History : public SessionTest {
protected:
    History() { play_all(set_up()); }

    [[nodiscard]] std::vector<int> treasure_of(Seat seat) {
        std::vector<int> all;
        for (const auto& chests : history_of(game().actions()).treasure) all.push_back(chests[seat]);
        return all;
    }
};

// Ada leads for 3, both get the gold; then Ben leads for 5 and surfaces alone at the second black gem.
const Lines kTwoDives = {
    dive_line("Ada"),
    by_hand("gold"),
    R"({"do":"play","player":"Ada","card":{"vp":6}})",
    kStop,
    R"({"do":"dive","leader":"Ben","wreck":{"vp":5},"boats":[{"player":"Ben"}]})",
    by_hand("black"),
    by_hand("black"),
    R"({"do":"surface","player":"Ben"})",
    kStop,
};

TEST_F(History, TreasureStartsEmptyAndGrowsDiveByDive) {
    play_all(kTwoDives);
    play_all({kEnd});
    EXPECT_THAT(treasure_of(kAda), ElementsAre(0, 11, 11));
    EXPECT_THAT(treasure_of(kBen), ElementsAre(0, 2, 7));
}

TEST_F(History, EndsWithWhatIsInTheChests) {
    play_all(kTwoDives);
    play_all({R"({"do":"correct","player":"Ben","vp":-2,"why":"miscounted"})", kEnd});
    EXPECT_THAT(treasure_of(kBen), ElementsAre(0, 2, 5));
}

TEST_F(History, ACorrectedNumberCountsForTheDiveBeforeIt) {
    Lines lines = kTwoDives;
    const auto first_stop = std::find(lines.begin(), lines.end(), kStop);
    lines.insert(first_stop + 1, R"({"do":"correct","player":"Ben","vp":3,"why":"miscounted"})");
    play_all(lines);
    EXPECT_THAT(treasure_of(kBen), ElementsAre(0, 5, 10));
}

TEST_F(History, TalliesTellBestDivesAndSurfacings) {
    play_all(kTwoDives);
    play_all({kEnd});
    const auto history = history_of(game().actions());
    EXPECT_EQ(history.tallies[kAda], (DiverTally{11, 0}));
    EXPECT_EQ(history.tallies[kBen], (DiverTally{5, 1}));
    EXPECT_EQ(history.richest, (RichestDive{kAda, 11}));
}

TEST_F(History, W3_AFirstDrawIsNotBrave) {
    play_all({dive_line("Ada"), by_hand("black"), kStop, kEnd});
    EXPECT_EQ(history_of(game().actions()).bravest, std::nullopt);
}

TEST_F(History, TheBravestDrawHadTheMostHazards) {
    // 18 gems are left after the first black, 3 of them black; after the blue 17 with 3 and 3.
    play_all({dive_line("Ada"), by_hand("black"), by_hand("blue"), by_hand("silver"), kStop, kEnd});
    EXPECT_EQ(history_of(game().actions()).bravest, (BravestDraw{kAda, {6, 17}}));
}

TEST_F(History, ADifferenceNamesTheDivesThatPaidIt) {
    play_all(kTwoDives);
    play_all({kEnd});
    EXPECT_THAT(dives_behind(game().table(), kAda, -11), ElementsAre(1));
    EXPECT_THAT(dives_behind(game().table(), kAda, 6), ElementsAre(1));
    EXPECT_THAT(dives_behind(game().table(), kBen, 5), ElementsAre(2));
    EXPECT_THAT(dives_behind(game().table(), kBen, 4), IsEmpty());
    EXPECT_THAT(dives_behind(game().table(), kBen, 0), IsEmpty());
}

}  // namespace
}  // namespace session
