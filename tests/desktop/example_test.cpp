// The rulebook's example, played at the window as a table would: 29, 18 and 2.
#include <wx/spinctrl.h>

#include "app/desktop/look/paints.h"
#include "app/session/dive_draft.h"
#include "app/words/dive_set_up_words.h"
#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/hazard_words.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/real_hand.h"

namespace desktop_test {
namespace {

using deepblue::Gem;
using deepblue::Seat;
using desktop::PageId;

constexpr Seat kAda{0};
constexpr Seat kBen{1};
constexpr Seat kCleo{2};

class ExampleTest : public PagesTest {
protected:
    void ExpectResult() {
        ASSERT_EQ(Page(), PageId::Result);
        const std::map<Seat, int> pays{{kAda, 18}, {kBen, 29}, {kCleo, 2}};
        ASSERT_EQ(Window().Table().dives.size(), 1U);
        for (const deepblue::Pay& pay : Window().Table().dives.back().pay) {
            EXPECT_EQ(pay.total(), pays.at(pay.seat));
            const wxString name = words::spoken(Window().Table().seats.name(pay.seat));
            EXPECT_TRUE(IsSaid(name, pay.total())) << name;
        }
    }

    /// Whether something on the page names that player together with that number.
    bool IsSaid(const wxString& player, int number) {
        for (wxWindow* window : all_windows(Frame().ThePage()))
            for (const wxString& text : texts_of(*window))
                if (text.Contains(player) && text.Contains(wxString::Format("%d", number))) return true;
        return false;
    }

    bool IsBoatOn(std::size_t corner, Seat seat) {
        const auto there = session::dive_to_set_up(Window().Game()).on_corner(corner);
        return there && there->seat == seat;
    }
};

class KeyboardExampleTest : public ExampleTest {
protected:
    void EnterPlayer(int number, const std::string& name) {
        ASSERT_TRUE(hand_.TabTo(wxString::Format(Say("Name of player %d"), number)));
        hand_.Type(name);
    }

    void SetUpGame() {
        ASSERT_TRUE(hand_.KeyLeadsTo('1', PageId::NewGame));
        EnterPlayer(1, "Ada");
        EnterPlayer(2, "Ben");
        EnterPlayer(3, "Cleo");
        ASSERT_TRUE(hand_.TabTo(Say("The app draws from its bag")));
        const wxString by_hand = Say("We draw by hand and tap the gem");
        ASSERT_TRUE(hand_.Key(WXK_DOWN, [&] { return name_of(*hand_.Focused()) == by_hand; }));
        ASSERT_TRUE(hand_.TabTo(wxString::Format(Say("Card %1$d: %2$s"), 1, "green")));
        ASSERT_TRUE(hand_.Key(WXK_SPACE));
        ASSERT_TRUE(hand_.Key(
            WXK_RETURN, [&] { return Page() == PageId::Table; }, wxMOD_CONTROL));
        EXPECT_EQ(Window().Table().bag[Gem::Green], 1);
    }

    /// Chooses the boat, goes to the corner by arrows and tells what kind of spot it is.
    void PutBoat(int digit, int arrow, int times, int kind, std::size_t corner) {
        ASSERT_TRUE(hand_.Key(digit));
        for (int i = 0; i < times; ++i) ASSERT_TRUE(hand_.Key(arrow));
        hand_.AnswerMenu(kind);
        const auto seat = session::dive_to_set_up(Window().Game()).seats()[static_cast<std::size_t>(digit - '1')];
        ASSERT_TRUE(hand_.Key(WXK_RETURN, [&] { return IsBoatOn(corner, seat); }));
    }

    void SetUpDive() {
        ASSERT_TRUE(hand_.KeyLeadsTo('4', PageId::DiveSetUp));
        pump();
        PutBoat('1', WXK_LEFT, 1, 5, 1);
        PutBoat('2', WXK_LEFT, 2, 2, 0);
        PutBoat('3', WXK_RIGHT, 1, 3, 2);
        ASSERT_TRUE(hand_.TabTo(Say("VP")));
        hand_.Type("3");
        ASSERT_TRUE(hand_.Key(WXK_RETURN, [&] { return session::dive_to_set_up(Window().Game()).vp == 3; }));
        pump();
        ASSERT_TRUE(hand_.KeyPlays(WXK_SPACE));
    }

    void Draw(Gem gem) { ASSERT_TRUE(hand_.KeyPlays('0' + desktop::digit_of(gem))); }

    /// A card of the diver of that number.
    void PlayCard(int diver, int vp) {
        if (Page() == PageId::Draw) {
            ASSERT_TRUE(hand_.KeyLeadsTo('C', PageId::CrewCards));
        }
        ASSERT_TRUE(hand_.Key('0' + diver));
        ASSERT_TRUE(hand_.Key('V'));
        ASSERT_TRUE(hand_.Key('0' + vp));
        ASSERT_TRUE(hand_.KeyPlays(WXK_RETURN));
        ASSERT_TRUE(hand_.KeyLeadsTo(WXK_SPACE, PageId::Draw));
    }

    RealHand& Hand() { return hand_; }

private:
    RealHand hand_{Window()};
};

TEST_F(KeyboardExampleTest, FromTheStartPageToTheResult) {
    ASSERT_NO_FATAL_FAILURE(SetUpGame());
    ASSERT_NO_FATAL_FAILURE(SetUpDive());
    ASSERT_NO_FATAL_FAILURE(Draw(Gem::Gold));
    ASSERT_NO_FATAL_FAILURE(PlayCard(3, 2));
    for (const Gem gem : {Gem::Silver, Gem::Blue, Gem::Green}) ASSERT_NO_FATAL_FAILURE(Draw(gem));
    ASSERT_NO_FATAL_FAILURE(PlayCard(2, 8));
    ASSERT_NO_FATAL_FAILURE(Draw(Gem::Gold));
    ASSERT_NO_FATAL_FAILURE(PlayCard(1, 2));
    ASSERT_NO_FATAL_FAILURE(Draw(Gem::Red));
    ASSERT_NO_FATAL_FAILURE(PlayCard(1, 4));
    for (const Gem gem : {Gem::Black, Gem::Blue}) ASSERT_NO_FATAL_FAILURE(Draw(gem));
    ASSERT_EQ(Page(), PageId::Hazard);
    for (const int answer : {'2', '3', '1'}) ASSERT_TRUE(Hand().KeyPlays(answer));
    ASSERT_EQ(Page(), PageId::CrewCards);
    ASSERT_NO_FATAL_FAILURE(PlayCard(2, 6));
    ASSERT_TRUE(Hand().KeyPlays('S'));
    ExpectResult();
    EXPECT_TRUE(Hand().KeyLeadsTo(WXK_SPACE, PageId::Table));
}

class MouseExampleTest : public ExampleTest {
protected:
    [[nodiscard]] const words::Language& In() { return Window().Companion().look.language(); }

    /// Clicks the boat, then the corner, and tells what kind of spot that is.
    void PutBoat(const std::string& player, std::size_t corner, int kind) {
        const auto seat = *Window().Table().seats.find(player);
        const auto soon = [] { return true; };
        ASSERT_TRUE(hand_.Click(words::boat_name(words::spoken(player), 0, In()), soon));
        hand_.AnswerMenu(kind);
        const auto number = static_cast<int>(corner) + 1;
        const wxString place = wxString::Format(Say("Corner %1$d: %2$s"), number, Say("no scouting spot"));
        ASSERT_TRUE(hand_.Click(place, [&] { return IsBoatOn(corner, seat); }));
    }

    void SetUpDive() {
        ASSERT_TRUE(hand_.Click(In().say_in("action", "Dive"), [&] { return Page() == PageId::DiveSetUp; }));
        pump();
        PutBoat("Ada", 1, 5);
        PutBoat("Ben", 0, 2);
        PutBoat("Cleo", 2, 3);
        auto* vp = dynamic_cast<wxSpinCtrl*>(control_named(Frame(), Say("VP")));
        ASSERT_NE(vp, nullptr);
        vp->SetValue(3);
        wxSpinEvent changed(wxEVT_SPINCTRL, vp->GetId());
        changed.SetEventObject(vp);
        vp->ProcessWindowEvent(changed);
        pump();
        ASSERT_TRUE(hand_.ClickPlays(Say("Start the dive")));
    }

    void Draw(Gem gem) { ASSERT_TRUE(hand_.ClickPlays(words::titled(words::name(gem, In())))); }

    /// A card by one of the numbers below the diver's name.
    void PlayCard(const std::string& player, int vp) {
        if (Page() == PageId::Draw) {
            ASSERT_TRUE(hand_.Click(Say("Crew card …"), [&] { return Page() == PageId::CrewCards; }));
        }
        wxWindow* column = panel_named(Frame().ThePage(), words::spoken(player));
        ASSERT_NE(column, nullptr);
        wxWindow* number = control_named(*column, wxString::Format("%d", vp));
        ASSERT_NE(number, nullptr);
        const std::size_t before = Window().Game().actions().size();
        ASSERT_TRUE(hand_.Click(*number, [&] { return Window().Game().actions().size() > before; }));
        ASSERT_TRUE(hand_.Click(Say("No more cards"), [&] { return Page() == PageId::Draw; }));
    }

    RealHand hand_{Window()};
};

TEST_F(MouseExampleTest, FromTheTableToTheResult) {
    auto actions = recorded_game("example").actions;
    GameHand(Window()).Begin(std::get<deepblue::Start>(actions.front()));
    for (std::size_t i = 1; i < 5; ++i) Window().Game().play(actions[i]);
    Frame().GoToGame();
    ASSERT_NO_FATAL_FAILURE(SetUpDive());
    ASSERT_NO_FATAL_FAILURE(Draw(Gem::Gold));
    ASSERT_NO_FATAL_FAILURE(PlayCard("Cleo", 2));
    for (const Gem gem : {Gem::Silver, Gem::Blue, Gem::Green}) ASSERT_NO_FATAL_FAILURE(Draw(gem));
    ASSERT_NO_FATAL_FAILURE(PlayCard("Ben", 8));
    ASSERT_NO_FATAL_FAILURE(Draw(Gem::Gold));
    ASSERT_NO_FATAL_FAILURE(PlayCard("Ada", 2));
    ASSERT_NO_FATAL_FAILURE(Draw(Gem::Red));
    ASSERT_NO_FATAL_FAILURE(PlayCard("Ada", 4));
    for (const Gem gem : {Gem::Black, Gem::Blue}) ASSERT_NO_FATAL_FAILURE(Draw(gem));
    ASSERT_EQ(Page(), PageId::Hazard);
    ASSERT_TRUE(hand_.ClickPlays(Say("Scouting spot")));
    ASSERT_TRUE(hand_.ClickPlays(words::protecting_card(Gem::Blue, In())));
    ASSERT_TRUE(hand_.ClickPlays(Say("Surface")));
    ASSERT_EQ(Page(), PageId::CrewCards);
    ASSERT_NO_FATAL_FAILURE(PlayCard("Ben", 6));
    ASSERT_TRUE(hand_.ClickPlays(Say("Stop the dive")));
    ExpectResult();
}

}  // namespace
}  // namespace desktop_test
