#pragma once

#include <wx/dataview.h>
#include <wx/srchctrl.h>

#include <functional>
#include <vector>

#include "app/desktop/pages/table_card.h"
#include "app/session/remembered.h"

namespace desktop {

/// The remembered cards, one tap each, with a field to find one.
class RecruitCardList : public TableCard {
public:
    RecruitCardList(wxWindow* parent, Look& look);

    /// Told when the field is left by Esc.
    void OnLeft(std::function<void()> left) { left_ = std::move(left); }
    void OnChosen(std::function<void(const session::KnownCard&)> chosen) { chosen_ = std::move(chosen); }
    void ShowCards(const std::vector<session::Remembered<session::KnownCard>>& cards);
    void Find() { find_->SetFocus(); }

protected:
    void LookChanged() override;

private:
    void OnFindKey(wxKeyEvent& event);
    void Fill();
    void AppendRow(const session::KnownCard& card);
    void TakeSizes();
    void ShareWidth();
    [[nodiscard]] wxVariant Cell(std::optional<deepblue::Gem> gem, const wxString& text) const;
    void Choose(std::size_t row);

    wxSearchCtrl* find_;
    wxDataViewListCtrl* list_;
    Label* empty_;
    std::vector<session::KnownCard> all_;
    std::vector<session::KnownCard> shown_;
    std::function<void(const session::KnownCard&)> chosen_;
    std::function<void()> left_;
};

}  // namespace desktop
