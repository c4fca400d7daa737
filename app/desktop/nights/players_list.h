#pragma once

#include <wx/dataview.h>

#include <optional>
#include <vector>

#include "app/desktop/desk.h"
#include "app/nights/records.h"

namespace desktop {

/// Everyone who played, with their numbers.
class PlayersList : public wxDataViewListCtrl {
public:
    PlayersList(wxWindow* parent, Desk& desk);

    /// The player who was chosen stays chosen, else the first is.
    void ShowRecords(const std::vector<nights::PlayerRecord>& records);
    [[nodiscard]] std::optional<journal::PlayerId> Chosen() const { return chosen_; }
    void Choose(journal::PlayerId player);

private:
    void TakeLook();
    void ShareWidth();
    void AddRow(const nights::PlayerRecord& record, double best_rate);

    Desk& desk_;
    std::vector<journal::PlayerId> players_;
    std::optional<journal::PlayerId> chosen_;
};

}  // namespace desktop
