#include "app/desktop/pages/learn_layout.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kBottom = 84;
constexpr double kCard = 500;
constexpr double kDivers = 72;
constexpr double kGap = 14;
constexpr double kApart = 44;  // between choices
constexpr int kLeastApart = 24;
constexpr double kBesides = 16;  // between what is beside the choices

int body_width(const BigButton& button) {
    return button.GetBestSize().x - 2 * button.Ring();
}

}  // namespace

LearnRoom learn_room(const wxSize& page, Look& look) {
    wxRect room(page);
    room.Deflate(look.px(kMargin), look.px(kTop));
    const int bottom = std::max(look.px(kBottom), 56);
    LearnRoom all;
    all.bottom = {room.x, room.GetBottom() + 1 - bottom, room.width, bottom};
    all.all = {room.x, room.y, room.width, room.height - bottom - look.px(kGap)};
    // Larger type needs a wider card; the board gives way.
    const double larger = 1 + 0.4 * std::max(0.0, look.settings().sizes.text_size - 1);
    const int card = look.px(kCard * larger);
    all.card = {all.all.x, all.all.y, card, all.all.height};
    const int left = all.card.GetRight() + 1 + look.px(20);
    const int divers = look.px(kDivers * (1 + 0.8 * std::max(0.0, look.settings().sizes.text_size - 1)));
    all.board = {left, all.all.y, all.all.GetRight() + 1 - left, all.all.height - divers - look.px(kGap)};
    all.divers = {left, all.all.GetBottom() + 1 - divers, all.board.width, divers};
    return all;
}

void lay_buttons(const wxRect& row, Look& look, const std::vector<BigButton*>& quiet,
                 const std::vector<BigButton*>& choices) {
    int x = row.x;
    for (BigButton* button : quiet) {
        if (!button->IsShown()) continue;
        const int height = std::min(row.height, button->GetBestSize().y - 2 * button->Ring());
        button->PlaceBody({x, row.y + (row.height - height) / 2, body_width(*button), height});
        x += body_width(*button) + look.px(kBesides);
    }
    x += std::max(0, kLeastApart - look.px(kBesides));
    int wanted = 0;
    for (const BigButton* button : choices) wanted += button->IsShown() ? body_width(*button) : 0;
    const int apart = std::max(kLeastApart, look.px(kApart));
    const int room = row.GetRight() + 1 - x - apart * static_cast<int>(choices.size() - 1);
    const double shrink = wanted > room && wanted > 0 ? static_cast<double>(room) / wanted : 1;
    int right = row.GetRight() + 1;
    for (auto button = choices.rbegin(); button != choices.rend(); ++button) {
        if (!(*button)->IsShown()) continue;
        const int width = static_cast<int>(body_width(**button) * shrink);
        (*button)->PlaceBody({right - width, row.y, width, row.height});
        right -= width + apart;
    }
}

}  // namespace desktop
