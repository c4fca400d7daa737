#pragma once

#include <vector>

#include "app/desktop/audience/chest_row.h"
#include "app/desktop/audience/scene.h"

namespace desktop {

/// The chests in seat order; those that are open show their VP.
class CeremonyScene : public Scene {
public:
    CeremonyScene(wxWindow* parent, Look& look);

    void Show(const session::AudienceView& view) override;

protected:
    void Arrange() override;

private:
    /// Whose place it is that opened last.
    [[nodiscard]] wxString Line(const std::vector<deepblue::Rank>& opened, const deepblue::Seating& seats) const;

    PromptBanner* banner_;
    ChestRow* chests_;
};

}  // namespace desktop
