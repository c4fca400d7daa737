#pragma once

#include <wx/listctrl.h>

#include <string>
#include <string_view>
#include <vector>

#include "app/desktop/look/look.h"
#include "app/words/rule_texts.h"

namespace desktop {

/// The rules to choose from, by id and title.
class RulesList : public wxListCtrl {
public:
    RulesList(wxWindow* parent, Look& look);

    /// The rules that hold every word of `query`; the chosen one stays chosen if it is among them.
    void ShowRules(const wxString& query);
    /// The rule that is chosen, or nothing.
    [[nodiscard]] const words::RuleText* Chosen() const;
    void Choose(std::string_view id);
    /// The next rule, or the one before.
    void Step(int by);
    [[nodiscard]] bool IsEmpty() const { return rules_.empty(); }

private:
    void TakeLook();
    void ShareWidth();
    void ChooseRow(long row);

    Look& look_;
    std::vector<const words::RuleText*> rules_;
    wxString query_;
    LookSettings drawn_in_;
    bool is_filled_ = false;
};

}  // namespace desktop
