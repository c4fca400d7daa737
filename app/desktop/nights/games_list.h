#pragma once

#include <wx/dataview.h>

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/desk.h"
#include "app/nights/history.h"

namespace desktop {

/// The rows of the list that were read so far.
class GamesModel : public wxDataViewVirtualListModel {
public:
    /// How wide a text is in the list.
    using Measure = std::function<int(const wxString& text, bool is_strong)>;

    GamesModel(const Look& look, Measure measure) : look_(look), measure_(std::move(measure)) {}

    [[nodiscard]] const std::vector<nights::GameRow>& Rows() const { return rows_; }
    void SetRows(std::vector<nights::GameRow> rows);
    /// The room that these two have in a line, and whether the days go without their weekday.
    void SetRoom(int scenario, int winner, bool has_short_days);
    void Append(const std::vector<nights::GameRow>& rows);

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attribute) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    [[nodiscard]] wxString NightOf(unsigned row) const;
    [[nodiscard]] wxString InLines(const wxString& text, int width, bool is_strong) const;

    const Look& look_;
    Measure measure_;
    int scenario_width_ = 0;
    int winner_width_ = 0;
    bool has_short_days_ = false;
    mutable std::map<std::pair<wxString, bool>, wxString> in_lines_;  // measured once, asked for at every painting
    std::vector<nights::GameRow> rows_;
};

/// The finished games, the newest first. It reads as many as are looked at.
class GamesList : public wxDataViewCtrl {
public:
    GamesList(wxWindow* parent, Desk& desk);

    /// Shows what fits; the game that was chosen stays chosen, if it is still there, else its neighbour is.
    void ShowGames(const nights::Filter& filter);
    [[nodiscard]] bool IsEmpty() const { return model_->Rows().empty(); }
    [[nodiscard]] std::optional<journal::GameId> Chosen() const;
    void Choose(journal::GameId game);
    /// Who left with the newest game chosen finds the newest chosen again, though another may have come meanwhile.
    void Enter();
    [[nodiscard]] const std::vector<nights::GameRow>& Rows() const { return model_->Rows(); }

private:
    /// What the rows need, two lines allowed where there may be two.
    struct Needs {
        int day = 0;
        int short_day = 0;
        int scenario = 0;
        int winner = 0;
        int vp = 0;
        [[nodiscard]] int least() const { return short_day + scenario + winner + vp; }
    };

    void TakeLook();
    [[nodiscard]] Needs FindNeeds(const wxFont& font) const;
    /// The same, measured once.
    const Needs& NeedsIn(const wxFont& font);
    void ForgetNeeds() { needs_.clear(); }
    void ShareWidth();
    void ReadOn();
    void ChooseRow(std::size_t row);

    Desk& desk_;
    wxFont font_;                    // as large as the look has it
    std::map<double, Needs> needs_;  // by the size of the letters
    wxObjectDataPtr<GamesModel> model_;
    nights::Filter filter_;
    bool has_more_ = false;
    std::optional<journal::GameId> chosen_;
    std::size_t chosen_row_ = 0;
    std::optional<LookSettings> drawn_in_;
};

}  // namespace desktop
