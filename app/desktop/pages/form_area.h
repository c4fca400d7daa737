#pragma once

#include <wx/scrolwin.h>

#include "app/desktop/controls/label.h"
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

/// Shows a text with room for as many lines as it takes in that width of the drawings.
void show_paragraph(Label& label, const wxString& text, double width, Look& look);

}  // namespace desktop
