#include "app/desktop/pages/crew_cards_page.h"

#include <wx/wupdlock.h>

namespace desktop {

using namespace deepblue;

CrewCardsPage::CrewCardsPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    banner_ = new PromptBanner(this, desk.look);
    columns_ = new Stack(desk.look, wxHORIZONTAL, 16);
    hint_ = new Label(this, desk.look, Type::Label, Ink::Secondary);
    hint_->Reserve(640, 2);
    done_ = new BigButton(this, desk.look, ButtonStyle::Primary);
    auto* bottom = new Stack(desk.look, wxHORIZONTAL, 20);
    bottom->Add(hint_, wxSizerFlags(1).CentreVertical());
    bottom->Add(done_, wxSizerFlags().CentreVertical());
    auto* all = new Stack(desk.look, wxVERTICAL, 14, 20);
    all->Add(banner_, wxSizerFlags().Expand());
    all->Add(columns_, wxSizerFlags(1).Expand());
    all->Add(bottom, wxSizerFlags().Expand());
    SetSizer(all);
    done_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Done(); });
}

bool CrewCardsPage::StaysOn(PageId wanted) const {
    const auto& actions = TheSession().actions();
    return wanted == PageId::Draw && !actions.empty() && std::holds_alternative<deepblue::Play>(actions.back());
}

void CrewCardsPage::ShowState() {
    if (!TheTable().dive()) return;
    PromptFace face{.question = In().say("Everyone still down: any crew cards?"), .icon = Icon::Card};
    banner_->SetFace(face);
    hint_->SetText(
        In().say("Gems are not used up: one gem serves any number of cards. Card VP are safe whatever comes."));
    done_->SetFace({.label = In().say("No more cards"), .key = In().say("Space")});
    ShowColumns();
}

void CrewCardsPage::ShowColumns() {
    const wxWindowUpdateLocker quiet(this);
    for (CrewCardsColumn* column : divers_) column->Destroy();
    divers_.clear();
    columns_->Clear();
    for (const Diver& diver : TheTable().dive()->divers) {
        const Seat seat = diver.seat;
        divers_.push_back(new CrewCardsColumn(this, TheDesk(), diver, [this, seat](const CrewCard& card) {
            CallAfter([this, seat, card] {
                if (Page::Play(Action(deepblue::Play{seat, card}))) TheDesk().sounds.Play(Sound::CardPlayed);
            });
        }));
        columns_->Add(divers_.back(), wxSizerFlags(1).Expand());
    }
    Layout();
}

/// With the leader up nothing is left but to close the dive; else it goes on.
void CrewCardsPage::Done() {
    if (std::holds_alternative<session::AskForLastCards>(TheSession().prompt())) {
        Page::Play(Action(Stop{}));
    } else {
        TheDesk().helm.GoToGame();
    }
}

bool CrewCardsPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SPACE && IsFocusChosen()) return false;
    if (event.GetKeyCode() != WXK_SPACE && event.GetKeyCode() != WXK_ESCAPE) return false;
    done_->Activate();
    return true;
}

}  // namespace desktop
