#include "app/words/catalogs.h"

#include <map>

#include "tests/words/sentences.h"

namespace words {
namespace {

const std::vector<std::string> kThere{"en", "de", "it", "pt_BR"};

std::string wanted(const std::map<std::string, std::string>& set) {
    const auto environment = [&](const char* variable) {
        const auto found = set.find(variable);
        return found == set.end() ? std::string() : found->second;
    };
    return wanted_language(environment, kThere);
}

TEST(Catalogs, EnglishComesFirstThenEachOfTheList) {
    EXPECT_EQ(languages(), (std::vector<std::string>{"en", "de", "it"}));
    EXPECT_TRUE(has_catalog("de"));
    for (const char* tag : {"en", "", "xx", ".", "..", "de/../de"}) EXPECT_FALSE(has_catalog(tag)) << tag;
}

TEST(WantedLanguage, IsEnglishWhenNothingIsSet) {
    EXPECT_EQ(wanted({}), "en");
    EXPECT_EQ(wanted({{"LANG", "fr_FR.UTF-8"}}), "en");
    EXPECT_EQ(wanted({{"LANGUAGE", "fr:nl"}, {"LANG", "fr_FR.UTF-8"}}), "en");
}

TEST(WantedLanguage, FollowsTheVariablesInTheirOrder) {
    EXPECT_EQ(wanted({{"LANG", "de_AT.UTF-8@euro"}}), "de");
    EXPECT_EQ(wanted({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "it_IT.UTF-8"}}), "it");
    EXPECT_EQ(wanted({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "it_IT"}, {"LC_ALL", "en_GB.UTF-8"}}), "en");
    EXPECT_EQ(wanted({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "it"}}), "it");
    EXPECT_EQ(wanted({{"LANGUAGE", "it"}}), "it");
    EXPECT_EQ(wanted({{"LC_ALL", ""}, {"LANG", "it"}}), "it");
}

TEST(WantedLanguage, TakesTheFirstWishThatIsThere) {
    EXPECT_EQ(wanted({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "fr:it:de"}}), "it");
    EXPECT_EQ(wanted({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "fr"}}), "de");
    EXPECT_EQ(wanted({{"LANG", "pt_BR.UTF-8"}}), "pt_BR");
    EXPECT_EQ(wanted({{"LANG", "pt_PT.UTF-8"}}), "en");
    EXPECT_EQ(wanted({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "en:it"}}), "en");
}

TEST(WantedLanguage, TheCLocaleIsEnglishWhateverElseIsSet) {
    EXPECT_EQ(wanted({{"LC_ALL", "C"}, {"LANGUAGE", "de"}, {"LANG", "de_DE.UTF-8"}}), "en");
    EXPECT_EQ(wanted({{"LANG", "POSIX"}, {"LANGUAGE", "de"}}), "en");
    EXPECT_EQ(wanted({{"LANG", "C.UTF-8"}, {"LANGUAGE", "de"}}), "de");
    EXPECT_EQ(wanted({{"LANG", "C.UTF-8"}}), "en");
}

}  // namespace
}  // namespace words
