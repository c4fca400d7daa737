#include "engine/deepblue/odds_text.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "engine/deepblue/malformed.h"

namespace deepblue {
namespace {

template <class Read>
std::optional<Flaw> flaw(const Read& read, const std::string& text) try {
    static_cast<void>(read(text));
    return std::nullopt;
} catch (const Malformed& malformed) {
    return malformed.flaw;
}

TEST(OddsText, ReadsGemsInAnyOrder) {
    EXPECT_EQ(read_gem_counts("red=1,silver=7,black=4,gold=3,blue=4"), kStartingBag);
    EXPECT_EQ(read_gem_counts(""), GemCounts{});
    EXPECT_EQ(read_gem_counts("purple=0"), GemCounts{});
}

TEST(OddsText, ReadsProtections) {
    EXPECT_EQ(read_protections("black=1,blue=0,either=2"), (Protections{1, 0, 2}));
    EXPECT_EQ(read_protections(""), Protections{});
}

TEST(OddsText, ReadsSpots) {
    EXPECT_EQ(read_paying_spots("gold,red"), (std::vector{Spot::Gold, Spot::Red}));
    EXPECT_EQ(read_paying_spots("gold,gold"), (std::vector{Spot::Gold, Spot::Gold}));
    EXPECT_TRUE(read_paying_spots("").empty());
}

struct Case {
    const char* text;
    Flaw flaw;
};
void PrintTo(const Case& one, std::ostream* out) {
    *out << one.text;
}

class BadGems : public testing::TestWithParam<Case> {};

TEST_P(BadGems, AreRefused) {
    EXPECT_EQ(flaw(read_gem_counts, GetParam().text), GetParam().flaw);
}

INSTANTIATE_TEST_SUITE_P(OddsText, BadGems,
                         testing::Values(Case{"pink=1", Flaw::UnknownWord}, Case{"Black=1", Flaw::UnknownWord},
                                         Case{"either=1", Flaw::UnknownWord},
                                         Case{"black=1, blue=1", Flaw::UnknownWord}, Case{",", Flaw::UnknownWord},
                                         Case{"black=1,", Flaw::UnknownWord}, Case{",black=1", Flaw::UnknownWord},
                                         Case{"=1", Flaw::UnknownWord}, Case{"black=1,black=1", Flaw::KeyTwice},
                                         Case{"black=0,black=1", Flaw::KeyTwice}, Case{"black", Flaw::WrongType},
                                         Case{"black=", Flaw::WrongType}, Case{"black=-1", Flaw::WrongType},
                                         Case{"black=+1", Flaw::WrongType}, Case{"black= 1", Flaw::WrongType},
                                         Case{"black=1.0", Flaw::WrongType}, Case{"black=01", Flaw::WrongType},
                                         Case{"black=0x1", Flaw::WrongType}, Case{"black==1", Flaw::WrongType},
                                         Case{"black=5", Flaw::OutOfRange}, Case{"silver=10", Flaw::OutOfRange},
                                         Case{"gold=99999999999999999999", Flaw::OutOfRange}));

TEST(OddsText, RefusesWhatProtectsFromNothing) {
    EXPECT_EQ(flaw(read_protections, "gold=1"), Flaw::UnknownWord);
    EXPECT_EQ(flaw(read_protections, "either=1,either=1"), Flaw::KeyTwice);
    EXPECT_EQ(flaw(read_protections, "either=100"), Flaw::OutOfRange);
}

TEST(OddsText, RefusesSpotsThatDoNotPay) {
    for (const char* text : {"blue", "black_or_blue", "pink", "gold,", ",gold"})
        EXPECT_EQ(flaw(read_paying_spots, text), Flaw::UnknownWord) << text;
}

}  // namespace
}  // namespace deepblue
