#include "tests/desktop/screen_saver.h"

#include "tests/desktop/harness.h"

namespace desktop_test {
namespace {

constexpr const char* kName = "org.freedesktop.ScreenSaver";
constexpr const char* kInterface = R"(
<node><interface name="org.freedesktop.ScreenSaver">
  <method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="u" direction="out"/></method>
  <method name="UnInhibit"><arg type="u" direction="in"/></method>
</interface></node>)";

}  // namespace

ScreenSaver::ScreenSaver() {
    static const GDBusInterfaceVTable kCalls{&ScreenSaver::OnCall, nullptr, nullptr, {}};
    // A connection of its own, as another program would have one.
    char* address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nullptr, nullptr);
    const auto flags = static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                         G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
    bus_ = g_dbus_connection_new_for_address_sync(address, flags, nullptr, nullptr, nullptr);
    g_free(address);
    described_ = g_dbus_node_info_new_for_xml(kInterface, nullptr);
    object_ = g_dbus_connection_register_object(bus_, "/org/freedesktop/ScreenSaver", described_->interfaces[0],
                                                &kCalls, this, nullptr, nullptr);
    const GBusNameAcquiredCallback acquired = [](GDBusConnection*, const char*, gpointer self) {
        static_cast<ScreenSaver*>(self)->is_there_ = true;
    };
    name_ = g_bus_own_name_on_connection(bus_, kName, G_BUS_NAME_OWNER_FLAGS_NONE, acquired, nullptr, this, nullptr);
}

ScreenSaver::~ScreenSaver() {
    g_bus_unown_name(name_);
    g_dbus_connection_unregister_object(bus_, object_);  // a call may have come that has not been delivered
    g_dbus_connection_close_sync(bus_, nullptr, nullptr);
    g_dbus_node_info_unref(described_);
    g_object_unref(bus_);
}

bool ScreenSaver::IsThere() const {
    return pump_until([this] { return is_there_; });
}

void ScreenSaver::OnCall(GDBusConnection*, const char*, const char*, const char*, const char* method,
                         GVariant* parameters, GDBusMethodInvocation* call, gpointer self) {
    auto& asked = static_cast<ScreenSaver*>(self)->asked_;
    if (std::string(method) == "Inhibit") {
        const char* who = nullptr;
        const char* why = nullptr;
        g_variant_get(parameters, "(&s&s)", &who, &why);
        asked.push_back(std::string(method) + " " + who);
        g_dbus_method_invocation_return_value(call, g_variant_new("(u)", kCookie));
        return;
    }
    std::uint32_t cookie = 0;
    g_variant_get(parameters, "(u)", &cookie);
    asked.push_back(std::string(method) + " " + std::to_string(cookie));
    g_dbus_method_invocation_return_value(call, nullptr);
}

}  // namespace desktop_test
