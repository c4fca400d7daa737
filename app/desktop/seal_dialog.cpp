#include "app/desktop/seal_dialog.h"

#include <wx/sizer.h>

#include "app/desktop/clipboard.h"
#include "app/desktop/pages/show_words.h"

namespace desktop {
namespace {

constexpr double kText = 460;

}  // namespace

SealDialog::SealDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Seal of this game")),
      desk_(desk),
      commitment_(desk.session.commitment()),
      card_(new Card(this, desk.look)),
      about_(new Label(card_, desk.look, Type::Body, Ink::Secondary)),
      copy_(new BigButton(card_, desk.look, ButtonStyle::Second, ButtonSize::Compact)),
      close_(new BigButton(card_, desk.look, ButtonStyle::Primary, ButtonSize::Compact)) {
    const words::Language& in = desk.look.language();
    auto* seal = new SealView(card_, desk.look, SealView::Extent::Whole);
    seal->SetSeal(commitment_);
    show_paragraph(*about_, desk, kText, [](auto& language) {
        return language.say(
            "It was fixed before the first draw and binds every gem the app draws. Note it down: once the game is "
            "over, "
            "anyone can prove with it that no gem was exchanged.");
    });
    copy_->SetFace({.label = in.say("Copy the seal")});
    close_->SetFace({.label = in.say("Close"), .key = in.say_in("key", "Esc")});
    auto* buttons = new Stack(desk.look, wxHORIZONTAL, 24);
    buttons->Add(copy_);
    buttons->AddStretchSpacer();
    buttons->Add(close_);
    Stack& content = card_->Content();
    content.Add(seal, wxSizerFlags().Expand());
    content.Add(about_, wxSizerFlags().Expand());
    content.Add(buttons, wxSizerFlags().Expand());
    card_->SetTitle(in.say("Seal of this game"));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(card_, wxSizerFlags(1).Expand());
    SetSizerAndFit(all);
    SetEscapeId(wxID_CANCEL);
    copy_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Copy(); });
    close_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { EndModal(wxID_OK); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
        EndModal(wxID_CANCEL);
    });
    close_->SetFocus();
}

void SealDialog::Copy() {
    const words::Language& in = desk_.look.language();
    about_->SetText(to_clipboard(wxString::FromUTF8(commitment_))
                        ? in.say("Copied.")
                        : in.say("The clipboard is not available. Please try again."));
}

}  // namespace desktop
