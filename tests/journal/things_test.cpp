#include "engine/journal/things.h"

#include "tests/journal/fixture.h"

namespace journal {

namespace {

class ThingsTest : public JournalTest {
protected:
    ThingsTest() {
        in_one_step(journal, [&](Books& books) {
            for (const char* name : {"Cook", "Diver", "Nurse"}) books.things.add("deepblue", "card", name, "{}");
            books.things.add("deepblue", "wreck", "Cook", R"({"vp":3})");
            books.things.add("other", "card", "Cook", "{}");
        });
    }
    std::vector<std::string> cards() const {
        std::vector<std::string> names;
        for (const Thing& thing : journal->things.all("deepblue", "card")) names.push_back(thing.name);
        return names;
    }
    Journal journal = open();
};

using testing::ElementsAre;

}  // namespace

TEST_F(ThingsTest, AreListedByKindAndSortTheLastUsedFirst) {
    EXPECT_THAT(cards(), ElementsAre("Nurse", "Diver", "Cook"));
    EXPECT_THAT(journal->things.all("deepblue", "wreck"),
                ElementsAre(Thing{ThingId{4}, "deepblue", "wreck", "Cook", R"({"vp":3})"}));
}

TEST_F(ThingsTest, UsingOnePutsItFirst) {
    in_one_step(journal, [](Books& books) { books.things.use(ThingId{1}); });
    EXPECT_THAT(cards(), ElementsAre("Cook", "Nurse", "Diver"));
}

TEST_F(ThingsTest, CanChangeAndGo) {
    in_one_step(journal, [](Books& books) {
        books.things.change({ThingId{2}, "deepblue", "card", "Captain", "[]"});
        books.things.remove(ThingId{3});
    });
    EXPECT_THAT(cards(), ElementsAre("Captain", "Cook"));
}

TEST_F(ThingsTest, HaveNamesOfTheirOwn) {
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->things.add("deepblue", "card", "Cook", "{}"); }), Fault::Exists);
}

TEST_F(ThingsTest, OneThatIsNotThereIsNotFound) {
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->things.use(ThingId{9}), 0; }), Fault::NotFound);
    EXPECT_EQ(fault_of([&] { return step->things.change({ThingId{9}, "", "", "", ""}), 0; }), Fault::NotFound);
}

}  // namespace journal
