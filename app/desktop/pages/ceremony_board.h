#pragma once

#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/pages/ceremony_chest.h"
#include "engine/deepblue/player.h"

namespace desktop {

/// The chests side by side in seat order, so that the position tells nothing.
class CeremonyBoard : public DrawnPanel {
public:
    CeremonyBoard(wxWindow* parent, Look& look);

    /// Puts sealed chests there.
    void SealAll(const deepblue::Seating& seats);
    [[nodiscard]] CeremonyChest& Chest(deepblue::Seat seat);
    [[nodiscard]] int Opened() const;
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();

    std::vector<CeremonyChest*> chests_;
};

}  // namespace desktop
