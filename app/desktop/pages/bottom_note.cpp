#include "app/desktop/pages/bottom_note.h"

#include <algorithm>

namespace desktop {

void place_note(Label& note, const wxRect& room) {
    const int height = std::min(note.HeightIn(room.width), room.height);
    note.PlaceBody({room.x, room.y + (room.height - height) / 2, room.width, height});
}

}  // namespace desktop
