#include "app/desktop/pages/crew_cards_column.h"

#include <wx/numdlg.h>

#include <array>

#include "app/words/gems.h"

namespace desktop {
namespace {

using namespace deepblue;

constexpr std::array kQuick{2, 3, 4, 6, 8};
constexpr std::size_t kMostFitting = 5;
constexpr int kMostVp = 99;

CrewCard as_played(const session::KnownCard& card) {
    return {.vp = card.vp, .needs = card.needs, .name = card.name};
}

}  // namespace

CrewCardsColumn::CrewCardsColumn(wxWindow* parent, Desk& desk, const Diver& diver, Played played)
    : Card(parent, desk.look), desk_(desk), seat_(diver.seat), played_(std::move(played)) {
    const auto& seats = desk.session.table().seats;
    SetTitle(words::spoken(seats.name(diver.seat)));
    if (!diver.surfaced) SetPlayer(seats.colour(diver.seat));
    auto* state = new Label(this, desk.look, Type::Label, Ink::Secondary);
    state->Reserve(220, 1);
    state->SetText(StateOf(diver));
    Content().Add(state, wxSizerFlags().Expand());
    if (diver.surfaced) return;
    AddFitting(diver);
    Content().AddStretchSpacer();
    AddAnyOther();
}

wxString CrewCardsColumn::StateOf(const Diver& diver) const {
    const words::Language& in = desk_.look.language();
    // TRANSLATORS: %d is a number of VP
    if (diver.surfaced) return wxString::Format(in.say("surfaced · keeps %d VP"), diver.card_vp);
    // TRANSLATORS: %d is a number of VP
    return wxString::Format(in.say("%d VP from cards"), diver.card_vp);
}

void CrewCardsColumn::AddFitting(const Diver& diver) {
    const words::Language& in = desk_.look.language();
    std::size_t shown = 0;
    for (const auto& known : desk_.memory.cards()) {
        const CrewCard card = as_played(known.what);
        if (known.what.protects || shown == kMostFitting) continue;
        if (desk_.session.check(Action(Play{diver.seat, card}))) continue;
        auto* button = new BigButton(this, desk_.look, ButtonStyle::Second, ButtonSize::Bar);
        // TRANSLATORS: %1$s is the name of a crew card, %2$d its VP
        button->SetFace({.label = wxString::Format(in.say("%1$s +%2$d"), words::spoken(known.what.name), card.vp)});
        button->Bind(wxEVT_BUTTON, [this, card](wxCommandEvent&) { played_(card); });
        Content().Add(button, wxSizerFlags().Expand());
        ++shown;
    }
    if (shown > 0) return;
    auto* none = new Label(this, desk_.look, Type::Label, Ink::Secondary);
    none->Reserve(220, 2);
    none->SetText(in.say("No remembered card fits. Tap a number for any other card."));
    Content().Add(none, wxSizerFlags().Expand());
}

void CrewCardsColumn::AddAnyOther() {
    const words::Language& in = desk_.look.language();
    auto* caption = new Label(this, desk_.look, Type::Label, Ink::Secondary);
    caption->SetText(in.say("Another card: VP"));
    Content().Add(caption, wxSizerFlags().Expand());
    auto* row = new Stack(desk_.look, wxHORIZONTAL, 6);
    const auto add = [&](const wxString& label, const std::function<void()>& pressed) {
        auto* button = new BigButton(this, desk_.look, ButtonStyle::Quiet, ButtonSize::Compact);
        button->SetFace({.label = label});
        button->Bind(wxEVT_BUTTON, [pressed](wxCommandEvent&) { pressed(); });
        row->Add(button, wxSizerFlags(1));
    };
    for (const int vp : kQuick) add(wxString::Format("%d", vp), [this, vp] { played_({.vp = vp}); });
    add(L"…", [this] { CallAfter([this] { AskForVp(); }); });
    Content().Add(row, wxSizerFlags().Expand());
}

void CrewCardsColumn::AskForVp() {
    const words::Language& in = desk_.look.language();
    const long vp = wxGetNumberFromUser(wxString(), in.say("VP on the card"), "Divebell", 5, 0, kMostVp, this);
    if (vp >= 0) played_({.vp = static_cast<int>(vp)});
}

}  // namespace desktop
