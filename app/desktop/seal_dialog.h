#pragma once

#include <wx/dialog.h>

#include <string>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/desk.h"
#include "app/desktop/nights/seal_view.h"

namespace desktop {

/// The whole seal of the game that is played, what it is good for, and a way to take it along.
class SealDialog : public wxDialog {
public:
    SealDialog(wxWindow* parent, Desk& desk);

private:
    void Copy();

    Desk& desk_;
    std::string commitment_;
    Card* card_;
    Label* about_;
    BigButton* copy_;
    BigButton* close_;
};

}  // namespace desktop
