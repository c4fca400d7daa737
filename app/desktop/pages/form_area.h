#pragma once

#include <wx/scrolwin.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// Where a form stands. With the usual text size all of it is seen; with larger text it scrolls.
class FormArea : public wxScrolledWindow {
public:
    FormArea(wxWindow* parent, Look& look);

private:
    Look& look_;
    Listeners::Following following_;
    Listeners::Following laying_out_;
};

}  // namespace desktop
