// Writes everything each page says in one language, a line each: the situation, a tab, the text.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/evtloop.h>
#include <wx/log.h>

#include <cstdio>
#include <set>

#include "tests/desktop/situations.h"
#include "tests/desktop/window_tree.h"
#include "tests/session/fixture.h"

namespace {

using desktop_test::MainWindow;
using desktop_test::Situation;

class WindowTextsApp : public wxApp {
public:
    bool OnInit() override {
        delete wxLog::SetActiveTarget(new wxLogStderr);
        SetExitOnFrameDelete(false);
        return wxApp::OnInit();
    }

    void OnInitCmdLine(wxCmdLineParser& parser) override {
        parser.AddParam("LANGUAGE");
        parser.AddOption("", "only", "one situation", wxCMD_LINE_VAL_STRING);
    }

    bool OnCmdLineParsed(wxCmdLineParser& parser) override {
        parser.Found("only", &only_);
        language_ = parser.GetParam(0).utf8_string();
        return true;
    }

    int OnRun() override {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        for (const Situation& situation : desktop_test::situations())
            if (only_.empty() || situation.name == only_) Write(situation);
        return 0;
    }

private:
    void Write(const Situation& situation) {
        const session::Folder folder;
        desktop::Choices choices = desktop_test::still_choices();
        choices.language = language_;
        MainWindow window(folder.path() / "divebell.db", choices);
        situation.arrange(window);
        desktop_test::pump();
        // Not what is drawn: it is measured word by word, and controls say the same as a whole.
        std::set<wxString> said;
        for (wxWindow* shown : desktop_test::all_windows(window.Frame())) {
            if (!shown->IsShownOnScreen()) continue;
            for (const wxString& text : desktop_test::texts_of(*shown)) said.insert(text);
        }
        desktop::FrameMenu menu(window.Frame());
        window.Frame().FillMenu(menu);
        for (const wxMenuItem* item : menu.Items().GetMenuItems()) said.insert(item->GetItemLabelText());
        for (wxString text : said) {
            text.Replace("\n", " ");
            std::printf("%s\t%s\n", situation.name.c_str(), text.utf8_string().c_str());
        }
    }

    wxString only_;
    std::string language_;
};

}  // namespace

wxIMPLEMENT_APP(WindowTextsApp);
