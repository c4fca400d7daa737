#include "app/desktop/single_instance.h"

#include <wx/filename.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <filesystem>
#include <functional>

namespace desktop {
namespace {

using Open = std::function<void(const wxString&)>;

constexpr const char* kTopic = "raise";

/// A socket in the user's own run-time folder, which is private and goes away with the login.
wxString address_of(const std::string& journal) {
    // However the path is written, it is one journal.
    const std::string file = std::filesystem::weakly_canonical(std::filesystem::absolute(journal)).string();
    wxString folder;
    if (!wxGetEnv("XDG_RUNTIME_DIR", &folder)) folder = wxPathOnly(wxString::FromUTF8(file));
    return folder + wxString::Format("/divebell-%zx", std::hash<std::string>{}(file));
}

}  // namespace

class SingleInstance::Server : public wxServer {
public:
    Server(std::function<void()> raise, Open open) : raise_(std::move(raise)), open_(std::move(open)) {}

    wxConnectionBase* OnAcceptConnection(const wxString& topic) override {
        if (topic != kTopic) return nullptr;
        raise_();
        return new Caller(open_);
    }

private:
    /// A second start on the line.
    class Caller : public wxConnection {
    public:
        explicit Caller(Open open) : open_(std::move(open)) {}
        bool OnExec(const wxString&, const wxString& game_file) override {
            open_(game_file);
            return true;
        }

    private:
        Open open_;
    };

    std::function<void()> raise_;
    Open open_;
};

SingleInstance::SingleInstance(const std::string& journal) : address_(address_of(journal)) {}
SingleInstance::~SingleInstance() = default;

bool SingleInstance::RaiseOther(const wxString& game_file) const {
    const wxLogNull silent;
    wxClient client;
    const std::unique_ptr<wxConnectionBase> connection(client.MakeConnection(wxString(), address_, kTopic));
    if (connection == nullptr) return false;
    return game_file.empty() || connection->Execute(game_file);
}

void SingleInstance::Listen(std::function<void()> raise, Open open) {
    const wxLogNull silent;
    server_ = std::make_unique<Server>(std::move(raise), std::move(open));
    if (!server_->Create(address_)) server_.reset();
}

}  // namespace desktop
