#include "app/desktop/controls/card.h"

#include "app/desktop/controls/label.h"
#include "tests/desktop/cut_off.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

class CardTest : public desktop_test::WindowTest {};

TEST_F(CardTest, HoldsItsContentBelowTheHeading) {
    auto& card = Put<Card>();
    card.SetTitle("Sunken City");
    auto* content = new Label(&card, look_, Type::Body);
    content->SetText("1 of 4");
    card.Content().Add(content);
    panel_->Layout();
    card.Layout();
    EXPECT_GE(content->GetPosition().y, look_.px(16) + look_.type().line_height(Type::Heading));
    EXPECT_EQ(content->GetPosition().x, look_.px(16));
    EXPECT_TRUE(desktop_test::cut_off(card).empty());
}

TEST_F(CardTest, WithoutAHeadingTheContentMovesUp) {
    auto& card = Put<Card>();
    auto* content = new Label(&card, look_, Type::Body);
    content->SetText("1 of 4");
    card.Content().Add(content);
    panel_->Layout();
    card.Layout();
    EXPECT_LT(content->GetPosition().y, look_.px(20) + look_.type().line_height(Type::Heading));
}

TEST_F(CardTest, ContentThatIsTooMuchIsFoundCutOff) {
    auto& card = Put<Card>();
    auto* content = new Label(&card, look_, Type::Body);
    content->SetText("1 of 4");
    card.Content().Add(content);
    card.SetSize(60, 30);
    card.Layout();
    EXPECT_EQ(desktop_test::cut_off(card).size(), 1U);
}

TEST_F(CardTest, GivesItsInkToNativeChildren) {
    auto& card = Put<Card>();
    LookSettings settings = look_.settings();
    settings.theme = Theme::Dark;
    look_.change(settings);
    EXPECT_EQ(card.GetForegroundColour(), dark_palette().ink);
}

}  // namespace
}  // namespace desktop
