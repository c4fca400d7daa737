#include "app/desktop/pages/table_supply_view.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/gems.h"
#include "app/words/list.h"

namespace desktop {
namespace {

constexpr double kWidth = 190;
constexpr double kRow = 42;
constexpr double kGem = 34;
constexpr int kInRow = 3;
constexpr int kColours = 5;  // black and blue never come from the supply

}  // namespace

TableSupplyView::TableSupplyView(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {
    SpeakState();
}

void TableSupplyView::SetSupply(const deepblue::GemCounts& supply) {
    supply_ = supply;
    SpeakState();
    Refresh();
}

wxString TableSupplyView::Heading() const {
    // TRANSLATORS: %d is how many gems the supply has left
    return wxString::Format(TheLook().language().say("Supply, %d left"), supply_.total());
}

void TableSupplyView::SpeakState() {
    const words::Language& in = TheLook().language();
    wxString all;
    for (int i = 0; i < kColours; ++i) {
        const deepblue::Gem gem = kGemsOnScreen[static_cast<std::size_t>(i)];
        words::add_to_list(all, wxString::Format("%s %d", words::name(gem, in), supply_[gem]));
    }
    Speak(Heading(), all);
}

wxSize TableSupplyView::BodySize() const {
    Look& look = TheLook();
    const int width = std::max(look.px(kWidth), look.type().width(Heading(), Type::Label) + 2);
    return {width, look.type().line_height(Type::Label) + 2 * look.px(kRow)};
}

void TableSupplyView::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double heading = TheLook().type().line_height(Type::Label);
    painter.text(Heading(), Type::Label, body.top(heading), colours.ink2, Align::Left, 1);
    const Box rest = body.below(heading + painter.px(2));
    if (!supply_.empty()) return DrawGems(painter, rest);
    painter.text(TheLook().language().say("The supply is empty, new cards add nothing"), Type::Body,
                 rest.top(std::min(rest.h, painter.px(3 * kRow))), colours.ink, Align::Left, 4);
}

void TableSupplyView::DrawGems(Painter& painter, const Box& box) {
    const Palette& colours = painter.palette();
    const double height = std::min(painter.px(kRow), box.h / 2);
    const double width = box.w / kInRow;
    const double side = std::min<double>(TheLook().scale().gem_px(kGem), height);
    for (int i = 0; i < kColours; ++i) {
        const deepblue::Gem gem = kGemsOnScreen[static_cast<std::size_t>(i)];
        const int row = i / kInRow;
        const Box cell{box.x + (i % kInRow) * width, box.y + row * height, width, height};
        painter.gem(gem, cell.left(side).middle(side, side), supply_[gem] > 0 ? GemShow::Lettered : GemShow::Empty);
        painter.text(wxString::Format("%d", supply_[gem]), Type::Heading, cell.beside(side + painter.px(5)),
                     supply_[gem] > 0 ? colours.ink : colours.ink2, Align::Left, 1);
    }
}

}  // namespace desktop
