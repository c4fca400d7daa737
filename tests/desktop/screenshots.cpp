// Writes every page in every language, theme, window and text size; fails on any text that does not fit its box.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/filename.h>
#include <wx/log.h>
#include <wx/utils.h>

#include <cstdio>
#include <set>

#include "tests/desktop/cut_off.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/situations.h"
#include "tests/desktop/window_tree.h"

namespace {

using desktop::Theme;
using desktop_test::MainWindow;
using desktop_test::Situation;

/// How the window looks in a picture.
struct Shot {
    std::string language;
    Theme theme;
    wxSize size;
    double text_size;

    [[nodiscard]] wxString name() const {
        return wxString::Format("%s-%s-%d-%d", language, theme == Theme::Dark ? "dark" : "light", size.x,
                                static_cast<int>(text_size * 100));
    }
};

constexpr int kFrames = 50;  // milliseconds, in which GTK draws a frame or two
constexpr auto kNoButtonIsDead = std::chrono::milliseconds(400);

const wxPoint kAside(1999, 1199);
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
    }

    bool OnCmdLineParsed(wxCmdLineParser& parser) override {
        is_short_ = parser.Found("short");
        parser.Found("only", &only_);
        return parser.Found("out", &folder_);
    }

    int OnRun() override {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        wxFileName::Mkdir(folder_, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
        wxUIActionSimulator().MouseMove(kAside);  // nothing lies under the pointer
        for (const Situation& situation : desktop_test::situations())
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
            for (const Shot& shot : is_short_ ? few_shots() : all_shots()) Take(window, situation.name, shot);
        }
        wxFileName::Rmdir(folder, wxPATH_RMDIR_RECURSIVE);
    }

    void Take(MainWindow& window, const std::string& page, const Shot& shot) {
        const wxString name = page + "-" + shot.name();
        desktop::Choices choices = window.Companion().preferences.get();
        choices.language = shot.language;
        choices.theme = shot.theme;
        choices.text_size = shot.text_size;
        window.Frame().Choose(choices);
        window.Frame().SetClientSize(shot.size);
        if (!desktop_test::pump_until([&] { return window.Frame().GetClientSize() == shot.size; }))
            return Complain(name, "the window does not get this size");
        Settle(window);
        window.Frame().ShowAgain();  // native controls know their new size only now
        Settle(window);
        desktop::FitReport& report = window.Companion().look.type().report();
        report.clear();
        const wxString path = folder_ + "/" + name + ".png";
        if (!desktop_test::save_picture(window.Frame(), path.utf8_string())) Complain(name, "could not be written");
        ++pictures_;
        for (const desktop::Misfit& misfit : report.misfits())
            Complain(name, wxString::Format(wxString::FromUTF8("“%s” does not fit into %d × %d"), misfit.text,
                                            misfit.width, misfit.height));
        for (const auto* control : desktop_test::cut_off(window.Frame()))
            Complain(name,
                     wxString::FromUTF8("cut off: “") + desktop_test::name_of(*control) + wxString::FromUTF8("”"));
        for (const auto* control : desktop_test::covered(window.Frame()))
            Complain(name,
                     wxString::FromUTF8("covered: “") + desktop_test::name_of(*control) + wxString::FromUTF8("”"));
        for (const auto* control : desktop_test::squeezed(window.Frame()))
            Complain(name, wxString::Format(wxString::FromUTF8("“%s” has only %d × %d"), control->GetLabel(),
                                            control->GetSize().x, control->GetSize().y));
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
    }

    wxString folder_;
    wxString only_;
    bool is_short_ = false;
    int pictures_ = 0;
    int faults_ = 0;
};

}  // namespace

wxIMPLEMENT_APP_NO_MAIN(ScreenshotsApp);

int main(int argc, char** argv) {
    wxUnsetEnv("GTK_THEME");  // it would keep native controls light in the dark
    return wxEntry(argc, argv);
}
