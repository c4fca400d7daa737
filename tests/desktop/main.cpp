// The tests run inside a wxApp, because windows need one; an assertion of wxWidgets is a failure, not a dialog.
#include <gtest/gtest.h>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/log.h>

namespace {

class TestApp : public wxApp {
public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        delete wxLog::SetActiveTarget(new wxLogStderr);
        return true;
    }

    int OnRun() override {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        return RUN_ALL_TESTS();
    }

    void OnAssertFailure(const wxChar* file, int line, const wxChar*, const wxChar* condition,
                         const wxChar* message) override {
        ADD_FAILURE() << "wx: " << wxString(file).utf8_string() << ":" << line << " "
                      << wxString(condition).utf8_string() << " "
                      << wxString(message == nullptr ? wxT("") : message).utf8_string();
    }
};

}  // namespace

wxIMPLEMENT_APP_NO_MAIN(TestApp);

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    if (GTEST_FLAG_GET(list_tests)) return RUN_ALL_TESTS();  // needs no display
    return wxEntry(argc, argv);
}
