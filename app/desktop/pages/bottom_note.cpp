#include "app/desktop/pages/bottom_note.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kIcon = 24;

}  // namespace

void place_note(Label& note, Look& look, const wxRect& room) {
    const Fitted& fitted = look.type().paragraph(note.SpokenName(), note.Kind(), room.width - look.px(kIcon));
    const int height = std::min(fitted.size.y, room.height);
    note.PlaceBody({room.x, room.y + (room.height - height) / 2, room.width, height});
}

}  // namespace desktop
