#pragma once

#include <wx/srchctrl.h>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/rule_card.h"
#include "app/desktop/pages/rules_keys.h"
#include "app/desktop/pages/rules_list.h"

namespace desktop {

/// Keys and rules: every rule in our words, found by id or by its words, and every key. The game is left as it is.
class RulesPage : public Page {
public:
    RulesPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    void Enter() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("Keys and rules"); }

protected:
    [[nodiscard]] wxString Spoken() const override { return card_->SpokenName(); }

private:
    void BuildBar(wxSizer& all);
    void ShowChosen();
    void ShowView();
    void SwitchView();
    void Find();
    bool LeaveField();
    void OnFindKey(wxKeyEvent& event);

    wxSearchCtrl* find_;
    RulesList* list_;
    RuleCard* card_;
    RulesKeys* keys_;
    BigButton* view_ = nullptr;
    BigButton* print_ = nullptr;
    BigButton* close_ = nullptr;
    wxSizer* columns_;
    bool shows_keys_ = false;
};

}  // namespace desktop
