#pragma once

#include <wx/dialog.h>

#include "app/desktop/desk.h"

namespace desktop {

/// The keys, page by page. Opened by F1 or ?.
class HelpDialog : public wxDialog {
public:
    HelpDialog(wxWindow* parent, Desk& desk);
};

}  // namespace desktop
