// Writes everything each page and form says in one language, a line each: the situation, a tab, the text.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/evtloop.h>
#include <wx/log.h>

#include <cstdio>
#include <set>

#include "tests/desktop/dialog_visit.h"
#include "tests/desktop/dialog_ways.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/said.h"
#include "tests/desktop/situations.h"
#include "tests/desktop/window_tree.h"
#include "tests/session/fixture.h"

namespace {

using desktop_test::DialogWay;
using desktop_test::MainWindow;
using desktop_test::Situation;
using Texts = std::set<wxString>;

class WindowTextsApp : public wxApp {
public:
    bool OnInit() override {
        delete wxLog::SetActiveTarget(new wxLogStderr);
        SetExitOnFrameDelete(false);
        return wxApp::OnInit();
    }

    void OnInitCmdLine(wxCmdLineParser& parser) override {
        parser.AddParam("LANGUAGE");
        parser.AddOption("", "from", "the language before it is switched", wxCMD_LINE_VAL_STRING);
        parser.AddOption("", "only", "one situation", wxCMD_LINE_VAL_STRING);
    }

    bool OnCmdLineParsed(wxCmdLineParser& parser) override {
        language_ = parser.GetParam(0).utf8_string();
        wxString from;
        from_ = parser.Found("from", &from) ? from.utf8_string() : language_;
        parser.Found("only", &only_);
        return true;
    }

    int OnRun() override {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        for (const Situation& situation : desktop_test::situations())
            if (only_.empty() || situation.name == only_) WritePage(situation);
        for (const DialogWay& way : desktop_test::dialog_ways())
            if (only_.empty() || way.name == only_) WriteDialog(way);
        return 0;
    }

private:
    /// Arranges `situation` in the first language, switches to the other one and has `look` see the window.
    template <class Look>
    void Arrange(const Situation& situation, Look look) {
        const session::Folder folder;
        desktop::Choices choices = desktop_test::still_choices();
        choices.language = from_;
        choices.audience = true;
        MainWindow window(folder.path() / "divebell.db", choices);
        situation.arrange(window);
        desktop_test::pump();
        choices = window.Companion().preferences.get();
        choices.language = language_;
        window.Frame().Choose(choices);
        desktop_test::pump();
        look(window);
    }

    void WritePage(const Situation& situation) {
        Arrange(situation, [&](MainWindow& window) {
            const auto shown = desktop_test::everything_shown(window);
            Texts said(shown.begin(), shown.end());
            for (const wxString& entry : desktop_test::said_by_the_menu(window)) said.insert(entry);
            Write(situation.name, said);
        });
    }

    void WriteDialog(const DialogWay& way) {
        Arrange(desktop_test::situation(way.situation), [&](MainWindow& window) {
            Texts said;
            const desktop_test::DialogVisit visit([&](wxDialog& dialog) {
                for (wxWindow* part : desktop_test::all_windows(dialog))
                    for (const wxString& text : desktop_test::texts_of(*part)) said.insert(text);
            });
            if (!desktop_test::open_dialog(window, way)) said.insert(wxString("no way to ") + way.opener);
            if (!desktop_test::pump_until([&] { return visit.HasHappened(); })) said.insert("no dialog");
            Write(way.name, said);
        });
    }

    static void Write(const std::string& where, const Texts& said) {
        for (wxString text : said) {
            text.Replace("\n", " ");
            std::printf("%s\t%s\n", where.c_str(), text.utf8_string().c_str());
        }
    }

    wxString only_;
    std::string language_;
    std::string from_;
};

}  // namespace

wxIMPLEMENT_APP(WindowTextsApp);
