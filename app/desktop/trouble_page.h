#pragma once

#include <functional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/label.h"

namespace desktop {

/// The picture of the start page with one coral card where the way into the game would be.
class TroublePage : public DrawnPanel {
public:
    TroublePage(wxWindow* parent, Look& look);

    void Say(const wxString& heading, const wxString& sentence);
    /// A button below the sentence; the first one is the way out.
    void AddDeed(const wxString& label, const std::function<void()>& deed);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    Label* title_;
    Label* subtitle_;
    Card* card_;
    Label* sentence_;
    bool has_way_out_ = false;
};

}  // namespace desktop
