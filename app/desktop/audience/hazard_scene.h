#pragma once

#include "app/desktop/audience/scene.h"
#include "app/desktop/pages/hazard_cry.h"
#include "app/desktop/pages/hazard_head.h"
#include "app/desktop/pages/hazard_order.h"

namespace desktop {

/// The hazard that is open, in the colour of the player who is asked.
class HazardScene : public Scene {
public:
    HazardScene(wxWindow* parent, Look& look, Speakers& speakers);

    void Show(const session::AudienceView& view) override;

protected:
    void Arrange() override;
    void Draw(Painter& painter, const Box& body) override;

private:
    Speakers& speakers_;
    HazardOrder* order_;
    HazardHead* head_;
    HazardCry* cry_;
    deepblue::Colour colour_{};
};

}  // namespace desktop
