// Shows every drawn control on two pages and writes pictures of them; fails on any text that does not fit its box.
#include <wx/app.h>
#include <wx/cmdline.h>
#include <wx/filename.h>
#include <wx/frame.h>
#include <wx/log.h>

#include <cstdio>

#include "tests/desktop/cut_off.h"
#include "tests/desktop/gallery_page.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/picture.h"

namespace {

using desktop::Look;
using desktop::LookSettings;
using desktop::Theme;

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

std::vector<Shot> all_shots() {
    std::vector<Shot> shots;
    for (const wxSize& size : {wxSize(1366, 768), wxSize(1920, 1080)})
        for (const double text_size : {1.0, 1.5})
            for (const Theme theme : {Theme::Light, Theme::Dark})
                for (const char* language : {"en", "de", "it"}) shots.push_back({language, theme, size, text_size});
    return shots;
}

class GalleryApp : public wxApp {
public:
    bool OnInit() override {
        delete wxLog::SetActiveTarget(new wxLogStderr);
        SetExitOnFrameDelete(false);
        return wxApp::OnInit();
    }

    void OnInitCmdLine(wxCmdLineParser& parser) override {
        parser.AddOption("", "out", "folder for the pictures", wxCMD_LINE_VAL_STRING, wxCMD_LINE_OPTION_MANDATORY);
    }

    bool OnCmdLineParsed(wxCmdLineParser& parser) override { return parser.Found("out", &folder_); }

    int OnRun() override {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        wxFileName::Mkdir(folder_, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
        int misfits = 0;
        for (const Shot& shot : all_shots())
            misfits += Take<TableGallery>(shot, "table") + Take<DiveGallery>(shot, "dive");
        return misfits == 0 ? 0 : 1;
    }

private:
    template <class Page>
    int Take(const Shot& shot, const wxString& page_name) {
        LookSettings settings;
        settings.theme = shot.theme;
        settings.language = shot.language;
        settings.speed = desktop::Speed::Off;
        settings.sizes.window = shot.size;
        settings.sizes.text_size = shot.text_size;
        Look look(settings);
        auto* frame = new wxFrame(nullptr, wxID_ANY, "Gallery", wxPoint(0, 0), shot.size,
                                  wxBORDER_NONE | wxRESIZE_BORDER);  // without the latter it shrinks to nothing
        auto* page = new Page(frame, look);
        frame->SetClientSize(shot.size);
        frame->Show();
        const bool shown = desktop_test::pump_until([&] { return page->GetSize() == shot.size; });
        const wxString path = folder_ + "/" + page_name + "-" + shot.name() + ".png";
        const bool saved = shown && desktop_test::save_picture(*page, path.utf8_string());
        if (!saved) std::printf("%s could not be made\n", path.utf8_string().c_str());
        const int cut = static_cast<int>(desktop_test::cut_off(*page).size());
        if (cut > 0) std::printf("%s: %d controls are cut off\n", path.utf8_string().c_str(), cut);
        frame->Destroy();
        desktop_test::pump_until([] { return wxTopLevelWindows.empty(); });
        return Tell(shot, look.type().report()) + cut + (saved ? 0 : 1);
    }

    static int Tell(const Shot& shot, const desktop::FitReport& report) {
        for (const desktop::Misfit& misfit : report.misfits())
            std::printf("%s: “%s” does not fit into %d × %d\n", shot.name().utf8_string().c_str(),
                        misfit.text.utf8_string().c_str(), misfit.width, misfit.height);
        return static_cast<int>(report.misfits().size());
    }

    wxString folder_;
};

}  // namespace

wxIMPLEMENT_APP(GalleryApp);
