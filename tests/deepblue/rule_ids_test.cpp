#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <string>

namespace deepblue {
namespace {

std::set<std::string> ids_of_the_rules() {
    std::ifstream rules(DIVEBELL_SOURCE_DIR "/engine/deepblue/RULES.md");
    const std::regex rule("^- ([A-Z][0-9]+) .*");
    std::set<std::string> ids;
    std::smatch match;
    for (std::string line; std::getline(rules, line);) {
        if (std::regex_match(line, match, rule)) ids.insert(match[1]);
    }
    return ids;
}

void collect_ids(const std::string& test_name, std::set<std::string>& ids) {
    const std::regex id("(^|[/_])([A-Z][0-9]+)(?=_)");
    for (std::sregex_iterator found(test_name.begin(), test_name.end(), id), end; found != end; ++found)
        ids.insert((*found)[2]);
}

/// The ids in the names of all tests of this program.
std::set<std::string> ids_of_the_tests() {
    std::set<std::string> ids;
    const testing::UnitTest& program = *testing::UnitTest::GetInstance();
    for (int i = 0; i < program.total_test_suite_count(); ++i) {
        const testing::TestSuite& suite = *program.GetTestSuite(i);
        for (int j = 0; j < suite.total_test_count(); ++j) collect_ids(suite.GetTestInfo(j)->name(), ids);
    }
    return ids;
}

TEST(RuleIds, TheRulesAreRead) {
    EXPECT_THAT(ids_of_the_rules(), testing::IsSupersetOf({"G1", "H13", "S0", "S7"}));
}

TEST(RuleIds, EveryRuleIsInTheNameOfATest) {
    const std::set<std::string> tested = ids_of_the_tests();
    for (const std::string& rule : ids_of_the_rules()) EXPECT_TRUE(tested.contains(rule)) << rule << " is not proven";
}

TEST(RuleIds, NoTestNamesARuleThatIsNotThere) {
    const std::set<std::string> rules = ids_of_the_rules();
    for (const std::string& tested : ids_of_the_tests()) EXPECT_TRUE(rules.contains(tested)) << tested;
}

}  // namespace
}  // namespace deepblue
