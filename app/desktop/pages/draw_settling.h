#pragma once

#include <vector>

#include "app/desktop/controls/veil.h"
#include "app/desktop/look/box.h"
#include "engine/deepblue/gem.h"

namespace desktop {

/// A gem on its way over the board.
struct SettlingGem {
    deepblue::Gem gem{};
    Box from;
    Box to;
};

/// The gems that make room for those that rise: they settle on their places.
class DrawSettling : public Veil {
public:
    DrawSettling(wxWindow* parent, Look& look) : Veil(parent, look) {}

    void Settle(std::vector<SettlingGem> gems);

protected:
    void Draw(wxGraphicsContext& gc) override;

private:
    std::vector<SettlingGem> gems_;
    double far_ = 0;
};

}  // namespace desktop
