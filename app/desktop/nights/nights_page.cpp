#include "app/desktop/nights/nights_page.h"

#include <wx/sizer.h>

#include "app/desktop/nights/fairness_tab.h"
#include "app/desktop/nights/games_tab.h"
#include "app/desktop/nights/luck_tab.h"
#include "app/desktop/nights/players_tab.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/nights/settle.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

/// Games that are taken in before the page comes up; the others follow while it is there.
constexpr std::size_t kAtOnce = 20;

}  // namespace

NightsPage::NightsPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      book_(new wxNotebook(this, wxID_ANY)),
      tabs_{new GamesTab(book_, desk), new PlayersTab(book_, desk), new LuckTab(book_, desk),
            new FairnessTab(book_, desk)} {
    for (NightsTab* tab : tabs_) book_->AddPage(tab, tab->Heading());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(book_, wxSizerFlags(1).Expand());
    SetSizer(all);
    book_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this] { TheDesk().helm.ShowAgain(); });
    });
}

void NightsPage::Enter() {
    try {
        if (nights::catch_up(TheDesk().journal, kAtOnce)) CallAfter([this] { Enter(), ShowState(); });
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void NightsPage::ShowState() {
    dress_native({book_}, TheDesk().look);
    for (std::size_t i = 0; i < kTabs; ++i)
        if (book_->GetPageText(i) != tabs_[i]->Heading()) book_->SetPageText(i, tabs_[i]->Heading());
    try {
        TheTab().ShowState();
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

NightsTab& NightsPage::TheTab() const {
    return *tabs_.at(static_cast<std::size_t>(book_->GetSelection()));
}

void NightsPage::ChooseTab(std::size_t tab) {
    book_->ChangeSelection(tab);
    TheDesk().helm.ShowAgain();
    RestFocus();
}

bool NightsPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetModifiers() == wxMOD_CONTROL) {
        const auto digit = digit_of_key(event.GetKeyCode());
        if (!digit || *digit < 1 || *digit > static_cast<int>(kTabs)) return false;
        ChooseTab(static_cast<std::size_t>(*digit - 1));
        return true;
    }
    if (TheTab().TakeKey(event)) return true;
    if (event.GetKeyCode() != WXK_ESCAPE || event.HasAnyModifiers()) return false;
    TheDesk().helm.GoBack();
    return true;
}

}  // namespace desktop
