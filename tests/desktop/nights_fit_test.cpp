// The lists of the game nights and of the steps, and the board of a replay, in every language, size of text and window:
// nothing is cut.
#include <ostream>
#include <stdexcept>

#include "app/nights/days.h"
#include "app/nights/told_game.h"
#include "tests/desktop/cut_cells.h"
#include "tests/desktop/nights_games.h"
#include "tests/desktop/picture.h"

namespace desktop_test {
namespace {

constexpr int kSoon = 1000;  // milliseconds, in which the rows get their heights

struct Fitting {
    std::string language;
    double text_size;
    wxSize window;
};

void PrintTo(const Fitting& fitting, std::ostream* out) {
    *out << fitting.language << " at " << fitting.text_size << " in " << fitting.window.x;
}

class NightsFit : public NightsGames, public testing::WithParamInterface<Fitting> {
protected:
    void Fit() {
        desktop::Choices choices = Window().Companion().preferences.get();
        choices.language = GetParam().language;
        choices.text_size = GetParam().text_size;
        Frame().Choose(choices);
        Frame().SetClientSize(GetParam().window);
        ASSERT_TRUE(pump_until([&] { return Frame().GetClientSize() == GetParam().window; }));
        Frame().ShowAgain();
        pump();
    }

    void AddGameWonBy(const std::string& name) {
        const nights::HandGame game{.day = nights::evening_of(session::system_time()),
                                    .place = "Café Anker",
                                    .note = {},
                                    .scenario = deepblue::Scenario::StormIsComing,
                                    .printed_rules = true,
                                    .minutes = 95,
                                    .began = 0,
                                    .scores = {{name, "violet", 120}, {"Ben", "orange", 80}}};
        const auto added = nights::add_by_hand(Window().Companion().journal, game);
        ASSERT_TRUE(std::holds_alternative<journal::GameId>(added));
    }

    desktop::ReplayBoard& Board() {
        for (wxWindow* window : all_windows(Frame()))
            if (auto* board = dynamic_cast<desktop::ReplayBoard*>(window)) return *board;
        throw std::logic_error("no board");
    }

    void ExpectWhole() {
        pump_until([&] { return cut_cells(Frame()).empty(); }, kSoon);
        for (const CellText& cell : cut_cells(Frame()))
            ADD_FAILURE() << "“" << cell.text << "” needs " << cell.needed.x << " × " << cell.needed.y << " and has "
                          << cell.room.x << " × " << cell.room.y;
    }
};

TEST_P(NightsFit, EveryGameIsWholeInTheList) {
    AddGameWonBy("Maximiliane-Friederike");
    Arrange("nights");
    Fit();
    ExpectWhole();
}

TEST_P(NightsFit, EveryPlayerIsWholeInTheList) {
    Arrange("nights-players");
    Fit();
    ExpectWhole();
}

TEST_P(NightsFit, EveryStepAndDiveOfAGameIsWholeInTheList) {
    Arrange("nights-replay");
    Fit();
    ExpectWhole();
    ASSERT_TRUE(Window().Press(Say("Dives")));
    ExpectWhole();
}

TEST_P(NightsFit, EveryStepOfTheGameThatIsPlayedIsWholeInTheList) {
    Arrange("steps");
    Fit();
    ExpectWhole();
}

TEST_P(NightsFit, EveryTextFitsTheBoardOfAReplay) {
    Arrange("nights-replay");
    Fit();
    desktop::FitReport& report = Board().TheLook().type().report();
    for (std::size_t step = 1; step <= Nights().Replay().Steps(); ++step) {
        Nights().Replay().GoTo(step);
        pump();
        report.clear();
        (void)painted(Frame());
        for (const desktop::Misfit& misfit : report.misfits())
            ADD_FAILURE() << "step " << step << ": “" << misfit.text << "” does not fit into " << misfit.width << " × "
                          << misfit.height;
    }
}

std::vector<Fitting> fittings() {
    std::vector<Fitting> all;
    for (const char* language : {"en", "de", "it"})
        for (const double text_size : {1.0, 1.5})
            for (const wxSize& window : {wxSize(1366, 768), wxSize(1920, 1080)})
                all.push_back({language, text_size, window});
    return all;
}

INSTANTIATE_TEST_SUITE_P(Looks, NightsFit, testing::ValuesIn(fittings()), [](const auto& tested) {
    return tested.param.language + (tested.param.text_size > 1 ? "_large_" : "_") +
           std::to_string(tested.param.window.x);
});

}  // namespace
}  // namespace desktop_test
