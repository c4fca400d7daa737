#include "app/desktop/pages/settings_colours.h"

#include "app/desktop/pages/colour_check.h"
#include "app/desktop/pages/form_area.h"

namespace desktop {
namespace {

constexpr double kText = 405;

}  // namespace

SettingsColours::SettingsColours(wxWindow* parent, Desk& desk)
    : SettingsCard(parent, desk),
      text_(new Label(this, desk.look, Type::Label, Ink::Secondary)),
      check_(new ColourCheck(this, desk.look)) {
    Rows().Add(text_, wxSizerFlags().Expand());
    Rows().AddSpacer(desk.look.px(12));
    Rows().Add(check_, wxSizerFlags().Expand());
    AddSpace();
    outlines_ = AddCheck(&Choices::strong_outlines);
    patterns_ = AddCheck(&Choices::patterns);
}

void SettingsColours::ShowChoices() {
    SetTitle(In().say("Colour check"));
    show_paragraph(*text_,
                   In().say("How gems and flags look with a colour deficiency. Shape, letter and pattern stay."), kText,
                   TheDesk().look);
    ShowCheck(*outlines_, In().say("Stronger outlines"), &Choices::strong_outlines);
    ShowCheck(*patterns_, In().say("Patterns on the gems"), &Choices::patterns);
    check_->Refresh();
}

}  // namespace desktop
