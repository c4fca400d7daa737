#include "app/desktop/look/dialog_theme.h"

#include "app/desktop/look/native_style.h"

namespace desktop {

int DialogTheme::Enter(wxDialog*) {
    theme_native(look_);
    return wxID_NONE;
}

}  // namespace desktop
