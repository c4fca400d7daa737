#pragma once

#include <wx/ipc.h>

#include <functional>
#include <memory>
#include <string>

namespace desktop {

/// Lets a second start raise the window of the first one instead of opening another.
class SingleInstance {
public:
    /// `journal` tells instances apart: each has its own.
    explicit SingleInstance(const std::string& journal);
    ~SingleInstance();

    /// Asks the one who has the journal to show its window, and to open a game file if one is named. True if someone
    /// heard it.
    [[nodiscard]] bool RaiseOther(const wxString& game_file) const;
    /// From now on `raise` is called when another start asks for it, and `open` with the game file it was given.
    void Listen(std::function<void()> raise, std::function<void(const wxString&)> open);

private:
    class Server;

    wxString address_;
    std::unique_ptr<Server> server_;
};

}  // namespace desktop
