#include <gtest/gtest.h>

#include "app/desktop/look/painter.h"

namespace desktop {
namespace {

wxString joined(const std::vector<wxString>& lines) {
    wxString text;
    for (const wxString& line : lines) text += (text.empty() ? "" : " ") + line;
    return text;
}

const wxString kLong = wxString::FromUTF8("Mara: Seeungeheuer! Schützen oder auftauchen?");

TEST(Fit, TextThatFitsKeepsItsSize) {
    Typesetter type{Scale()};
    const wxSize size = type.measure("Draw a gem", Type::Action);
    const Fitted& fitted = type.fit("Draw a gem", Type::Action, size);
    EXPECT_TRUE(fitted.fits);
    EXPECT_EQ(fitted.px, type_px(Type::Action, Scale()));
    EXPECT_EQ(fitted.lines.size(), 1U);
}

TEST(Fit, StepsDownBeforeItWraps) {
    Typesetter type{Scale()};
    const wxSize size = type.measure(kLong, Type::Prompt);
    const Fitted& fitted = type.fit(kLong, Type::Prompt, wxSize(size.x * 9 / 10, 200));
    EXPECT_TRUE(fitted.fits);
    EXPECT_EQ(fitted.lines.size(), 1U);
    EXPECT_LT(fitted.px, type_px(Type::Prompt, Scale()));
    EXPECT_GE(fitted.px, floor_px(Type::Prompt, Scale()));
}

TEST(Fit, WrapsToTwoLinesWhenTheFloorIsReached) {
    Typesetter type{Scale()};
    const wxSize size = type.measure(kLong, Type::Prompt);
    const Fitted& fitted = type.fit(kLong, Type::Prompt, wxSize(size.x * 6 / 10, 200));
    EXPECT_TRUE(fitted.fits);
    EXPECT_EQ(fitted.lines.size(), 2U);
    EXPECT_EQ(joined(fitted.lines), kLong);
}

TEST(Fit, DotsStayWithTheirWord) {
    Typesetter type{Scale()};
    const wxSize words = type.measure("Conta le casse", Type::Label);
    const Fitted& fitted = type.paragraph(wxString::FromUTF8("Conta le casse …"), Type::Label, words.x + 2);
    ASSERT_EQ(fitted.lines.size(), 2U);
    EXPECT_EQ(fitted.lines[0], "Conta le");
}

TEST(Fit, NeverCutsOffWhatCannotFit) {
    Typesetter type{Scale()};
    const wxString word = wxString::FromUTF8("Unterwasserschatzgräbergewerkschaft");
    const Fitted& fitted = type.fit(word, Type::Action, wxSize(60, 40));
    EXPECT_FALSE(fitted.fits);
    EXPECT_EQ(joined(fitted.lines), word);
    EXPECT_EQ(fitted.px, least_px(Type::Action));
}

TEST(Fit, IsTrueForEveryLongGermanButtonAtOneAndAHalf) {
    const Scale scale({.window = {1366, 768}, .text_size = 1.5});
    Typesetter type{scale};
    for (const char* text :
         {"Tauchgang beginnen", "Erkundungsfeld", "Schwarze Crewkarte", "In die Schatztruhen legen"}) {
        const Fitted& fitted = type.fit(wxString::FromUTF8(text), Type::Action, wxSize(300, 88));
        EXPECT_TRUE(fitted.fits) << text;
        EXPECT_LE(fitted.size.x, 300) << text;
        EXPECT_LE(fitted.size.y, 88) << text;
    }
}

TEST(Fit, NoTextIsSmallerThanFifteenPixels) {
    const Scale scale({.window = {800, 500}, .text_size = 0.85});
    for (const Type type :
         {Type::Hazard, Type::Prompt, Type::Action, Type::Name, Type::Heading, Type::Body, Type::Label})
        EXPECT_GE(floor_px(type, scale), 15);
    EXPECT_EQ(floor_px(Type::KeyCap, scale), 13);
}

TEST(Fit, ParagraphBreaksAsOftenAsItMust) {
    Typesetter type{Scale()};
    const Fitted& fitted = type.paragraph(kLong, Type::Body, 160);
    EXPECT_TRUE(fitted.fits);
    EXPECT_GT(fitted.lines.size(), 2U);
    EXPECT_EQ(joined(fitted.lines), kLong);
}

TEST(Fit, AnotherScaleForgetsWhatWasFound) {
    Typesetter type{Scale()};
    const int before = type.fit("Mara", Type::Heading, wxSize(500, 100)).px;
    type.set_scale(Scale({.window = {1366, 768}, .text_size = 1.5}));
    EXPECT_EQ(type.fit("Mara", Type::Heading, wxSize(500, 100)).px, before * 3 / 2);
}

class FitReporting : public ::testing::Test {
protected:
    FitReporting() : image_(200, 100), gc_(wxGraphicsContext::Create(image_)), painter_(*gc_, look_) {}

    Look look_;
    wxImage image_;
    std::unique_ptr<wxGraphicsContext> gc_;
    Painter painter_;
};

TEST_F(FitReporting, DrawingWhatFitsReportsNothing) {
    painter_.text("Mara", Type::Body, {0, 0, 200, 40}, *wxBLACK);
    EXPECT_TRUE(look_.type().report().misfits().empty());
}

TEST_F(FitReporting, DrawingWhatDoesNotFitIsReportedOnce) {
    painter_.text("Sauerstoffengpass", Type::Body, {0, 0, 40, 20}, *wxBLACK);
    painter_.text("Sauerstoffengpass", Type::Body, {0, 0, 40, 20}, *wxBLACK);
    ASSERT_EQ(look_.type().report().misfits().size(), 1U);
    EXPECT_EQ(look_.type().report().misfits().begin()->text, "Sauerstoffengpass");
}

TEST_F(FitReporting, DrawingOverTheEdgeOfTheWindowIsReported) {
    painter_.text("Mara", Type::Body, {0, 80, 200, 40}, *wxBLACK);
    ASSERT_EQ(look_.type().report().misfits().size(), 1U);
    EXPECT_EQ(look_.type().report().misfits().begin()->text, "Mara");
}

TEST_F(FitReporting, ParagraphTooHighIsReported) {
    painter_.paragraph(kLong, Type::Body, {0, 0, 100, 20}, *wxBLACK);
    EXPECT_EQ(look_.type().report().misfits().size(), 1U);
}

}  // namespace
}  // namespace desktop
