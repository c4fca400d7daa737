#include "app/desktop/sheet/sheet_pdf.h"

#include <gmock/gmock.h>

#include <array>
#include <cstdio>
#include <memory>

#include "tests/desktop/arranging.h"
#include "tests/session/fixture.h"

namespace desktop {
namespace {

using testing::HasSubstr;
using testing::Not;

/// What a reader of PDF finds on one page, as `options` want it.
std::string text_on_page(const std::filesystem::path& pdf, int page, const std::string& options = "-layout") {
    const std::string number = std::to_string(page);
    const std::string command =
        "pdftotext -f " + number + " -l " + number + " " + options + " '" + pdf.string() + "' -";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string text;
    std::array<char, 4096> part{};
    for (std::size_t read = 0; pipe && (read = std::fread(part.data(), 1, part.size(), pipe.get())) > 0;)
        text.append(part.data(), read);
    return text;
}

/// Where the lowest word of a page ends, in points from its top.
double lowest_word(const std::filesystem::path& pdf, int page) {
    const std::string words = text_on_page(pdf, page, "-bbox");
    const std::string mark = "yMax=\"";
    double lowest = 0;
    for (std::size_t at = words.find(mark); at != std::string::npos; at = words.find(mark, at + 1))
        lowest = std::max(lowest, std::stod(words.substr(at + mark.size())));
    return lowest;
}

class Sheet : public session::SessionTest {
protected:
    Sheet() {
        play_all(session::set_up());
        play_all({R"({"do":"correct","player":"Ada","vp":613})", R"({"do":"correct","player":"Ben","vp":727})"});
        play_all(
            {R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"spots":["blue"]},"boats":[{"player":"Ada","spot":"blue"},{"player":"Ben"}]})",
             session::by_hand("gold"), session::by_hand("blue")});
    }

    bool Write(bool with_chests, const std::string& language = "en") {
        const auto slips = with_chests ? session::chest_slips(game()) : std::vector<session::ChestSlip>{};
        return write_sheet(wxString::FromUTF8(pdf_.string()), session::fallback_sheet(game()), slips, language, "now");
    }

    std::filesystem::path pdf_ = folder.path() / "sheet.pdf";
};

TEST_F(Sheet, SaysWhatIsInTheBagAndHowTheDiveStands) {
    ASSERT_TRUE(Write(false));
    const std::string text = text_on_page(pdf_, 1);
    EXPECT_THAT(text, HasSubstr("In the cloth bag: 17"));
    EXPECT_THAT(text, HasSubstr("In the supply: 12"));
    EXPECT_THAT(text, HasSubstr("Ada: draw again or stop?"));
    EXPECT_THAT(text, HasSubstr("In the order they came: gold, blue"));
    EXPECT_THAT(text, HasSubstr("The next blue gem must be answered"));
    EXPECT_THAT(text, HasSubstr("The next black gem is only a warning"));
    EXPECT_THAT(text, HasSubstr("can protect once from the spot: blue"));
    EXPECT_THAT(text, HasSubstr("can protect with cards only"));
}

TEST_F(Sheet, V7_ItsFirstPageHoldsNoChest) {
    ASSERT_TRUE(Write(true));
    const std::string text = text_on_page(pdf_, 1);
    EXPECT_THAT(text, HasSubstr("Ada"));
    EXPECT_THAT(text, Not(HasSubstr("613")));
    EXPECT_THAT(text, Not(HasSubstr("727")));
}

TEST_F(Sheet, V7_WithoutSlipsThereIsOnePage) {
    ASSERT_TRUE(Write(false));
    EXPECT_EQ(text_on_page(pdf_, 2), "");
}

TEST_F(Sheet, TheSlipsStandOnTheSecondPage) {
    ASSERT_TRUE(Write(true));
    const std::string text = text_on_page(pdf_, 2);
    EXPECT_THAT(text, HasSubstr("613 VP in the chest"));
    EXPECT_THAT(text, HasSubstr("727 VP in the chest"));
    using std::filesystem::perms;
    const perms others = perms::group_all | perms::others_all;
    EXPECT_EQ(std::filesystem::status(pdf_).permissions() & others, perms::none);
}

TEST_F(Sheet, AlsoTheFullestSheetIsOnePage) {
    using desktop_test::Lines;
    using desktop_test::operator+;
    const Lines scattered{R"({"do":"sail","player":"Maximiliane-Friederike","city_revealed":2})",
                          R"({"do":"scatter","gems":["gold","silver","blue","gold"],"by":"hand"})"};
    play_all({session::kStop, session::kEnd});  // the next game begins where one is over
    play_all(desktop_test::five("scattered_wealth") + scattered);
    play_all({R"({"do":"dive","leader":"Bartholomäus","wreck":{"vp":7,"city":true,"gem":"blue",)"
              R"("spots":["gold","black_or_blue","red","silver"]},"boats":[)"
              R"({"player":"Bartholomäus","spot":"black_or_blue"},{"player":"Bartholomäus","spot":"silver"},)"
              R"({"player":"Giuseppina Bianchi","spot":"red"},{"player":"Konstantin-Alexander","spot":"gold"},)"
              R"({"player":"Ottilie"},{"player":"Maximiliane-Friederike"}]})",
              session::by_hand("blue")});
    for (const char* language : {"en", "de", "it"}) {
        ASSERT_TRUE(Write(false, language));
        EXPECT_EQ(text_on_page(pdf_, 2), "");
        EXPECT_GT(lowest_word(pdf_, 1), 500) << language;
        EXPECT_LT(lowest_word(pdf_, 1), 842 - 20) << language;
    }
}

TEST_F(Sheet, SaysIfItCannotBeWritten) {
    pdf_ = folder.path() / "no" / "such" / "folder.pdf";
    EXPECT_FALSE(Write(false));
}

TEST_F(Sheet, TheRulesStandOnOnePageInEachLanguage) {
    const std::pair<const char*, const char*> languages[] = {
        {"en", "Deep Blue on one page"}, {"de", "Deep Blue auf einer Seite"}, {"it", "Deep Blue in una pagina"}};
    for (const auto& [tag, title] : languages) {
        ASSERT_TRUE(write_reference(wxString::FromUTF8(pdf_.string()), tag));
        EXPECT_THAT(text_on_page(pdf_, 1), HasSubstr(title));
        EXPECT_EQ(text_on_page(pdf_, 2), "");
    }
}

}  // namespace
}  // namespace desktop
