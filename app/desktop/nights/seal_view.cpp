#include "app/desktop/nights/seal_view.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr std::size_t kGroup = 4;
constexpr std::size_t kShownBefore = 2;
constexpr double kWidth = 440;
constexpr double kGap = 6;

}  // namespace

SealView::SealView(wxWindow* parent, Look& look, Extent extent)
    : DrawnControl(parent, look, Role::Picture), extent_(extent) {}

void SealView::SetSeal(const std::string& commitment) {
    if (commitment == commitment_) return;
    commitment_ = commitment;
    groups_.clear();
    for (std::size_t at = 0; at < commitment.size(); at += kGroup)
        groups_.push_back(words::spoken(commitment.substr(at, kGroup)));
    SpeakState();
    ContentChanged();
}

void SealView::SpeakState() {
    wxString all;
    for (const wxString& group : groups_) all += (all.empty() ? "" : " ") + group;
    Speak(TheLook().language().say("Seal"), all);
}

wxSize SealView::Chip() const {
    Typesetter& type = TheLook().type();
    return {type.width("dddd", Type::BodyStrong) + TheLook().px(16),
            type.line_height(Type::BodyStrong) + TheLook().px(8)};
}

int SealView::InARow(int width) const {
    const int gap = TheLook().px(kGap);
    return std::max(1, (width + gap) / (Chip().x + gap));
}

std::size_t SealView::Drawn() const {
    const bool is_large = has_large_type(TheLook().scale());
    return is_large && extent_ == Extent::AsRoomIs ? std::min(kShownBefore, groups_.size()) : groups_.size();
}

wxSize SealView::BodySize() const {
    const int gap = TheLook().px(kGap);
    const int width = TheLook().px(kWidth);
    const int in_a_row = InARow(width);
    const int rows = (static_cast<int>(Drawn()) + in_a_row - 1) / in_a_row;
    return {width, std::max(0, rows * (Chip().y + gap) - gap)};
}

void SealView::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const wxSize chip = Chip();
    const int gap = TheLook().px(kGap);
    const int in_a_row = InARow(static_cast<int>(body.w));
    for (std::size_t i = 0; i < Drawn(); ++i) {
        const int column = static_cast<int>(i) % in_a_row;
        const int row = static_cast<int>(i) / in_a_row;
        const Box place{body.x + column * (chip.x + gap), body.y + row * (chip.y + gap), static_cast<double>(chip.x),
                        static_cast<double>(chip.y)};
        const bool was_shown = i < kShownBefore;
        painter.fill(place, painter.px(8), was_shown ? colours.soft : colours.sunk);
        if (was_shown) painter.outline(place, painter.px(8), {colours.accent, painter.px(2)});
        painter.text(groups_[i], Type::BodyStrong, place, colours.ink, Align::Centre, 1);
    }
}

}  // namespace desktop
