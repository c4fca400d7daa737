#pragma once

#include <wx/dataview.h>

#include <map>
#include <utility>
#include <vector>

#include "app/desktop/look/look.h"
#include "app/desktop/nights/two_lines.h"
#include "app/nights/records.h"

namespace desktop {

/// The columns of the list of players.
enum class PlayersColumn : unsigned { Player, Games, Wins, Rate, Average, Best, Surfaced };
inline constexpr unsigned kPlayersColumns = 7;

/// A player in the list.
struct PlayerRow {
    journal::PlayerId id{};
    std::string name;
    std::string colour;
    nights::Record all;
    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

/// The rows of the list of players; a cell is made when it is looked at.
class PlayersModel : public wxDataViewVirtualListModel {
public:
    PlayersModel(Look& look, TextMeasure measure) : look_(look), measure_(std::move(measure)) {}

    [[nodiscard]] const TextMeasure& Measure() const { return measure_; }
    [[nodiscard]] const std::vector<PlayerRow>& Rows() const { return rows_; }
    void SetRows(std::vector<PlayerRow> rows);
    /// The flags are drawn anew, in the look of now.
    void TakeLook() { flags_.clear(); }
    /// The room that a name has in a line.
    void SetNameWidth(int width) { name_width_ = width; }

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    [[nodiscard]] const wxBitmapBundle& Flag(const std::string& colour) const;

    Look& look_;
    TextMeasure measure_;
    int name_width_ = 0;
    std::vector<PlayerRow> rows_;
    double full_ = 0;                                      // the win rate that fills a bar
    mutable std::map<std::string, wxBitmapBundle> flags_;  // each drawn once
};

}  // namespace desktop
