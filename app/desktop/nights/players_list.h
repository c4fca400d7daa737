#pragma once

#include <optional>
#include <vector>

#include "app/desktop/desk.h"
#include "app/desktop/nights/players_model.h"

namespace desktop {

/// Everyone who played, with their numbers.
class PlayersList : public wxDataViewCtrl {
public:
    PlayersList(wxWindow* parent, Desk& desk);

    /// The player who was chosen stays chosen, else the first is.
    void ShowRecords(const std::vector<nights::PlayerRecord>& records);
    [[nodiscard]] std::optional<journal::PlayerId> Chosen() const { return chosen_; }
    void Choose(journal::PlayerId player);

private:
    void TakeLook();
    void DressFor(int lines);
    void ShareWidth();
    [[nodiscard]] int WidthOf(PlayersColumn column, bool has_bar) const;
    [[nodiscard]] int BesideName() const;
    [[nodiscard]] int WidthOfNames(int room) const;
    void SetWidth(unsigned column, int width);

    Desk& desk_;
    wxObjectDataPtr<PlayersModel> model_;
    std::optional<journal::PlayerId> chosen_;
    std::optional<LookSettings> drawn_in_;
    int lines_ = 1;
};

}  // namespace desktop
