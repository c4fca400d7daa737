#include "app/desktop/app.h"

#include <wx/cmdline.h>
#include <wx/filename.h>

#include <cstdlib>
#include <iostream>
#include <optional>
#include <utility>

#include "app/desktop/main_frame.h"
#include "app/desktop/native_words.h"
#include "app/desktop/restore_event.h"
#include "app/desktop/trouble_frame.h"
#include "app/words/faults.h"
#include "engine/journal/location.h"
#include "engine/journal/recovery.h"
#include "version.h"

namespace desktop {

App::App() = default;
App::~App() = default;

bool App::Initialize(int& count, wxChar** arguments) {
    for (int i = 1; i < count; ++i) {
        const wxString argument = arguments[i];
        if (argument != "--help" && argument != "-h" && argument != "--version") continue;
        const wxString text =
            argument == "--version" ? wxString::Format("divebell %s\n", kVersion) : Usage(count, arguments);
        std::cout << text.utf8_string();  // the toolkit would print what the C locale knows
        std::exit(EXIT_SUCCESS);
    }
    return wxApp::Initialize(count, arguments);
}

wxString App::Usage(int count, wxChar** arguments) {
    wxCmdLineParser parser(count, arguments);
    OnInitCmdLine(parser);
    return parser.GetUsageString();
}

void App::OnInitCmdLine(wxCmdLineParser& parser) {
    const words::Language in(Speakers::system_tag());
    speak_natively(in.tag());
    parser.SetLogo(wxString("Divebell ") + kVersion + ", " + in.say("gem bag and dive board for your Deep Blue table"));
    parser.AddSwitch("h", "help", in.say("show this help"), wxCMD_LINE_OPTION_HELP);
    parser.AddSwitch("", "version", in.say("show the version"));
    parser.AddOption("", "db", in.say("the journal; without it your own is meant"));
    parser.AddParam(in.say("a game file to open"), wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
}

bool App::OnCmdLineParsed(wxCmdLineParser& parser) {
    wxString db;
    const bool is_named = parser.Found("db", &db);
    if (is_named && db.empty()) {
        const wxString said =
            wxString::Format(words::Language(Speakers::system_tag()).say("%s needs a value."), "--db");
        std::cerr << said.utf8_string() << '\n';
        return false;
    }
    db_ = is_named ? db.utf8_string() : journal::default_path().string();
    if (parser.GetParamCount() > 0) {
        wxFileName file(parser.GetParam());
        file.MakeAbsolute();  // the one who opens it may stand elsewhere
        game_file_ = file.GetFullPath();
    }
    return true;
}

bool App::OnInit() {
    if (!wxApp::OnInit()) return false;
    instance_ = std::make_unique<SingleInstance>(db_);
    Bind(EVT_RESTORE, [this](wxCommandEvent& event) { Restore(event.GetString().utf8_string()); });
    return OpenWindow();
}

int App::OnRun() {
    return is_elsewhere_ ? EXIT_SUCCESS : wxApp::OnRun();
}

bool App::OpenWindow() try {
    companion_ = std::make_unique<Companion>(journal::Journal::open(db_, session::system_time()));
    frame_ = new MainFrame(*companion_);
    frame_->Show();
    instance_->Listen(
        [this] {
            frame_->Iconize(false);
            frame_->Raise();
        },
        [this](const wxString& path) { OpenGameFile(path); });
    if (!game_file_.empty()) OpenGameFile(std::exchange(game_file_, wxString()));
    return true;
} catch (const journal::Error& error) {
    is_elsewhere_ = error.fault() == journal::Fault::Locked && instance_->RaiseOther(game_file_);
    if (!is_elsewhere_) ShowTrouble(error);
    return true;
}

void App::OpenGameFile(const wxString& path) {
    frame_->CallAfter([this, path] {
        if (frame_ != nullptr) frame_->OpenGameFile(path);
    });
}

void App::ShowTrouble(const journal::Error& error) {
    LookSettings settings;
    settings.under_water = true;
    settings.language = Speakers::system_tag();
    Look& look = *trouble_looks_.emplace_back(std::make_unique<Look>(settings));
    auto* frame = new TroubleFrame(look, error, [this](const wxString& said) {
        wxWindow* trouble = GetTopWindow();
        CallAfter([this, trouble, said] {
            OpenWindow();
            trouble->Destroy();
            if (frame_ != nullptr && !said.empty()) frame_->Tell(said);
        });
    });
    frame->Show();
}

void App::Restore(const std::string& backup) {
    SetExitOnFrameDelete(false);
    frame_->Destroy();
    DeletePendingObjects();
    companion_.reset();
    std::optional<journal::Error> trouble;
    std::optional<std::filesystem::path> aside;
    try {
        aside = journal::restore(backup, db_, session::system_time());
    } catch (const journal::Error& error) {
        trouble = error;
    }
    frame_ = nullptr;
    OpenWindow();
    SetExitOnFrameDelete(true);
    if (frame_ == nullptr) return;
    const words::Language& in = companion_->look.language();
    frame_->Tell(trouble ? words::reason(*trouble, in) : words::restored(aside, in));
}

int App::OnExit() {
    companion_.reset();
    return wxApp::OnExit();
}

}  // namespace desktop
