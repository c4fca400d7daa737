#include "app/desktop/single_instance.h"

#include <wx/filename.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <functional>

namespace desktop {
namespace {

constexpr const char* kTopic = "raise";

/// A socket in the user's own run-time folder, which is private and goes away with the login.
wxString address_of(const std::string& journal) {
    wxString folder;
    if (!wxGetEnv("XDG_RUNTIME_DIR", &folder)) folder = wxPathOnly(wxString::FromUTF8(journal));
    return folder + wxString::Format("/divebell-%zx", std::hash<std::string>{}(journal));
}

}  // namespace

class SingleInstance::Server : public wxServer {
public:
    explicit Server(std::function<void()> raise) : raise_(std::move(raise)) {}

    wxConnectionBase* OnAcceptConnection(const wxString& topic) override {
        if (topic != kTopic) return nullptr;
        raise_();
        return new wxConnection;
    }

private:
    std::function<void()> raise_;
};

SingleInstance::SingleInstance(const std::string& journal) : address_(address_of(journal)) {}
SingleInstance::~SingleInstance() = default;

bool SingleInstance::RaiseOther() const {
    const wxLogNull silent;
    wxClient client;
    const std::unique_ptr<wxConnectionBase> connection(client.MakeConnection(wxString(), address_, kTopic));
    return connection != nullptr;
}

void SingleInstance::Listen(std::function<void()> raise) {
    const wxLogNull silent;
    server_ = std::make_unique<Server>(std::move(raise));
    if (!server_->Create(address_)) server_.reset();
}

}  // namespace desktop
