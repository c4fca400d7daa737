#pragma once

#include <vector>

#include "app/desktop/controls/odds_bar.h"
#include "app/session/table_settings.h"
#include "engine/deepblue/table.h"

namespace desktop {

/// The chance that the next draw must be answered: in words, or in words and numbers with the bag as a bar. A press
/// asks for the chances of each diver.
class DrawOdds : public DrawnControl {
public:
    DrawOdds(wxWindow* parent, Look& look);

    void SetTable(const deepblue::Table& table, session::OddsShown shown);
    /// The height it needs to say everything.
    [[nodiscard]] int NeededHeight() const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 8; }

private:
    struct Item {
        deepblue::Gem gem{};
        wxString word;
        wxString short_word;
    };

    [[nodiscard]] bool HasBar() const;
    [[nodiscard]] int SentenceHeight() const;
    [[nodiscard]] double LegendWidth(Painter& painter, bool in_short) const;
    void AddHazards(const deepblue::Table& table);
    void DrawLegend(Painter& painter, const Box& box);

    session::OddsShown shown_{};
    wxString sentence_;
    wxString numbers_;
    std::vector<OddsPart> parts_;
    std::vector<Item> legend_;
};

}  // namespace desktop
