#pragma once

#include <wx/button.h>

#include <functional>
#include <optional>

#include "app/desktop/controls/card.h"
#include "app/desktop/controls/line_chart.h"
#include "app/desktop/desk.h"
#include "app/desktop/nights/rank_list.h"
#include "app/nights/finished_game.h"

namespace desktop {

/// What can be done with the game that is shown.
struct GameDeeds {
    std::function<void()> replay;
    std::function<void()> edit;
    std::function<void()> more;
    std::function<void()> remove;
};

/// The game that is chosen in the list: when it was, who came where, the way there, and what can be done with it.
class GameCard : public Card {
public:
    GameCard(wxWindow* parent, Desk& desk, const GameDeeds& deeds);

    /// `record` tells the way there, if its lines are known.
    void ShowGame(const nights::FinishedGame& game, const std::optional<nights::GameRecord>& record);
    [[nodiscard]] LineChart& Chart() { return *chart_; }
    [[nodiscard]] bool HasChart() const { return has_chart_; }
    /// Where the buttons stand, the one that deletes apart from them.
    [[nodiscard]] Stack& Buttons() { return *buttons_; }
    bool Layout() override;

private:
    void ShowRanks(const nights::FinishedGame& game);
    void ShowButtons();
    void ShowChart(const std::optional<nights::GameRecord>& record);
    void ShowChart(bool is_shown);

    Desk& desk_;
    Label* line_;
    RankList* ranks_;
    Label* note_;
    LineChart* chart_;
    wxSizerItem* below_;  // room that the chart leaves
    Stack* buttons_;
    Stack* row_;
    wxButton* replay_;
    wxButton* edit_;
    wxButton* more_;
    wxButton* remove_;
    bool has_chart_ = false;
};

/// The lines of a finished game: VP after each dive.
[[nodiscard]] std::vector<ChartLine> treasure_lines(const nights::GameRecord& record);
/// The ranking of a finished game, the best first.
[[nodiscard]] std::vector<RankFace> rank_faces(const nights::FinishedGame& game, const words::Language& language);

}  // namespace desktop
