// How many taps a dive takes.
#include "app/words/dive_set_up_words.h"
#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/hazard_words.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

using deepblue::Gem;
using desktop::PageId;

class TapsTest : public PagesTest {
protected:
    [[nodiscard]] const words::Language& In() { return Window().Companion().look.language(); }

    void Tap(const wxString& name) {
        ++taps_;
        ASSERT_TRUE(Window().Press(name)) << name;
    }

    /// A native choice: one tap opens it, one chooses.
    void Choose(const wxString& name, const wxString& entry) {
        taps_ += 2;
        ASSERT_TRUE(Window().Choose(name, entry)) << entry;
    }

    void PutBoat(const char* player, int corner, Gem spot) {
        Tap(words::boat_name(words::spoken(player), 0, In()));
        Tap(wxString::Format(Say("Corner %1$d: %2$s"), corner, words::name(spot, In())));
    }

    void TapGem(Gem gem) { Tap(words::titled(words::name(gem, In()))); }

    void TapNumber(const char* player, int vp) {
        wxWindow* column = panel_named(Frame().ThePage(), words::spoken(player));
        ASSERT_NE(column, nullptr) << player;
        wxWindow* number = control_named(*column, wxString::Format("%d", vp));
        ASSERT_NE(number, nullptr) << vp;
        ++taps_;
        ASSERT_TRUE(Window().Press(*number));
    }

    int taps_ = 0;
};

TEST_F(TapsTest, FromDiveToBookedIn30) {
    const session::KnownWreck wreck{
        "Annabella", 5, false, {deepblue::Spot::Gold, deepblue::Spot::Blue, deepblue::Spot::Red}};
    Window().Companion().memory.remember(wreck);
    PlayAll({R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"},)"
             R"({"name":"Cleo","colour":"yellow"},{"name":"Dora","colour":"violet"}],"first":"Ada",)"
             R"("scenario":"troubled_waters"})",
             R"({"do":"reveal","gem":"green"})", R"({"do":"reveal"})", R"({"do":"reveal"})", R"({"do":"reveal"})"});
    session::TableSettings settings;
    settings.drawing = session::Drawing::Hand;
    Window().Game().set_settings(settings);

    Tap(In().say_in("action", "Dive"));
    Choose(Say("Wreck"), words::in_short(wreck, In()));
    // The leader's boat lies in the centre.
    PutBoat("Ben", 2, Gem::Blue);
    PutBoat("Cleo", 1, Gem::Gold);
    PutBoat("Dora", 3, Gem::Red);
    Tap(Say("Start the dive"));
    for (const Gem gem : {Gem::Gold, Gem::Silver, Gem::Blue, Gem::Green, Gem::Gold, Gem::Red, Gem::Black, Gem::Blue}) {
        TapGem(gem);
        if (Page() == PageId::CrewCards) Tap(Say("No more cards"));  // it opens where a known card fits
    }
    ASSERT_EQ(Page(), PageId::Hazard);
    Tap(words::protecting_card(Gem::Blue, In()));
    Tap(Say("Scouting spot"));
    Tap(words::protecting_card(Gem::Blue, In()));
    Tap(Say("Surface"));
    ASSERT_EQ(Page(), PageId::CrewCards);
    TapNumber("Ada", 4);
    TapNumber("Ben", 8);
    TapNumber("Cleo", 2);
    Tap(Say("No more cards"));
    Tap(Say("Stop the dive"));
    ASSERT_EQ(Page(), PageId::Result);
    Tap(Say("Book into the chests"));
    EXPECT_EQ(Page(), PageId::Table);
    EXPECT_EQ(Window().Table().dives.back().pay.size(), 4U);
    EXPECT_LE(taps_, 30);
}

}  // namespace
}  // namespace desktop_test
