// The window in three languages: keys do not collide, nothing moves, everyone is asked in their own, native buttons
// too.
#include <gmock/gmock.h>
#include <wx/textdlg.h>

#include <map>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/controls/tile.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/situations.h"

namespace desktop_test {
namespace {

const std::vector<std::string> kTags{"en", "de", "it"};

class LanguagesTest : public PagesTest {
protected:
    void Speak(const std::string& tag) {
        desktop::Choices choices = Window().Companion().preferences.get();
        choices.language = tag;
        Frame().Choose(choices);
        pump();
    }
};

class EverySituation : public LanguagesTest, public testing::WithParamInterface<std::string> {
protected:
    EverySituation() {
        situation(GetParam()).arrange(Window());
        pump();
    }

    static wxString KeyOf(const wxWindow& control) {
        if (const auto* button = dynamic_cast<const desktop::BigButton*>(&control)) return button->Face().key;
        if (const auto* tile = dynamic_cast<const desktop::GemTile*>(&control)) return tile->Face().key;
        if (const auto* tile = dynamic_cast<const desktop::Tile*>(&control)) return tile->Face().key;
        return {};
    }

    /// The letter that Alt takes to a native control.
    static wxString MnemonicOf(const wxWindow& control) {
        const wxString label = control.GetLabel();
        const std::size_t mark = label.find('&');
        const bool is_there = mark != wxString::npos && mark + 1 < label.length() && label[mark + 1] != '&';
        return is_there ? "Alt+" + wxString(label[mark + 1]).Upper() : wxString();
    }
};

TEST_P(EverySituation, EachKeyLeadsToOneControl) {
    for (const std::string& tag : kTags) {
        Speak(tag);
        std::map<wxString, wxString> taken;
        for (const wxWindow* control : controls_of(Frame())) {
            for (const wxString& key : {KeyOf(*control), MnemonicOf(*control)}) {
                if (key.empty()) continue;
                const auto [place, is_new] = taken.emplace(key, name_of(*control));
                EXPECT_TRUE(is_new) << tag << ": " << key << " is for “" << place->second << "” and “"
                                    << name_of(*control) << "”";
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Pages, EverySituation, testing::ValuesIn(situation_names()),
                         [](const auto& tested) { return as_test_name(tested.param); });

/// Where the drawn buttons of the page stand.
std::vector<wxRect> places_of_buttons(wxWindow& page) {
    std::vector<wxRect> places;
    for (const wxWindow* control : controls_of(page))
        if (dynamic_cast<const desktop::BigButton*>(control) != nullptr)
            places.emplace_back(page.ScreenToClient(control->GetScreenPosition()), control->GetSize());
    return places;
}

class PageOfAGame : public EverySituation {};

TEST_P(PageOfAGame, NoButtonMovesWhenTheLanguageChanges) {
    const auto before = places_of_buttons(Frame().ThePage());
    for (const std::string& tag : kTags) {
        Speak(tag);
        const auto after = places_of_buttons(Frame().ThePage());
        ASSERT_EQ(after.size(), before.size()) << tag;
        for (std::size_t i = 0; i < after.size(); ++i)
            EXPECT_TRUE(after[i] == before[i])
                << tag << ": button " << i << " moved by " << after[i].x - before[i].x << ", "
                << after[i].y - before[i].y << " and grew by " << after[i].width - before[i].width << ", "
                << after[i].height - before[i].height;
    }
}

// Lessons and forms of native controls still move a little.
INSTANTIATE_TEST_SUITE_P(Pages, PageOfAGame,
                         testing::Values("table", "table-five", "table-city", "recruit", "refresh", "dive-rush",
                                         "draw-first", "draw", "draw-five", "draw-by-hand", "draw-pair", "hazard",
                                         "crew-cards", "last-cards", "result", "result-five", "ceremony", "end"),
                         [](const auto& tested) { return as_test_name(tested.param); });

/// Ada is asked in Italian, Ben in English, Cleo as the table: in German.
class ThreeAtOneTable : public LanguagesTest {
protected:
    ThreeAtOneTable() {
        situation("table").arrange(Window());
        Speak("de");
        session::TableSettings settings = Window().Game().settings();
        settings.languages = {"it", "en", ""};
        Window().Game().set_settings(settings);
        Frame().GoToGame();
        pump();
    }

    void ExpectQuestion(const char* own, const char* in_table_language) {
        EXPECT_TRUE(IsTold(wxString::FromUTF8(own))) << own;
        EXPECT_TRUE(IsTold(wxString::FromUTF8(in_table_language))) << in_table_language;
    }
};

TEST_F(ThreeAtOneTable, EachIsAskedInTheirOwnLanguageAndTheTableReadsItToo) {
    ExpectQuestion("Ada: tocca a te", "Ada: du bist dran");
    Window().Key('3');
    ExpectQuestion("Ben: your turn", "Ben: du bist dran");
    Window().Key('3');
    EXPECT_TRUE(IsTold("Cleo: du bist dran"));
    EXPECT_FALSE(IsTold("Cleo: your turn"));
}

TEST_F(ThreeAtOneTable, AHazardAsksEachInTheirOwnLanguage) {
    PlayAll({R"({"do":"dive","leader":"Ada","wreck":{"vp":3},"boats":[{"player":"Ada"},{"player":"Ben"},)"
             R"({"player":"Cleo"}]})",
             session::by_hand("blue"), session::by_hand("blue")});
    ASSERT_EQ(Page(), desktop::PageId::Hazard);
    ExpectQuestion("Ada: problema d’ossigeno!", "Ada: Sauerstoffengpass!");
    EXPECT_TRUE(Window().IsOffered("Riaffiora"));
    PlayAll({R"({"do":"surface","player":"Ada"})"});
    ExpectQuestion("Ben: oxygen!", "Ben: Sauerstoffengpass!");
    EXPECT_TRUE(Window().IsOffered("Surface"));
    PlayAll({R"({"do":"surface","player":"Ben"})"});
    EXPECT_TRUE(IsTold("Cleo: Sauerstoffengpass!"));
    EXPECT_TRUE(Window().IsOffered("Auftauchen"));
}

TEST_F(ThreeAtOneTable, TheTablesLanguageCanBeForAll) {
    desktop::Choices choices = Window().Companion().preferences.get();
    choices.own_languages = false;
    Frame().Choose(choices);
    pump();
    EXPECT_TRUE(IsTold("Ada: du bist dran"));
    EXPECT_FALSE(IsTold("Ada: tocca a te"));
}

TEST_F(ThreeAtOneTable, GemsKeepTheLettersOfTheTable) {
    EXPECT_EQ(Window().Companion().look.settings().language, "de");
    Window().Key('3');
    EXPECT_EQ(Window().Companion().look.settings().language, "de");
}

TEST_F(LanguagesTest, TheButtonsOfNativeDialogsFollow) {
    const std::vector<std::pair<std::string, const char*>> cancel{
        {"de", "Abbrechen"}, {"it", "Annulla"}, {"en", "Cancel"}};
    for (const auto& [tag, label] : cancel) {
        Speak(tag);
        wxTextEntryDialog dialog(&Frame(), "?", "?");
        const wxWindow* button = dialog.FindWindow(wxID_CANCEL);
        ASSERT_NE(button, nullptr);
        EXPECT_EQ(name_of(*button), label) << tag;
    }
}

}  // namespace
}  // namespace desktop_test
