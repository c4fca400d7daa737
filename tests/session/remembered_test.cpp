#include "app/session/remembered.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

class RememberedThings : public SessionTest {
protected:
    Memory memory_{journal()};
};

const KnownCard kOtto{.name = "Otto", .vp = 4, .needs = Condition{Gem::Red, 1}, .adds = Gem::Gold};
const KnownCard kMalik{.name = "Malik", .vp = 6, .needs = Condition{std::nullopt, 8}};
const KnownCard kDiver{.name = "Diver", .protects = Gem::Blue};
const KnownWreck kWreck{.name = "Bow", .vp = 3, .city = true, .spots = {Spot::Gold, Spot::BlackOrBlue}};

std::string list_of(const std::string& cards, const std::string& wrecks = "") {
    return R"({"divebell_memory":1,"cards":[)" + cards + R"(],"wrecks":[)" + wrecks + "]}";
}

TEST_F(RememberedThings, ComeBackAsTheyWereEntered) {
    for (const KnownCard& card : {kOtto, kMalik, kDiver}) memory_.remember(card);
    memory_.remember(kWreck);
    ASSERT_EQ(memory_.cards().size(), 3U);
    for (const auto& card : memory_.cards())
        EXPECT_TRUE(card.what == kOtto || card.what == kMalik || card.what == kDiver) << card.what.name;
    ASSERT_EQ(memory_.wrecks().size(), 1U);
    EXPECT_EQ(memory_.wrecks().front().what, kWreck);
}

TEST_F(RememberedThings, OneOfTheSameNameIsBroughtUpToDate) {
    memory_.remember(kOtto);
    KnownCard dearer = kOtto;
    dearer.vp = 5;
    memory_.remember(dearer);
    ASSERT_EQ(memory_.cards().size(), 1U);
    EXPECT_EQ(memory_.cards().front().what, dearer);
}

TEST_F(RememberedThings, AreForgottenOneByOne) {
    memory_.remember(kOtto);
    memory_.remember(kMalik);
    memory_.forget(memory_.cards().front().id);
    EXPECT_EQ(memory_.cards().size(), 1U);
}

TEST_F(RememberedThings, GoToAnotherTableAsText) {
    for (const KnownCard& card : {kOtto, kMalik, kDiver}) memory_.remember(card);
    memory_.remember(kWreck);
    const std::string text = memory_.to_text();
    while (!memory_.cards().empty()) memory_.forget(memory_.cards().front().id);
    memory_.forget(memory_.wrecks().front().id);
    EXPECT_TRUE(memory_.add_from(text));
    EXPECT_EQ(memory_.cards().size(), 3U);
    EXPECT_EQ(memory_.wrecks().front().what, kWreck);
}

struct BadList {
    const char* name;
    std::string text;
};

void PrintTo(const BadList& bad, std::ostream* out) {
    *out << bad.name;
}

class BadLists : public RememberedThings, public testing::WithParamInterface<BadList> {};

TEST_P(BadLists, AreRefusedAndChangeNothing) {
    memory_.remember(kOtto);
    EXPECT_FALSE(memory_.add_from(GetParam().text));
    EXPECT_EQ(memory_.cards().size(), 1U);
    EXPECT_TRUE(memory_.wrecks().empty());
}

INSTANTIATE_TEST_SUITE_P(
    Lists, BadLists,
    testing::Values(BadList{"no_list", "Otto, 4"}, BadList{"another_version", R"({"divebell_memory":2})"},
                    BadList{"nameless", list_of(R"({"name":"","vp":4})")},
                    BadList{"colour_unknown", list_of(R"({"name":"A","vp":4,"needs":"pink","count":1})")},
                    BadList{"protects_from_a_treasure", list_of(R"({"name":"A","vp":0,"protects":"red"})")},
                    BadList{"adds_a_hazard", list_of(R"({"name":"A","vp":0,"adds":"black"})")},
                    BadList{"five_spots",
                            list_of("", R"({"name":"A","vp":3,"spots":["red","red","red","red","red"]})")},
                    BadList{"good_before_bad", list_of(R"({"name":"B","vp":1},{"name":"A","vp":-1})")}),
    [](const auto& bad) { return bad.param.name; });

}  // namespace
}  // namespace session
