#include "app/words/prompts.h"

#include "app/words/payout.h"
#include "tests/words/sentences.h"

namespace words {
namespace {

using namespace deepblue;
using testing::HasSubstr;
using testing::StartsWith;

constexpr Seat kSecond{1};

std::string asked(const session::Prompt& prompt, const Seating& seats) {
    return utf8(question(prompt, seats, Language()));
}

TEST(Prompts, EveryOneIsAsked) {
    const Language english;
    for (const session::Prompt& prompt : one_of_each<session::Prompt>())
        EXPECT_TRUE(is_sentence(question(prompt, two_players(), english))) << prompt.index();
}

TEST(Prompts, BeginWithTheNameOfWhoIsAsked) {
    const std::vector<session::Prompt> prompts{session::AskForReveal{kSecond, Occasion::Recruit, 1},
                                               session::AskForTurn{kSecond},
                                               session::AskForScatter{kSecond},
                                               session::AskForStormDive{kSecond, 1},
                                               session::AskForFirstDraw{kSecond, 1},
                                               session::AskForFirstDraw{kSecond, 2},
                                               session::AskForDecision{kSecond, 1},
                                               session::AskForStop{kSecond},
                                               session::AskForAnswer{kSecond, {{Gem::Blue, 1}}}};
    for (const auto& prompt : prompts) {
        EXPECT_THAT(asked(prompt, two_players()), StartsWith("Ben: "));
        EXPECT_THAT(asked(prompt, odd_players()), StartsWith(odd_players().name(kSecond) + ": "));
    }
    EXPECT_THAT(asked(session::AskForTurn{Seat{0}}, odd_players()), StartsWith("100%s %1$d %n: "));
}

TEST(Prompts, TellTheHazardsApart) {
    EXPECT_THAT(asked(session::AskForAnswer{kSecond, {{Gem::Black, 1}}}, two_players()), HasSubstr("sea creature"));
    EXPECT_THAT(asked(session::AskForAnswer{kSecond, {{Gem::Blue, 1}}}, two_players()), HasSubstr("oxygen"));
    EXPECT_THAT(asked(session::AskForAnswer{kSecond, {{Gem::Blue, 2}}}, two_players()), HasSubstr("both"));
}

TEST(Payout, NamesWhatWasPaidFor) {
    const Language english;
    EXPECT_EQ(utf8(payout(Pay{kSecond, 6, 9, 3, 0}, two_players(), english)),
              "Ben: cards 6, gems 9, wreck 3, in all 18 VP");
    EXPECT_EQ(utf8(payout(Pay{kSecond, 0, 0, 0, 4}, two_players(), english)), "Ben: scenario 4, in all 4 VP");
    EXPECT_EQ(utf8(payout(Pay{kSecond, 0, 0, 0, 0}, two_players(), english)), "Ben: 0 VP");
}

TEST(Payout, NamesComeThroughUntouched) {
    const Language english;
    for (const Seat seat : {Seat{0}, kSecond})
        EXPECT_THAT(utf8(payout(Pay{seat, 1, 0, 0, 0}, odd_players(), english)),
                    StartsWith(odd_players().name(seat) + ": "));
}

}  // namespace
}  // namespace words
