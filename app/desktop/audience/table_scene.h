#pragma once

#include <array>

#include "app/desktop/audience/chest_row.h"
#include "app/desktop/audience/scene.h"
#include "app/desktop/controls/fresco_view.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/pages/table_bag_cell.h"

namespace desktop {

/// Between the dives: whose turn it is, the bag, the Sunken City and the chests, all sealed.
class TableScene : public Scene {
public:
    TableScene(wxWindow* parent, Look& look, Speakers& speakers);

    void Show(const session::AudienceView& view) override;

protected:
    void Arrange() override;

private:
    void ShowBanner(const session::AudienceView& view);

    Speakers& speakers_;
    PromptBanner* banner_;
    Label* heading_;
    std::array<TableBagCell*, deepblue::kGemKinds> bag_{};
    FrescoView* fresco_;
    ChestRow* chests_;
};

}  // namespace desktop
