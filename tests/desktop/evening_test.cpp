// Five players from the start page to the ceremony, and an end in the middle that loses nothing.
#include <wx/combobox.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

#include "app/words/gems.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class EveningTest : public PagesTest {
protected:
    void EnterPlayers(const std::vector<std::string>& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            auto* field = dynamic_cast<wxComboBox*>(
                control_named(Frame(), wxString::Format(Say("Name of player %d"), static_cast<int>(i) + 1)));
            ASSERT_NE(field, nullptr) << i;
            field->SetValue(wxString::FromUTF8(names[i]));
            pump();
        }
    }

    void EnterMarket() {
        const char* cards[] = {"green", "red", "purple", "silver"};
        for (std::size_t i = 0; i < 4; ++i)
            ASSERT_TRUE(Window().Press(wxString::Format(Say("Card %1$d: %2$s"), static_cast<int>(i) + 1, cards[i])))
                << cards[i];
    }

    void StartGame() {
        ASSERT_TRUE(Window().Press(Say("New game")));
        ASSERT_EQ(Page(), PageId::NewGame);
        EnterPlayers({"Mara", "Tobias", "Giulia", "Ben", "Anouk"});
        EnterMarket();
        ASSERT_TRUE(Window().Press(Say("Start the game")));
        ASSERT_EQ(Page(), PageId::Table);
    }

    /// Does what the page asks for in the plainest way, so that a game goes on to its end.
    void GoOn() {
        const std::size_t turn = Window().Game().actions().size();
        switch (Page()) {
            case PageId::Table: return Window().Key(turn % 3 == 0 ? '1' : '4');
            case PageId::Recruit: return Window().Key(turn % 2 == 0 ? '0' : '2');
            case PageId::DiveSetUp: return SetUpCityDive();
            case PageId::Draw:
                return Window().Key(Window().Table().dive()->drawn.size() < most_drawn_ ? static_cast<int>(WXK_SPACE)
                                                                                        : 'S');
            case PageId::Hazard: return Answer();
            case PageId::CrewCards:
            case PageId::Result: return Window().Key(WXK_SPACE);
            default: FAIL() << "the game is on page " << static_cast<int>(Page());
        }
    }

    void SetUpCityDive() {
        auto* city = dynamic_cast<wxCheckBox*>(control_named(Frame(), Say("Sunken City")));
        ASSERT_NE(city, nullptr);
        city->SetValue(true);
        wxCommandEvent changed(wxEVT_CHECKBOX, city->GetId());
        changed.SetEventObject(city);
        city->ProcessWindowEvent(changed);
        pump();
        Window().Key('Y');  // who rushes?
        for (int i = 0; i < 9 && Page() == PageId::DiveSetUp; ++i) Window().Key(i % 2 == 0 ? 'Y' : 'N');
        Window().Key(WXK_SPACE);
        ASSERT_EQ(Page(), PageId::Draw);
    }

    /// One surfaces now and then; all others have a card.
    void Answer() {
        const auto ask = std::get<session::AskForAnswer>(Window().Game().prompt());
        const bool is_leader = ask.seat == Window().Table().dive()->leader().seat;
        if (!is_leader && Window().Game().actions().size() % 4 == 0) return Window().Key('1');
        if (ask.open.total() == 1) return Window().Key('3');
        for (const int key : {'3', '5'}) Window().Key(key);
    }

    std::size_t most_drawn_ = 6;  // in a dive

    void PlayUntil(const std::function<bool()>& done) {
        for (int i = 0; i < 400 && !done(); ++i) ASSERT_NO_FATAL_FAILURE(GoOn());
        ASSERT_TRUE(done()) << "the game stays on page " << static_cast<int>(Page()) << " after " << Steps()
                            << " steps";
    }
};

TEST_F(EveningTest, FivePlayersFromTheStartPageToTheCeremonyAndARematch) {
    ASSERT_NO_FATAL_FAILURE(StartGame());
    EXPECT_EQ(Window().Table().seats.size(), 5U);
    ASSERT_NO_FATAL_FAILURE(PlayUntil([&] { return Page() == PageId::Ceremony; }));
    EXPECT_TRUE(Window().Table().over());
    EXPECT_EQ(Window().Table().wrecks.city, deepblue::kCityWrecks);
    for (int i = 0; i < 10 && Page() == PageId::Ceremony; ++i) Window().Key(WXK_SPACE);
    ASSERT_EQ(Page(), PageId::End);
    EXPECT_TRUE(IsTold(words::spoken(Window().Table().seats.name(ranking(Window().Table()).front().seats.front()))));
    const auto seats = Window().Table().seats;
    Window().Key(WXK_RETURN);
    ASSERT_EQ(Page(), PageId::NewGame);
    ASSERT_TRUE(Window().Press(Say("Start the game")));
    EXPECT_EQ(Window().Table().seats, seats);
    EXPECT_FALSE(Window().Table().over());
}

TEST_F(EveningTest, EveryPromptIsThereAgainAfterAnEndInTheMiddle) {
    ASSERT_NO_FATAL_FAILURE(StartGame());
    most_drawn_ = static_cast<std::size_t>(deepblue::kAllThereIs.total());  // sooner or later a hazard comes
    ASSERT_NO_FATAL_FAILURE(PlayUntil([&] { return Page() == PageId::Hazard; }));
    most_drawn_ = 6;
    GoOn();  // one has answered
    for (int i = 0; i < 10; ++i) {
        const auto prompt = Window().Game().prompt();
        const deepblue::Table table = Window().Table();
        Restart();
        Frame().GoToGame();
        pump();
        EXPECT_EQ(Window().Game().prompt(), prompt);
        EXPECT_EQ(Window().Table(), table);
        ASSERT_NO_FATAL_FAILURE(GoOn());
    }
}

/// What the process holds: memory in kB and open files.
std::pair<long, long> held() {
    long pages = 0;
    std::ifstream("/proc/self/statm") >> pages >> pages;
    using Entries = std::filesystem::directory_iterator;
    return {pages * 4, static_cast<long>(std::distance(Entries("/proc/self/fd"), Entries()))};
}

/// DIVEBELL_SOAK says how many games; two in the normal run.
TEST_F(EveningTest, SoakLeavesMemoryAndHandlesFlat) {
    constexpr long kMayGrow = 24 * 1024;
    const char* wanted = std::getenv("DIVEBELL_SOAK");
    const int games = wanted ? std::atoi(wanted) : 2;
    std::optional<std::pair<long, long>> early;
    ASSERT_NO_FATAL_FAILURE(StartGame());
    for (int game = 1; game <= games; ++game) {
        ASSERT_NO_FATAL_FAILURE(PlayUntil([&] { return Page() == PageId::Ceremony; }));
        for (int i = 0; i < 10 && Page() == PageId::Ceremony; ++i) Window().Key(WXK_SPACE);
        Window().Key(WXK_RETURN);
        ASSERT_EQ(Page(), PageId::NewGame);
        ASSERT_TRUE(Window().Press(Say("Start the game")));
        if (!early) early = held();
    }
    const auto late = held();
    EXPECT_LE(late.second, early->second) << "open files";
    EXPECT_LE(late.first, early->first + kMayGrow) << "kB of memory, after " << early->first;
    std::printf("%d games: memory %ld kB after the first, %ld kB now; open files %ld, %ld\n", games, early->first,
                late.first, early->second, late.second);
}

}  // namespace
}  // namespace desktop_test
