#include <algorithm>

#include "app/desktop/pages/crew_cards_column.h"

namespace desktop {
namespace {

constexpr double kMargin = 16;
constexpr double kTop = 20;
constexpr double kHead = 48;
constexpr double kBesideName = 54;
constexpr double kKey = 40;
constexpr double kGap = 10;
constexpr double kLeastGap = 6;
constexpr double kNumber = 46;
constexpr double kLeastNumber = 40;  // narrower numbers stand in two rows
constexpr int kNumbersInARow = 3;

/// How many rows of a kind there are, and how high they may be.
struct Rows {
    int count = 0;
    int most = 0;
    int least = 0;
};

int needed(const Rows& rows, int height, int gap) {
    return rows.count * (height + gap);
}

}  // namespace

wxRect CrewCardsColumn::Inside() const {
    wxRect inside = wxRect(GetClientSize()).Deflate(TheLook().px(kMargin), TheLook().px(kMargin));
    inside.y = TheLook().px(kTop);
    inside.height = GetClientSize().y - inside.y - TheLook().px(kMargin);
    return inside;
}

/// One line, smaller if need be, rather than two.
int CrewCardsColumn::StateHeight(int width) const {
    Typesetter& type = TheLook().type();
    const int line = type.line_height(Type::Label);
    return type.fit(face_.state, Type::Label, {width, line}, 1).fits ? line : 2 * line;
}

int CrewCardsColumn::NeededHead() const {
    Typesetter& type = TheLook().type();
    const int width = Inside().width - TheLook().px(kBesideName);
    const int state = type.fit(face_.state, Type::Label, {width, StateHeight(width)}).size.y;
    const int name = type.fit(face_.name, Type::Name, {width, 2 * type.line_height(Type::Name)}).size.y;
    return std::max(TheLook().px(kHead), name + state);
}

bool CrewCardsColumn::HasRoomForKey() const {
    const int room = Inside().width - TheLook().px(kBesideName + kKey);
    return face_.has_surfaced || TheLook().type().width(face_.name, Type::Name) < room;
}

int CrewCardsColumn::CaptionHeight() const {
    return TheLook().type().line_height(Type::Label) + TheLook().px(8);
}

bool CrewCardsColumn::Layout() {
    const bool is_open = !face_.has_surfaced && !HasPad();
    for (std::size_t i = 0; i < used_.size(); ++i) used_[i]->Show(is_open && i < face_.used.size());
    for (std::size_t i = 0; i < playable_.size(); ++i) playable_[i]->Show(is_open && i < face_.playable.size());
    for (BigButton* number : numbers_) number->Show(is_open);
    earlier_->Hide();
    others_->Hide();
    wxRect room = Inside();
    const int head = HeadHeight() + TheLook().px(kGap);
    room.y += head;
    room.height -= head;
    if (room.height <= 0 || room.width <= 0) return true;
    if (HasPad()) {
        pad_->SetSize(wxRect(room).Inflate(numbers_.front()->Ring()));
        pad_->Layout();
    }
    if (!is_open) return true;
    LayNumbers(room);
    LayRows(room);
    return true;
}

void CrewCardsColumn::LayNumbers(wxRect& room) {
    Look& look = TheLook();
    const int gap = look.px(kLeastGap);
    const int count = static_cast<int>(numbers_.size());
    const int wide = (room.width - (count - 1) * gap) / count;
    const int columns = wide < std::max(look.px(kLeastNumber), 40) ? kNumbersInARow : count;
    const int rows = count / columns;
    const int width = (room.width - (columns - 1) * gap) / columns;
    const int height =
        std::max({look.px(kNumber), look.scale().target(), look.type().line_height(Type::BodyStrong) + look.px(12)});
    const int all = rows * height + (rows - 1) * gap;
    const int top = room.GetBottom() + 1 - all;
    for (int i = 0; i < count; ++i)
        numbers_[static_cast<std::size_t>(i)]->PlaceBody(
            {room.x + i % columns * (width + gap), top + i / columns * (height + gap), width, height});
    caption_place_ = {room.x, top - CaptionHeight(), room.width, CaptionHeight()};
    room.height -= all + CaptionHeight() + gap;
}

void CrewCardsColumn::LayRows(const wxRect& room) {
    Look& look = TheLook();
    const int note =
        face_.note.empty() ? 0 : look.type().paragraph(face_.note, Type::Label, room.width - look.px(4)).size.y;
    Rows used{static_cast<int>(face_.used.size()), look.px(64), earlier_->LeastHeight()};
    Rows open{static_cast<int>(face_.playable.size()), look.px(64), others_->LeastHeight()};
    int list = face_.has_others ? 1 : 0;
    int gap = look.px(kGap);
    // First the flat rows give way, then the gaps, then the raised ones; what still has no room goes into the lists.
    const auto fits = [&](int used_height, int open_height) {
        return needed(used, used_height, gap) + needed(open, open_height, gap) + list * (open.least + gap) + note <=
               room.height;
    };
    int used_height = used.most;
    int open_height = open.most;
    if (!fits(used_height, open_height)) used_height = used.least;
    if (!fits(used_height, open_height)) gap = look.px(kLeastGap);
    if (!fits(used_height, open_height)) open_height = open.least;
    // A list that begins takes the place of a row.
    while (!fits(used_height, open_height) && open.count + used.count > 2 - list) {
        const bool takes_used = used.count > 2 || (used.count > 1 && open.count <= 1);
        takes_used ? --used.count : --open.count;
        if (!takes_used) list = 1;
    }
    const int all_used = static_cast<int>(face_.used.size());
    const int hidden = used.count < all_used ? all_used - used.count + 1 : 0;
    int y = room.y;
    const auto place = [&](CrewCardsRow& row, int height) {
        row.Show();
        row.PlaceBody({room.x, y, room.width, height});
        y += height + gap;
    };
    if (hidden > 0) {
        // TRANSLATORS: %d is how many crew cards were used before the ones shown below
        const wxString more = wxString::Format(look.language().say_number("%d card", "%d cards", hidden), hidden);
        earlier_->SetFace({.name = more, .spoken = more});
        place(*earlier_, used_height);
    }
    for (int i = 0; i < all_used; ++i) {
        CrewCardsRow& row = *used_[static_cast<std::size_t>(i)];
        i < hidden ? static_cast<void>(row.Hide()) : place(row, used_height);
    }
    for (int i = 0; i < static_cast<int>(face_.playable.size()); ++i) {
        CrewCardsRow& row = *playable_[static_cast<std::size_t>(i)];
        i < open.count ? place(row, open_height) : static_cast<void>(row.Hide());
    }
    if (list > 0) place(*others_, open.least);
    note_place_ = {room.x + look.px(4), y, room.width - look.px(4), note};
}

}  // namespace desktop
