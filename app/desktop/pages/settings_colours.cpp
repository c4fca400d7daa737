#include "app/desktop/pages/settings_colours.h"

#include "app/desktop/pages/colour_check.h"

namespace desktop {
namespace {

constexpr double kText = 370;

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
    show_paragraph(*text_, TheDesk(), kText, [](auto& in) {
        return in.say("How gems and flags look with a colour deficiency. Shape, letter and pattern stay.");
    });
    ShowCheck(*outlines_, &Choices::strong_outlines, [](auto& in) { return in.say("Stronger outlines"); });
    ShowCheck(*patterns_, &Choices::patterns, [](auto& in) { return in.say("Patterns on the gems"); });
    check_->Refresh();
}

}  // namespace desktop
