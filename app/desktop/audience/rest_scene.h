#pragma once

#include "app/desktop/audience/scene.h"

namespace desktop {

/// No game is on: the name of the program, and that there is nothing to see yet.
class RestScene : public Scene {
public:
    RestScene(wxWindow* parent, Look& look) : Scene(parent, look) {}

    void Show(const session::AudienceView& view) override;

protected:
    void Draw(Painter& painter, const Box& body) override;
};

}  // namespace desktop
