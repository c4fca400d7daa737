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

    /// Asks the one who has the journal to show its window. True if someone heard it.
    [[nodiscard]] bool RaiseOther() const;
    /// From now on `raise` is called when another start asks for it.
    void Listen(std::function<void()> raise);

private:
    class Server;

    wxString address_;
    std::unique_ptr<Server> server_;
};

}  // namespace desktop
