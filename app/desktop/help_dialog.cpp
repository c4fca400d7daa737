#include "app/desktop/help_dialog.h"

#include <wx/sizer.h>

#include <utility>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"

namespace desktop {
namespace {

using Rows = std::vector<std::pair<wxString, wxString>>;

Rows rows(const words::Language& in) {
    return {
        {in.say("Everywhere"), in.say("Ctrl+Z undo, Ctrl+Y or Ctrl+Shift+Z redo, Ctrl+L all steps, F1 or ? this page, "
                                      "F11 table mode, M mute, Ctrl with + - 0 text size, F10 menu, Esc back or "
                                      "close, Tab and arrows move the focus")},
        {in.say("Start"), in.say("Enter continue, 1 new game, Ctrl+, settings")},
        {in.say("New game"), in.say("Alt+↑ and Alt+↓ move a seat, Alt+R first player at random, "
                                    "Ctrl+Enter start")},
        {in.say("Table"), in.say("1 recruit, 2 sail, 3 rest, 4 or Enter dive, B count and compare the bag")},
        {in.say("Recruit"), in.say("0 no gem, 1 to 5 silver gold red green purple, F refresh on or off, "
                                   "Ctrl+F find a card, N new card, Enter done")},
        {in.say("Dive set-up"), in.say("1 to 5 player, arrows choose boat and spot, Enter place, Y comes, "
                                       "N stays away, Space start the dive")},
        {in.say("Draw"), in.say("Space draw, S stop, C crew card; by hand 1 to 7 the gem, H switches hand or app "
                                "for this draw")},
        {in.say("Hazard"), in.say("1 surface, 2 scouting spot, 3 crew card")},
        {in.say("Crew cards"), in.say("1 to 5 diver, arrows card, Enter play, V then digits a VP amount, "
                                      "Space no more cards")},
        {in.say("Result, ceremony"), in.say("Space book, Space open the next chest")},
        {in.say("End"), in.say("Enter rematch, E export, C count the chests")}};
}

}  // namespace

HelpDialog::HelpDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Keys"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    const words::Language& in = desk.look.language();
    auto* card = new Card(this, desk.look);
    card->SetTitle(in.say("Keys"));
    for (const auto& [where, keys] : rows(in)) {
        auto* row = new Stack(desk.look, wxHORIZONTAL, 16);
        auto* place = new Label(card, desk.look, Type::BodyStrong);
        place->Reserve(170, 1);
        place->SetText(where);
        auto* what = new Label(card, desk.look, Type::Body);
        what->Reserve(760, 2);
        what->SetText(keys);
        row->Add(place, wxSizerFlags().CentreVertical());
        row->Add(what, wxSizerFlags(1).CentreVertical());
        card->Content().Add(row, wxSizerFlags().Expand());
    }
    auto* close = new BigButton(card, desk.look, ButtonStyle::Primary, ButtonSize::Compact);
    close->SetFace({.label = in.say("Close"), .key = "Esc"});
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { EndModal(wxID_OK); });
    card->Content().Add(close, wxSizerFlags().Right());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(card, wxSizerFlags(1).Expand());
    SetSizerAndFit(all);
    SetEscapeId(wxID_CANCEL);
    close->SetFocus();
}

}  // namespace desktop
