// Writes every page in every language, theme, window and text size (the smallest window for type as it is), those of a
// game also in table mode and as the spectators see them; fails on any text that does not fit its box. With --readme it
// writes the pictures of the README instead, moments of the sample game.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/filename.h>
#include <wx/log.h>
#include <wx/utils.h>

#include <cstdio>
#include <optional>
#include <set>

#include "tests/desktop/cut_off.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/sample_moments.h"
#include "tests/desktop/window_tree.h"

namespace {

using desktop::PageId;
using desktop::Theme;
using desktop_test::MainWindow;
using desktop_test::Situation;

/// How the window looks in a picture.
struct Shot {
    std::string language;
    Theme theme;
    wxSize size;
    double text_size;
    bool table_mode = false;

    [[nodiscard]] wxString name() const {
        const char* ground = theme == Theme::Dark ? "dark" : "light";
        return wxString::Format("%s-%s-%d-%d", language, table_mode ? "table" : ground, size.x,
                                static_cast<int>(text_size * 100));
    }
};

constexpr int kFrames = 50;  // milliseconds, in which GTK draws a frame or two
constexpr int kMostTries = 100;
constexpr int kStays = 30;  // tries after which a fault will not go away
constexpr auto kNoButtonIsDead = std::chrono::milliseconds(400);

const wxPoint kAside(1999, 1199);
const wxSize kSmallest(1024, 600);
const wxSize kLaptop(1366, 768);
const wxSize kScreen(1920, 1080);

std::vector<Shot> all_shots() {
    std::vector<Shot> shots;
    for (const wxSize& size : {kLaptop, kScreen})
        for (const double text_size : {1.0, 1.5})
            for (const Theme theme : {Theme::Light, Theme::Dark})
                for (const char* language : {"en", "de", "it"}) shots.push_back({language, theme, size, text_size});
    return shots;
}

/// The smallest window is for type as it is.
std::vector<Shot> small_shots() {
    return {
        {"en", Theme::Dark, kSmallest, 1.0}, {"de", Theme::Light, kSmallest, 1.0}, {"it", Theme::Dark, kSmallest, 1.0}};
}

/// Table mode is always dark.
std::vector<Shot> table_shots() {
    std::vector<Shot> shots;
    for (const wxSize& size : {kLaptop, kScreen})
        for (const char* language : {"en", "de", "it"})
            for (const double text_size : {1.0, 1.5}) shots.push_back({language, Theme::Dark, size, text_size, true});
    return shots;
}

std::vector<Shot> few_table_shots() {
    return {{"de", Theme::Dark, kScreen, 1.0, true}, {"it", Theme::Dark, kLaptop, 1.5, true}};
}

/// Each value at least once, the narrowest together.
std::vector<Shot> few_shots() {
    return {{"en", Theme::Light, kScreen, 1.0},
            {"en", Theme::Dark, kLaptop, 1.0},
            {"de", Theme::Light, kLaptop, 1.5},
            {"it", Theme::Dark, kLaptop, 1.5}};
}

class ScreenshotsApp : public wxApp {
public:
    bool OnInit() override {
        delete wxLog::SetActiveTarget(new wxLogStderr);
        SetExitOnFrameDelete(false);
        return wxApp::OnInit();
    }

    void OnInitCmdLine(wxCmdLineParser& parser) override {
        parser.AddOption("", "out", "folder for the pictures", wxCMD_LINE_VAL_STRING, wxCMD_LINE_OPTION_MANDATORY);
        parser.AddOption("", "only", "one situation", wxCMD_LINE_VAL_STRING);
        parser.AddSwitch("", "short", "only a few looks of each page");
        parser.AddSwitch("", "readme", "the pictures of the README");
    }

    bool OnCmdLineParsed(wxCmdLineParser& parser) override {
        is_short_ = parser.Found("short");
        is_readme_ = parser.Found("readme");
        parser.Found("only", &only_);
        return parser.Found("out", &folder_);
    }

    int OnRun() override {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        wxFileName::Mkdir(folder_, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
        wxUIActionSimulator().MouseMove(kAside);  // nothing lies under the pointer
        for (const Situation& situation : is_readme_ ? desktop_test::sample_moments() : desktop_test::situations())
            if (only_.empty() || situation.name == only_) TakeAll(situation);
        std::printf("%d pictures, %d faults\n", pictures_, faults_);
        return faults_ == 0 ? 0 : 1;
    }

private:
    void TakeAll(const Situation& situation) {
        const wxString folder = wxFileName::CreateTempFileName("screenshots");
        wxRemoveFile(folder);
        wxFileName::Mkdir(folder);
        {
            MainWindow window((folder + "/divebell.db").utf8_string());
            situation.arrange(window);
            if (window.Page() != situation.page) Complain(situation.name, "is another page");
            for (const Shot& shot : Shots()) Take(window, situation.name, shot);
            if (!is_readme_ && IsOfAGame(situation.page)) TakeOfAGame(window, situation.name);
        }
        wxFileName::Rmdir(folder, wxPATH_RMDIR_RECURSIVE);
    }

    [[nodiscard]] std::vector<Shot> Shots() const {
        if (is_readme_) return {{"en", Theme::Tide, kLaptop, 1.0}};
        std::vector<Shot> shots = is_short_ ? few_shots() : all_shots();
        const auto small = small_shots();
        shots.insert(shots.end(), small.begin(), small.end());
        return shots;
    }

    static bool IsOfAGame(PageId page) {
        switch (page) {
            case PageId::Table:
            case PageId::Recruit:
            case PageId::DiveSetUp:
            case PageId::Draw:
            case PageId::Hazard:
            case PageId::CrewCards:
            case PageId::Result:
            case PageId::Ceremony:
            case PageId::End: return true;
            default: return false;
        }
    }

    void TakeOfAGame(MainWindow& window, const std::string& page) {
        window.Frame().ToggleTableMode();
        window.Frame().ShowFullScreen(false);  // the pictures have sizes of their own
        window.Frame().TheAudience().Toggle();
        for (const Shot& shot : is_short_ ? few_table_shots() : table_shots()) Take(window, page, shot);
        window.Frame().TheAudience().Toggle();
    }

    void Take(MainWindow& window, const std::string& page, const Shot& shot) {
        desktop::Choices choices = window.Companion().preferences.get();
        choices.language = shot.language;
        choices.theme = shot.theme;
        choices.text_size = shot.text_size;
        window.Frame().Choose(choices);
        TakeOne(window, window.Frame(), window.Companion().look, is_readme_ ? wxString(page) : page + "-" + shot.name(),
                shot.size);
        if (desktop::AudienceFrame* audience = window.Frame().TheAudience().Frame())
            TakeOne(window, *audience, audience->TheLook(), page + "-audience-" + shot.name(), shot.size);
    }

    void TakeOne(MainWindow& window, wxFrame& frame, desktop::Look& look, const wxString& name, const wxSize& size) {
        frame.SetClientSize(size);
        if (!desktop_test::pump_until([&] { return frame.GetClientSize() == size; }))
            return Complain(name, "the window does not get this size");
        const wxString path = folder_ + "/" + name + ".png";
        const auto faults = TakeUntilAllIsThere(window, frame, look, path);
        if (!faults) return Complain(name, "could not be written");
        ++pictures_;
        for (const wxString& fault : *faults) Complain(name, fault);
    }

    /// Native controls, fonts and the second window take over what is new when there is time, on a busy machine late.
    /// Faults that stay are returned.
    std::optional<std::vector<wxString>> TakeUntilAllIsThere(MainWindow& window, wxFrame& frame, desktop::Look& look,
                                                             const wxString& path) {
        std::vector<wxString> faults;
        for (int tries = 0, same = 0; tries == 0 || (!faults.empty() && tries < kMostTries && same < kStays); ++tries) {
            Settle(window);
            window.Frame().ShowAgain();
            Settle(window);
            look.type().report().clear();
            if (!desktop_test::save_picture(frame, path.utf8_string())) return std::nullopt;
            if (is_readme_) break;  // a list of a long game may scroll
            const auto before = std::exchange(faults, Faults(frame, look));
            same = faults == before ? same + 1 : 0;
        }
        return faults;
    }

    static std::vector<wxString> Faults(const wxFrame& frame, desktop::Look& look) {
        std::vector<wxString> faults;
        for (const desktop::Misfit& misfit : look.type().report().misfits())
            faults.push_back(wxString::Format(wxString::FromUTF8("“%s” does not fit into %d × %d"), misfit.text,
                                              misfit.width, misfit.height));
        for (const auto* control : desktop_test::cut_off(frame))
            faults.push_back(wxString::FromUTF8("cut off: “") + desktop_test::name_of(*control) +
                             wxString::FromUTF8("”"));
        for (const auto* control : desktop_test::covered(frame))
            faults.push_back(wxString::FromUTF8("covered: “") + desktop_test::name_of(*control) +
                             wxString::FromUTF8("”"));
        for (const auto* control : desktop_test::squeezed(frame))
            faults.push_back(wxString::Format(wxString::FromUTF8("“%s” has only %d × %d"), control->GetLabel(),
                                              control->GetSize().x, control->GetSize().y));
        return faults;
    }

    /// Lets everything that was asked for happen: new fonts come with the next frame, no button stays dead.
    static void Settle(MainWindow& window) {
        desktop_test::pump_until([] { return false; }, kFrames);
        desktop_test::pump();
        window.Clock().pass(kNoButtonIsDead);
    }

    void Complain(const wxString& picture, const wxString& what) {
        ++faults_;
        std::printf("%s: %s\n", picture.utf8_string().c_str(), what.utf8_string().c_str());
        std::fflush(stdout);
    }

    wxString folder_;
    wxString only_;
    bool is_short_ = false;
    bool is_readme_ = false;
    int pictures_ = 0;
    int faults_ = 0;
};

}  // namespace

wxIMPLEMENT_APP_NO_MAIN(ScreenshotsApp);

int main(int argc, char** argv) {
    wxUnsetEnv("GTK_THEME");  // it would keep native controls light in the dark
    return wxEntry(argc, argv);
}
