#include "app/desktop/nights/nights_page.h"

#include <wx/sizer.h>

#include <algorithm>

#include "app/desktop/every_language.h"
#include "app/desktop/nights/fairness_tab.h"
#include "app/desktop/nights/games_tab.h"
#include "app/desktop/nights/luck_tab.h"
#include "app/desktop/nights/players_tab.h"
#include "app/desktop/nights/tab_width.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/nights/settle.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

/// Games that are taken in before the page comes up; the others follow while it is there.
constexpr std::size_t kAtOnce = 20;

/// Shows the heading on its tab and keeps room for that of every other language.
void show_tab(wxNotebook& book, std::size_t number, const LateTab& tab, const Desk& desk) {
    const wxString shown = tab.Heading(desk.look.language());
    if (book.GetPageText(number) != shown) book.SetPageText(number, shown);
    int width = 0;
    for (const wxString& heading : in_every_language(desk, [&](auto& in) { return tab.Heading(in); }))
        width = std::max(width, book.GetTextExtent(heading).x + 1);
    keep_tab_width(book, number, width);
}

}  // namespace

NightsPage::NightsPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      steps_(desk),
      leaves_(new wxSimplebook(this)),
      book_(new wxNotebook(leaves_, wxID_ANY)),
      tabs_{new LateTab(book_, GamesTab::Heading,
                        [this](wxWindow* place) {
                            return new GamesTab(place, TheDesk(), steps_,
                                                [this](journal::GameId game) { OpenGame(game); });
                        }),
            new LateTab(book_, PlayersTab::Heading,
                        [this](wxWindow* place) { return new PlayersTab(place, TheDesk(), steps_); }),
            new LateTab(book_, LuckTab::Heading, [this](wxWindow* place) { return new LuckTab(place, TheDesk()); }),
            new LateTab(book_, FairnessTab::Heading,
                        [this](wxWindow* place) { return new FairnessTab(place, TheDesk()); })} {
    for (LateTab* tab : tabs_) book_->AddPage(tab, tab->Heading(In()));
    leaves_->AddPage(book_, wxString());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(leaves_, wxSizerFlags(1).Expand());
    SetSizer(all);
    book_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this] { TheDesk().helm.ShowAgain(); });
    });
}

wxString NightsPage::Title() const {
    return IsReplaying() ? replay_->Heading() : In().say("Game nights");
}

wxString NightsPage::Context() const {
    return IsReplaying() ? In().say("Replay") : wxString();
}

void NightsPage::Enter() {
    leaves_->ChangeSelection(0);
    for (LateTab* tab : tabs_) tab->Enter();
    TakeIn();
}

/// Takes in the games that were played since; where there are many, more of them each time the page is idle.
void NightsPage::TakeIn() {
    try {
        if (!nights::catch_up(TheDesk().journal, kAtOnce)) return;
        CallAfter([this] {
            TakeIn();
            TheDesk().helm.ShowAgain();
        });
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void NightsPage::ShowState() {
    dress_native({book_}, TheDesk().look);
    for (std::size_t i = 0; i < kTabs; ++i) show_tab(*book_, i, *tabs_[i], TheDesk());
    NightsTab& shown = IsReplaying() ? Replay() : TheTab();
    try {
        shown.ShowState();
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
    shown.Layout();
}

LateTab& NightsPage::ChosenTab() const {
    return *tabs_.at(static_cast<std::size_t>(book_->GetSelection()));
}

ReplayView& NightsPage::Replay() {
    if (replay_ == nullptr) {
        replay_ = new ReplayView(leaves_, TheDesk(), [this] { LeaveGame(); });
        leaves_->AddPage(replay_, wxString());
    }
    return *replay_;
}

void NightsPage::ChooseTab(std::size_t tab) {
    leaves_->ChangeSelection(0);
    book_->ChangeSelection(tab);
    TheDesk().helm.ShowAgain();
    RestFocus();
}

void NightsPage::OpenGame(journal::GameId game) {
    try {
        Replay().Open(game);
    } catch (const journal::Error& error) {
        return TheDesk().helm.Tell(words::reason(error, In()));
    }
    leaves_->ChangeSelection(1);
    TheDesk().helm.ShowAgain();
    RestFocus();
}

void NightsPage::LeaveGame() {
    leaves_->ChangeSelection(0);
    TheDesk().helm.ShowAgain();
    RestFocus();
}

bool NightsPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetModifiers() == wxMOD_CONTROL) {
        const auto digit = digit_of_key(event.GetKeyCode());
        if (digit && *digit >= 1 && *digit <= static_cast<int>(kTabs)) {
            ChooseTab(static_cast<std::size_t>(*digit - 1));
            return true;
        }
    }
    if (IsReplaying()) return replay_->TakeKey(event);
    if (TheTab().TakeKey(event)) return true;
    if (event.GetKeyCode() != WXK_ESCAPE || event.HasAnyModifiers()) return false;
    TheDesk().helm.GoBack();
    return true;
}

}  // namespace desktop
