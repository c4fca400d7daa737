#pragma once

#include <string>

namespace desktop {

/// Lets the buttons and dialogs that GTK and wxWidgets bring along speak that language from now on; no restart and no
/// system locale is needed. Asking again for the same language costs nothing.
void speak_natively(const std::string& tag);

}  // namespace desktop
