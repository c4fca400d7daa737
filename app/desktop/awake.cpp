#include "app/desktop/awake.h"

#ifdef __WXGTK__
#include <gio/gio.h>
#else
#include <wx/power.h>
#endif

namespace desktop {

#ifdef __WXGTK__
namespace {

constexpr const char* kName = "org.freedesktop.ScreenSaver";
constexpr const char* kPath = "/org/freedesktop/ScreenSaver";

}  // namespace

/// One request. It owns itself once it is no longer wanted, since the answer may come later.
struct Awake::Asked {
    std::string why;
    GDBusConnection* bus = nullptr;
    guint32 cookie = 0;
    bool is_pending = true;
    bool is_wanted = true;

    static void connected(GObject*, GAsyncResult* result, gpointer data) {
        auto* self = static_cast<Asked*>(data);
        self->bus = g_bus_get_finish(result, nullptr);
        if (self->bus == nullptr) return self->answered();
        g_dbus_connection_set_exit_on_close(self->bus, FALSE);  // a game outlives its bus
        g_dbus_connection_call(self->bus, kName, kPath, kName, "Inhibit",
                               g_variant_new("(ss)", "Divebell", self->why.c_str()), G_VARIANT_TYPE("(u)"),
                               G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nullptr, &Asked::granted, data);
    }

    static void granted(GObject*, GAsyncResult* result, gpointer data) {
        auto* self = static_cast<Asked*>(data);
        if (GVariant* answer = g_dbus_connection_call_finish(self->bus, result, nullptr)) {
            g_variant_get(answer, "(u)", &self->cookie);
            g_variant_unref(answer);
        }
        self->answered();
    }

    void answered() {
        is_pending = false;
        if (!is_wanted) let_go();
    }

    /// The call keeps the bus until it has been answered, so that nothing is lost with it.
    void let_go() {
        const GAsyncReadyCallback ignore = [](GObject* from, GAsyncResult* result, gpointer) {
            GVariant* nothing = g_dbus_connection_call_finish(G_DBUS_CONNECTION(from), result, nullptr);
            if (nothing != nullptr) g_variant_unref(nothing);
        };
        if (bus != nullptr && cookie != 0)
            g_dbus_connection_call(bus, kName, kPath, kName, "UnInhibit", g_variant_new("(u)", cookie), nullptr,
                                   G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nullptr, ignore, nullptr);
        if (bus != nullptr) g_object_unref(bus);
        delete this;
    }
};

void Awake::Keep(bool awake, const std::string& why) {
    if (awake == is_kept_) return;
    is_kept_ = awake;
    if (awake) {
        asked_ = new Asked{.why = why};
        return g_bus_get(G_BUS_TYPE_SESSION, nullptr, &Asked::connected, asked_);
    }
    asked_->is_wanted = false;
    if (!asked_->is_pending) asked_->let_go();
    asked_ = nullptr;
}

bool Awake::IsHeld() const {
    return asked_ != nullptr && asked_->cookie != 0;
}
#else
void Awake::Keep(bool awake, const std::string& why) {
    if (awake == is_kept_) return;
    is_kept_ = awake;
    if (awake)
        wxPowerResource::Acquire(wxPOWER_RESOURCE_SCREEN, wxString::FromUTF8(why));
    else
        wxPowerResource::Release(wxPOWER_RESOURCE_SCREEN);
}

bool Awake::IsHeld() const {
    return is_kept_;
}
#endif

Awake::~Awake() {
    Keep(false);
}

}  // namespace desktop
