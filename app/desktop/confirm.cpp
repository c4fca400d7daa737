#include "app/desktop/confirm.h"

#include <wx/dialog.h>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"

namespace desktop {
namespace {

constexpr double kText = 480;
constexpr double kApart = 24;  // at least, so that no finger hits the deed instead of the way back
constexpr double kAbove = 8;

/// The deed at the left, the safe answer where the hand rests; Esc is the safe answer, too.
class ConfirmDialog : public wxDialog {
public:
    ConfirmDialog(wxWindow* parent, Look& look, const Question& question)
        : wxDialog(parent, wxID_ANY, "Divebell"), card_(new Card(this, look)) {
        auto* text = new Label(card_, look, Type::Body);
        text->SetText(question.text);
        text->Reserve(kText,
                      static_cast<int>(look.type().paragraph(question.text, Type::Body, look.px(kText)).lines.size()));
        BigButton* deed = AddAnswer(look, ButtonStyle::Danger, {.label = question.deed}, wxID_YES);
        const wxString escape = look.language().say_in("key", "Esc");
        BigButton* otherwise =
            AddAnswer(look, ButtonStyle::Primary, {.label = question.otherwise, .key = escape}, wxID_NO);
        auto* answers = new Stack(look, wxHORIZONTAL, kApart);
        answers->Add(deed);
        answers->AddStretchSpacer();
        answers->Add(otherwise);
        card_->Content().Add(text, wxSizerFlags().Expand());
        card_->Content().AddSpacer(look.px(kAbove));
        card_->Content().Add(answers, wxSizerFlags().Expand());
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(card_, wxSizerFlags(1).Expand());
        SetSizerAndFit(all);
        CentreOnParent();
        Bind(wxEVT_CHAR_HOOK,
             [this](wxKeyEvent& event) { event.GetKeyCode() == WXK_ESCAPE ? EndModal(wxID_NO) : event.Skip(); });
        Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { EndModal(wxID_NO); });
        otherwise->SetFocus();
    }

private:
    BigButton* AddAnswer(Look& look, ButtonStyle style, const ButtonFace& face, int answer) {
        auto* button = new BigButton(card_, look, style, ButtonSize::Compact);
        button->SetFace(face);
        button->Bind(wxEVT_BUTTON, [this, answer](wxCommandEvent&) { EndModal(answer); });
        return button;
    }

    Card* card_;
};

}  // namespace

bool is_sure(wxWindow* parent, Look& look, const Question& question) {
    ConfirmDialog dialog(parent, look, question);
    return dialog.ShowModal() == wxID_YES;
}

}  // namespace desktop
