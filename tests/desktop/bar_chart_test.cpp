#include "app/desktop/controls/bar_chart.h"

#include "tests/desktop/picture.h"
#include "tests/desktop/spoken.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

using desktop_test::count_of;
using desktop_test::painted;

class BarChartTest : public desktop_test::WindowTest {
protected:
    BarChart& Chart(Bars bars) {
        auto& chart = Put<BarChart>();
        chart.SetBars(std::move(bars), "Luck ledger");
        chart.SetSize(600, 300);
        return chart;
    }

    static Bars Luck(double one, double other) {
        Bars bars{.rows = {}, .most = 40, .from_middle = true, .size = BarSize::Large, .less = "less", .more = "more"};
        bars.rows.push_back(
            {.gem = {}, .flag = deepblue::Colour::Orange, .label = "Tobias", .value = one, .figure = "+31"});
        bars.rows.push_back({.gem = {},
                             .flag = deepblue::Colour::Violet,
                             .label = "Ben",
                             .value = other,
                             .figure = wxString::FromUTF8("−26")});
        return bars;
    }
};

TEST_F(BarChartTest, LongerBarsAreOfLargerValues) {
    const int shorter = count_of(painted(Chart(Luck(10, 0))), look_.palette().accent);
    const int longer = count_of(painted(Chart(Luck(30, 0))), look_.palette().accent);
    EXPECT_GT(shorter, 0);
    EXPECT_GT(longer, 2 * shorter);
}

TEST_F(BarChartTest, WhatIsLessGoesTheOtherWay) {
    const wxImage image = painted(Chart(Luck(0, -30)));
    EXPECT_EQ(count_of(image, look_.palette().accent), 0);
    EXPECT_GT(count_of(image, look_.palette().amber), 100);
}

TEST_F(BarChartTest, NumbersStandAloneWhereThereIsTooLittleToDraw) {
    Bars bars = Luck(30, -30);
    bars.has_bars = false;
    const wxImage image = painted(Chart(bars));
    EXPECT_EQ(count_of(image, look_.palette().accent), 0);
    EXPECT_GT(count_of(image, look_.palette().ink), 0);
}

TEST_F(BarChartTest, EveryRowIsSpoken) {
    const auto said = desktop_test::spoken(Chart(Luck(31, -26)));
    EXPECT_EQ(said.name, "Luck ledger");
    EXPECT_EQ(said.description, "Tobias +31; Ben −26");
}

TEST_F(BarChartTest, LargeTextFitsIntoTheLeastHeight) {
    LookSettings settings = look_.settings();
    settings.sizes.text_size = 1.5;
    look_.change(settings);
    auto& chart = Chart(Luck(31, -26));
    chart.SetSize(600, chart.GetBestSize().y);
    (void)desktop_test::painted(chart);
    EXPECT_TRUE(look_.type().report().misfits().empty());
}

}  // namespace
}  // namespace desktop
