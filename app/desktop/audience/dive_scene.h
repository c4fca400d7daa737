#pragma once

#include <cstddef>

#include "app/desktop/audience/scene.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/pages/draw_board.h"
#include "app/desktop/pages/draw_divers.h"

namespace desktop {

/// The dive board with everyone in the dive.
class DiveScene : public Scene {
public:
    DiveScene(wxWindow* parent, Look& look, Speakers& speakers);

    void Show(const session::AudienceView& view) override;

protected:
    void Arrange() override;

private:
    void ShowBanner(const session::AudienceView& view, const session::AudienceDive& scene);

    Speakers& speakers_;
    PromptBanner* banner_;
    DrawBoard* board_;
    DrawDivers* divers_;
    Label* odds_;
    std::size_t dive_ = 0;   // the one that was shown
    std::size_t drawn_ = 0;  // so far as it was shown
};

}  // namespace desktop
