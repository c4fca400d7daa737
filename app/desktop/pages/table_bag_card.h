#pragma once

#include <array>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/pages/table_added_list.h"
#include "app/desktop/pages/table_bag_cell.h"
#include "app/desktop/pages/table_card.h"
#include "app/desktop/pages/table_supply_view.h"
#include "engine/deepblue/table.h"

namespace desktop {

/// The bag gem by gem, where the added ones came from, and what the supply has left.
class TableBagCard : public TableCard {
public:
    TableBagCard(wxWindow* parent, Look& look);

    void ShowBag(const deepblue::Table& table, const session::Story& story);
    /// "Count and compare"
    [[nodiscard]] BigButton& CountButton() { return *count_; }

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    Label* total_;
    Label* on_wrecks_;
    BigButton* count_;
    std::array<TableBagCell*, deepblue::kGemKinds> cells_{};
    Label* added_heading_;
    TableAddedList* added_;
    TableSupplyView* supply_;
};

}  // namespace desktop
