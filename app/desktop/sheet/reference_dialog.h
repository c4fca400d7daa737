#pragma once

#include <wx/choice.h>

#include "app/desktop/sheet/paper_dialog.h"

namespace desktop {

/// Offers the rules on one page in any of our languages.
class ReferenceDialog : public PaperDialog {
public:
    ReferenceDialog(wxWindow* parent, Desk& desk);

private:
    [[nodiscard]] Paper ThePaper() override;

    wxChoice* language_;
};

}  // namespace desktop
