#pragma once

#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/odds_bar.h"
#include "app/session/table_settings.h"
#include "engine/deepblue/table.h"

namespace desktop {

/// The chance that the next draw must be answered: in words, or in words and numbers with the bag as a bar.
class DrawOdds : public DrawnPanel {
public:
    DrawOdds(wxWindow* parent, Look& look);

    void SetTable(const deepblue::Table& table, session::OddsShown shown);
    /// The height it needs to say everything.
    [[nodiscard]] int NeededHeight() const;
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    struct Item {
        deepblue::Gem gem{};
        wxString word;
        wxString short_word;
    };

    [[nodiscard]] bool HasBar() const;
    [[nodiscard]] int SentenceHeight() const;
    [[nodiscard]] double LegendWidth(Painter& painter, bool in_short) const;
    void AddHazards(const deepblue::Table& table, std::vector<OddsPart>& parts);
    void DrawLegend(Painter& painter, const Box& box);

    OddsBar* bar_;
    session::OddsShown shown_{};
    wxString sentence_;
    wxString numbers_;
    std::vector<Item> legend_;
};

}  // namespace desktop
