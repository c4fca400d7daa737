#pragma once

#include <wx/app.h>

#include <memory>
#include <string>
#include <vector>

#include "app/desktop/single_instance.h"
#include "engine/journal/error.h"

namespace desktop {

struct Companion;
class Look;
class MainFrame;

/// The desktop program.
class App : public wxApp {
public:
    App();
    ~App() override;

    /// Help and version are told without a display.
    bool Initialize(int& count, wxChar** arguments) override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    bool OnInit() override;
    int OnRun() override;
    int OnExit() override;

private:
    [[nodiscard]] wxString Usage(int count, wxChar** arguments);
    /// Opens the journal and shows the window, or says why not.
    bool OpenWindow();
    void ShowTrouble(const journal::Error& error);
    /// Closes everything that has the journal open, puts the backup in its place and opens the window again.
    void Restore(const std::string& backup);

    void OpenGameFile(const wxString& path);

    std::string db_;
    wxString game_file_;  // what the program was started with, if anything
    std::unique_ptr<SingleInstance> instance_;
    std::unique_ptr<Companion> companion_;
    std::vector<std::unique_ptr<Look>> trouble_looks_;  // one each time; windows that close still look at theirs
    MainFrame* frame_ = nullptr;
    bool is_elsewhere_ = false;  // another process has the window and was asked to raise it
};

}  // namespace desktop
