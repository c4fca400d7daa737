#include "app/desktop/pages/table_laid_gems.h"

#include <algorithm>

#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr std::size_t kInRow = 7;
constexpr double kGem = 34;
constexpr double kLargeGem = 48;  // as long as there is one row

}  // namespace

TableLaidGems::TableLaidGems(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void TableLaidGems::SetGems(const std::vector<deepblue::Gem>& gems) {
    gems_ = gems;
    const words::Language& in = TheLook().language();
    Speak(gems.empty() ? in.say("no gem yet") : words::list(gems, in));
    Refresh();
}

wxSize TableLaidGems::BodySize() const {
    return {TheLook().px(kInRow * (kGem + 4)), TheLook().px(2 * (kGem + 4))};
}

void TableLaidGems::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, painter.px(10), colours.sunk);
    if (gems_.empty()) {
        painter.text(TheLook().language().say("Tap the gems in the order they are laid"), Type::Label,
                     body.inset(painter.px(8)), colours.ink2, Align::Centre, 3);
        return;
    }
    const std::size_t rows = gems_.size() > kInRow ? 2 : 1;
    const double cell = body.w / kInRow;
    const double height = body.h / static_cast<double>(rows);
    const double side = std::min({painter.px(rows == 1 ? kLargeGem : kGem), cell, height});
    for (std::size_t i = 0; i < gems_.size(); ++i) {
        const std::size_t row = i / kInRow;
        const Box place{body.x + static_cast<double>(i % kInRow) * cell, body.y + static_cast<double>(row) * height,
                        cell, height};
        painter.gem(gems_[i], place.middle(side, side));
    }
}

}  // namespace desktop
