#pragma once

#include <functional>
#include <vector>

#include "app/desktop/pages/table_card.h"
#include "app/desktop/pages/table_chest.h"
#include "engine/deepblue/player.h"

namespace desktop {

/// The sealed chests in seat order, so that their places tell nothing.
class TableChestsCard : public TableCard {
public:
    TableChestsCard(wxWindow* parent, Look& look);

    /// `held` is told whose chest is held, `let_go` when it is held no longer.
    void OnHold(std::function<void(deepblue::Seat)> held, std::function<void()> let_go);
    /// The card will be that wide: names take as many lines as they need.
    void SetRoom(int width);
    void ShowChests(const deepblue::Seating& seats);

private:
    void Rebuild();

    Label* note_;
    Stack* row_;
    deepblue::Seating seats_;
    std::vector<TableChest*> chests_;
    std::function<void(deepblue::Seat)> held_;
    std::function<void()> let_go_;
};

}  // namespace desktop
