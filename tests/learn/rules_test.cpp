#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>

#include "app/learn/prompt_rules.h"
#include "app/words/learn_words.h"
#include "app/words/rule_search.h"

namespace words {
namespace {

using testing::Contains;
using testing::IsEmpty;

std::vector<std::string> ids_of_the_rules() {
    std::ifstream rules(DIVEBELL_SOURCE_DIR "/engine/deepblue/RULES.md");
    const std::regex rule("^- ([A-Z][0-9]+) .*");
    std::vector<std::string> ids;
    std::smatch match;
    for (std::string line; std::getline(rules, line);) {
        if (std::regex_match(line, match, rule)) ids.push_back(match[1]);
    }
    return ids;
}

std::vector<std::string> ids(const std::vector<const RuleText*>& rules) {
    std::vector<std::string> all;
    for (const RuleText* rule : rules) all.emplace_back(rule->id);
    return all;
}

std::vector<std::string> found(const wxString& query) {
    return ids(find_rules(query, Language()));
}

TEST(RuleTexts, EveryRuleHasItsTextInTheOrderOfTheRules) {
    EXPECT_THAT(ids_of_the_rules(), Contains("H13"));
    EXPECT_EQ(found(""), ids_of_the_rules());
}

TEST(RuleTexts, EachIsOneToFourSentences) {
    for (const RuleText* rule : find_rules("", Language())) {
        const std::string text = rule->text.english;
        EXPECT_NE(std::string(rule->title.english), "") << rule->id;
        EXPECT_EQ(text.back(), '.') << rule->id;
        const std::regex stop("\\. [A-Z]");
        EXPECT_LE(std::distance(std::sregex_iterator(text.begin(), text.end(), stop), {}), 3) << rule->id;
    }
}

TEST(RuleTexts, GroupsHoldTheRulesOfOneLetter) {
    for (const RuleGroup& group : rule_groups()) {
        std::set<char> letters;
        for (const RuleText& rule : group.rules) letters.insert(rule.id.front());
        EXPECT_EQ(letters.size(), 1u) << group.title.english;
    }
}

TEST(RuleSearch, FindsARuleByItsId) {
    EXPECT_EQ(found("h5").front(), "H5");
    EXPECT_EQ(found(" H13 ").front(), "H13");
    EXPECT_EQ(found("c1").front(), "C1");
}

TEST(RuleSearch, ASearchMeansAllItsWords) {
    EXPECT_THAT(found("leader wreck"), Contains("V6"));
    EXPECT_THAT(found("leader propeller"), IsEmpty());
}

TEST(RuleSearch, TitlesComeBeforeTexts) {
    EXPECT_EQ(found("scouting spots").front(), "D6");
    EXPECT_EQ(found("surfacing").front(), "H7");
}

TEST(RuleSearch, CapitalsAndAccentsDoNotMatter) {
    EXPECT_EQ(found("TROUBLED waters"), found("troubled WATERS"));
    EXPECT_EQ(folded(wxString::FromUTF8("ÜBERFLUSS größer Città perché")), "uberfluss grosser citta perche");
    EXPECT_EQ(found(wxString::FromUTF8("tréasure chest")), found("treasure chest"));
}

TEST(RuleSearch, NothingIsFoundForNonsense) {
    EXPECT_THAT(found("zzz"), IsEmpty());
}

/// Every question that can be open, as far as its rules differ.
std::vector<session::Prompt> prompts() {
    using namespace session;
    using deepblue::Gem;
    return {AskForGame{},
            AskForReveal{{}, deepblue::Occasion::SetUp, 4},
            AskForReveal{{}, deepblue::Occasion::Recruit, 1},
            AskForReveal{{}, deepblue::Occasion::Refresh, 5},
            AskForTurn{},
            AskForScatter{},
            AskForStormDive{},
            AskForFirstDraw{{}, 1},
            AskForFirstDraw{{}, 2},
            AskForDecision{{}, 1},
            AskForDecision{{}, 2},
            AskForStop{},
            AskForAnswer{{}, {{Gem::Blue, 1}}},
            AskForAnswer{{}, {{Gem::Blue, 1}, {Gem::Black, 1}}},
            AskForLastCards{},
            GameEnded{}};
}

TEST(RulesForPrompts, EachPromptIsAboutRulesThatAreThere) {
    for (const session::Prompt& prompt : prompts()) {
        EXPECT_FALSE(learn::rules_for(prompt).empty()) << prompt.index();
        for (const std::string_view id : learn::rules_for(prompt)) EXPECT_NE(find_rule(id), nullptr) << id;
    }
}

TEST(RulesForPrompts, TheFirstIsWhatItIsAbout) {
    using deepblue::Gem;
    EXPECT_EQ(learn::rules_for(session::AskForAnswer{{}, {{Gem::Blue, 1}}}).front(), "H3");
    EXPECT_EQ(learn::rules_for(session::AskForAnswer{{}, {{Gem::Blue, 1}, {Gem::Black, 1}}}).front(), "H13");
    EXPECT_EQ(learn::rules_for(session::AskForFirstDraw{{}, 1}).front(), "W3");
    EXPECT_EQ(learn::rules_for(session::AskForDecision{{}, 2}).front(), "S1");
}

}  // namespace
}  // namespace words
