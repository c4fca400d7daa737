#include "app/desktop/pages/ceremony_page.h"

#include <algorithm>

#include "app/words/faults.h"
#include "app/words/ranking.h"

namespace desktop {

using namespace deepblue;

CeremonyPage::CeremonyPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    banner_ = new PromptBanner(this, desk.look);
    chests_row_ = new Stack(desk.look, wxHORIZONTAL, 24);
    all_ = new BigButton(this, desk.look, ButtonStyle::Second);
    next_ = new BigButton(this, desk.look, ButtonStyle::Primary);
    auto* bottom = new Stack(desk.look, wxHORIZONTAL, 24);
    bottom->AddStretchSpacer();
    bottom->Add(all_, wxSizerFlags().CentreVertical());
    bottom->Add(next_, wxSizerFlags().CentreVertical());
    auto* column = new Stack(desk.look, wxVERTICAL, 20, 20);
    column->Add(banner_, wxSizerFlags().Expand());
    column->AddStretchSpacer();
    column->Add(chests_row_, wxSizerFlags().CentreHorizontal());
    column->AddStretchSpacer();
    column->Add(bottom, wxSizerFlags().Expand());
    SetSizer(column);
    all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { OpenAll(); });
    next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { OpenNext(); });
}

void CeremonyPage::Enter() {
    opened_ = 0;
    for (ChestView* chest : chests_) chest->Destroy();
    chests_.clear();
    chests_row_->Clear();
    for (const Seat seat : TheTable().seats.all()) {
        auto* chest = new ChestView(this, TheDesk().look, ColourOf(seat), 180);
        chest->SetPlayer(NameOf(seat));
        chests_.push_back(chest);
        chests_row_->Add(chest);
    }
}

void CeremonyPage::ShowState() {
    if (!TheTable().over()) return;
    const auto ranks = ranking(TheTable());
    for (std::size_t i = ranks.size() - opened_; i < ranks.size(); ++i) {
        for (const Seat seat : ranks[i].seats)
            chests_[static_cast<std::size_t>(seat)]->Open(wxString::Format("%d", ranks[i].vp));
    }
    banner_->SetFace({.question = Line(), .icon = Icon::Crown});
    all_->SetFace({.label = In().say("Open all"), .key = "Esc"});
    next_->SetFace({.label = opened_ == ranks.size() ? In().say("To the ranking") : In().say("Open the next chest"),
                    .key = In().say("Space")});
}

wxString CeremonyPage::Line() const {
    if (opened_ == 0) return In().say("The chests open, from the last place to the first");
    const auto ranks = ranking(TheTable());
    return words::place_line(ranks, ranks.size() - opened_, TheTable().seats, In());
}

void CeremonyPage::OpenNext() {
    const auto ranks = ranking(TheTable());
    if (opened_ == ranks.size()) return TheDesk().helm.CloseCeremony();
    try {
        TheSession().open_chests();
    } catch (const journal::Error& error) {
        return TheDesk().helm.Tell(words::reason(error, In()));
    }
    ++opened_;
    TheDesk().sounds.Play(opened_ == ranks.size() ? Sound::Win : Sound::ChestOpens);
    ShowState();
    Layout();
}

void CeremonyPage::OpenAll() {
    const std::size_t places = ranking(TheTable()).size();
    while (opened_ < places) {
        const std::size_t before = opened_;
        OpenNext();
        if (opened_ == before) return;
    }
}

bool CeremonyPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SPACE && !IsFocusChosen()) return next_->Activate(), true;
    if (event.GetKeyCode() == WXK_ESCAPE) return OpenAll(), true;
    return false;
}

}  // namespace desktop
