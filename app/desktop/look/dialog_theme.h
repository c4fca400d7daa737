#pragma once

#include <wx/modalhook.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// As long as it is there, dialogs come up in the theme of the page below them.
class DialogTheme : public wxModalDialogHook {
public:
    explicit DialogTheme(const Look& look) : look_(look) { Register(); }

protected:
    int Enter(wxDialog* dialog) override;
    void Exit(wxDialog*) override {}

private:
    const Look& look_;
};

}  // namespace desktop
