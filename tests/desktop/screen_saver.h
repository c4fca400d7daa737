#pragma once

#include <gio/gio.h>

#include <cstdint>
#include <string>
#include <vector>

namespace desktop_test {

/// A screen saver on the session bus that notes what it is asked.
class ScreenSaver {
public:
    ScreenSaver();
    ~ScreenSaver();
    ScreenSaver(const ScreenSaver&) = delete;
    ScreenSaver& operator=(const ScreenSaver&) = delete;

    /// Waits until everyone can find it by its name; false if that does not come.
    [[nodiscard]] bool IsThere() const;
    /// "Inhibit Divebell", "UnInhibit 7", in the order they came.
    [[nodiscard]] const std::vector<std::string>& Asked() const { return asked_; }

    static constexpr std::uint32_t kCookie = 7;

private:
    static void OnCall(GDBusConnection* bus, const char* sender, const char* object, const char* interface,
                       const char* method, GVariant* parameters, GDBusMethodInvocation* call, gpointer self);

    GDBusConnection* bus_ = nullptr;
    GDBusNodeInfo* described_ = nullptr;
    unsigned object_ = 0;
    unsigned name_ = 0;
    bool is_there_ = false;
    std::vector<std::string> asked_;
};

}  // namespace desktop_test
