// The window in three languages: keys do not collide, nothing moves, everyone is asked in their own, native buttons
// too.
#include <gmock/gmock.h>
#include <gtk/gtk.h>
#include <wx/filedlg.h>
#include <wx/textdlg.h>

#include <map>
#include <sstream>
#include <utility>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/controls/tile.h"
#include "app/words/reasons.h"
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

    /// Waits until everything stands still: native controls know a new size only with the next frame.
    void Settle() {
        std::vector<wxRect> last;
        auto since = std::chrono::steady_clock::now();
        pump_until([&] {
            std::vector<wxRect> places;
            for (const wxWindow* control : controls_of(Frame())) places.push_back(control->GetScreenRect());
            const auto now = std::chrono::steady_clock::now();
            if (std::exchange(last, places) != places) since = now;
            return now - since > std::chrono::milliseconds(100);
        });
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

/// A control and where it stands.
struct Placed {
    wxString name;
    wxRect place;
};

std::vector<Placed> placed_controls(wxWindow& window) {
    std::vector<Placed> all;
    for (const wxWindow* control : controls_of(window))
        all.push_back({name_of(*control), {window.ScreenToClient(control->GetScreenPosition()), control->GetSize()}});
    return all;
}

/// What stands elsewhere than before, a line each.
std::string moved(const std::vector<Placed>& before, const std::vector<Placed>& after) {
    std::ostringstream told;
    if (before.size() != after.size()) told << before.size() << " controls are " << after.size() << " now\n";
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        const wxRect was = before[i].place;
        const wxRect is = after[i].place;
        if (is != was)
            told << "“" << before[i].name << "”, now “" << after[i].name << "”, moved by " << is.x - was.x << ", "
                 << is.y - was.y << " and grew by " << is.width - was.width << ", " << is.height - was.height << "\n";
    }
    return told.str();
}

struct Reading {
    std::string situation;
    double text_size;
};

void PrintTo(const Reading& reading, std::ostream* out) {
    *out << reading.situation << " at " << reading.text_size;
}

class EveryReading : public LanguagesTest, public testing::WithParamInterface<Reading> {
protected:
    EveryReading() {
        situation(GetParam().situation).arrange(Window());
        desktop::Choices choices = Window().Companion().preferences.get();
        choices.text_size = GetParam().text_size;
        Frame().Choose(choices);
        pump();
    }
};

TEST_P(EveryReading, NothingMovesWhenTheLanguageChanges) {
    Settle();
    const auto before = placed_controls(Frame());
    for (const std::string& tag : kTags) {
        Speak(tag);
        Settle();
        EXPECT_EQ(moved(before, placed_controls(Frame())), "") << tag;
    }
}

std::vector<Reading> readings() {
    std::vector<Reading> all;
    for (const std::string& name : situation_names())
        for (const double text_size : {1.0, 1.5}) all.push_back({name, text_size});
    return all;
}

INSTANTIATE_TEST_SUITE_P(Pages, EveryReading, testing::ValuesIn(readings()), [](const auto& tested) {
    return as_test_name(tested.param.situation) + (tested.param.text_size > 1 ? "_large" : "");
});

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

TEST_F(ThreeAtOneTable, WhoLeadsDrawsAndStopsInTheirOwnLanguage) {
    PlayAll({R"({"do":"dive","leader":"Ada","wreck":{"vp":3},"boats":[{"player":"Ada"}]})"});
    ASSERT_EQ(Page(), desktop::PageId::Draw);
    const auto* stop =
        dynamic_cast<const desktop::DrawnControl*>(control_named(Frame(), wxString::FromUTF8("Termina l’immersione")));
    ASSERT_NE(stop, nullptr);
    EXPECT_EQ(stop->Reason(), words::reason(deepblue::DrawFirst{}, {}, Window().Companion().speakers.speaker("it")));
    PlayAll({session::by_hand("gold")});
    EXPECT_TRUE(Window().IsOffered("Pesca una gemma"));
    EXPECT_TRUE(Window().IsOffered(wxString::FromUTF8("Termina l’immersione")));
}

TEST_F(ThreeAtOneTable, WhoLeadsHearsWhyAGemCannotComeInTheirOwnLanguage) {
    PlayAll({R"({"do":"dive","leader":"Ada","wreck":{"vp":3},"boats":[{"player":"Ada"}]})"});
    while (Window().Table().bag[deepblue::Gem::Red] > 0) PlayAll({session::by_hand("red")});
    Window().Key('H');
    const desktop::GemTile* red = nullptr;
    for (wxWindow* window : all_windows(Frame())) {
        auto* tile = dynamic_cast<desktop::GemTile*>(window);
        if (tile != nullptr && tile->IsShownOnScreen() && tile->SpokenName() == "Rot") red = tile;
    }
    ASSERT_NE(red, nullptr);
    EXPECT_EQ(red->Reason(), words::reason(deepblue::NotInTheBag{deepblue::Gem::Red}, {},
                                           Window().Companion().speakers.speaker("it")));
}

TEST_F(ThreeAtOneTable, WhoMayRushAnswersInTheirOwnLanguageAndTheDiveWaitsForAll) {
    Window().Key('4');
    Window().Key('Y');
    ASSERT_EQ(Page(), desktop::PageId::DiveSetUp);
    EXPECT_TRUE(Window().IsOffered("Arriva"));
    Window().Key('N');
    EXPECT_TRUE(Window().IsOffered("Comes"));
    const std::size_t before = Steps();
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Steps(), before) << "Ben and Cleo have not answered";
    for (int i = 0; i < 4; ++i) Window().Key('N');
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Steps(), before + 1);
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

const std::vector<std::pair<std::string, const char*>> kCancel{
    {"de", "Abbrechen"}, {"it", "Annulla"}, {"en", "Cancel"}};

TEST_F(LanguagesTest, TheButtonsOfNativeDialogsFollow) {
    for (const auto& [tag, label] : kCancel) {
        Speak(tag);
        wxTextEntryDialog dialog(&Frame(), "?", "?");
        const wxWindow* button = dialog.FindWindow(wxID_CANCEL);
        ASSERT_NE(button, nullptr);
        EXPECT_EQ(name_of(*button), label) << tag;
    }
}

/// The desktop makes the dialog for files itself.
TEST_F(LanguagesTest, TheButtonsOfFileDialogsFollow) {
    for (const auto& [tag, label] : kCancel) {
        Speak(tag);
        const wxFileDialog dialog(&Frame(), "?", wxString(), wxString(), wxString(), wxFD_SAVE);
        GtkWidget* button = gtk_dialog_get_widget_for_response(GTK_DIALOG(dialog.GetHandle()), GTK_RESPONSE_CANCEL);
        ASSERT_NE(button, nullptr);
        EXPECT_STREQ(atk_object_get_name(gtk_widget_get_accessible(button)), label) << tag;
    }
}

}  // namespace
}  // namespace desktop_test
