#include "app/words/faults.h"

#include <set>

#include "tests/words/sentences.h"

namespace words {
namespace {

using journal::Fault;
using testing::HasSubstr;
using testing::Not;

std::vector<Fault> all_faults() {
    std::vector<Fault> faults;
    for (int fault = 0; fault <= static_cast<int>(Fault::Failed); ++fault) faults.push_back(static_cast<Fault>(fault));
    return faults;
}

TEST(Faults, EveryOneIsSaidWithItsFile) {
    const Language english;
    std::set<std::string> said;
    for (const Fault fault : all_faults()) {
        const wxString sentence = reason(journal::Error(fault, "/home/ada/divebell.db", ""), english);
        EXPECT_TRUE(is_sentence(sentence)) << id(fault);
        EXPECT_THAT(utf8(sentence), HasSubstr("/home/ada/divebell.db"));
        said.insert(utf8(sentence));
    }
    EXPECT_EQ(said.size(), all_faults().size());
}

TEST(Faults, TheDetailStandsBehind) {
    const Language english;
    EXPECT_THAT(utf8(reason(journal::Error(Fault::Damaged, "x.db", "row 7"), english)), HasSubstr("(row 7)"));
    EXPECT_THAT(utf8(reason(journal::Error(Fault::Damaged, "x.db", ""), english)), Not(HasSubstr("(")));
}

TEST(Faults, PathsAndDetailsComeThroughUntouched) {
    const Language english;
    for (const Fault fault : all_faults()) {
        const std::string said = utf8(reason(journal::Error(fault, "/100%s/%1$d/🐙", "%n %d"), english));
        EXPECT_THAT(said, HasSubstr("/100%s/%1$d/🐙"));
        EXPECT_THAT(said, HasSubstr("(%n %d)"));
    }
}

TEST(Faults, APathThatIsNoUtf8IsStillSaid) {
    const Language english;
    const std::string said = utf8(reason(journal::Error(Fault::NotFound, "/home/a\xff.db", ""), english));
    EXPECT_THAT(said, HasSubstr("/home/a"));
}

TEST(Faults, ARestoreSaysSoAlsoWhenItPutAFileAside) {
    const Language english;
    EXPECT_THAT(utf8(restored(std::nullopt, english)), HasSubstr("The backup is restored."));
    EXPECT_THAT(utf8(restored("/home/ada/aside.db", english)),
                testing::AllOf(HasSubstr("The backup is restored."), HasSubstr("/home/ada/aside.db")));
}

TEST(SessionRefusals, EveryOneIsSaid) {
    const Language english;
    for (const session::Refusal& refusal : one_of_each<session::Refusal>())
        EXPECT_TRUE(is_sentence(reason(refusal, two_players(), english))) << refusal.index();
    EXPECT_EQ(utf8(reason(session::Refusal(session::BagHoldsFewer{1}), two_players(), english)),
              "the bag does not hold 1 gem");
    EXPECT_EQ(utf8(reason(session::Refusal(session::BagHoldsFewer{3}), two_players(), english)),
              "the bag does not hold 3 gems");
}

TEST(Proofs, EveryOneThatFailsIsSaid) {
    const Language english;
    for (const session::Proof& proof : one_of_each<session::Proof>()) {
        if (!std::holds_alternative<session::Proven>(proof)) {
            EXPECT_TRUE(is_sentence(reason(proof, english))) << proof.index();
        }
    }
    EXPECT_EQ(utf8(reason(session::Proof(session::NotAsDrawn{9, deepblue::Gem::Red, deepblue::Gem::Blue}), english)),
              "the file says red, the seed gives blue");
}

}  // namespace
}  // namespace words
