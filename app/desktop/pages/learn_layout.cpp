#include "app/desktop/pages/learn_layout.h"

#include <algorithm>
#include <optional>

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kBottom = 84;
constexpr double kCard = 500;
constexpr double kDivers = 72;
constexpr double kDiverEdges = 18;  // above and below what is said of a diver
constexpr double kGap = 14;
constexpr double kApart = 44;  // between choices
constexpr int kLeastApart = 24;
constexpr double kLeastWide = 120;  // of a choice
constexpr double kEdges = 14;       // of a choice, above and below its label
constexpr double kBesides = 16;     // between what is beside the choices
constexpr Type kBesideType = Type::BodyStrong;

int body_width(const BigButton& button) {
    return button.GetBestSize().x - 2 * button.Ring();
}

/// How the labels of buttons that belong together are written.
struct Lettering {
    Type type{};
    int lines = 1;
};

/// From the largest on; two lines only where one would become small.
constexpr Lettering kLetterings[] = {{Type::Action, 1},  {Type::Name, 1},       {Type::Action, 2},     {Type::Name, 2},
                                     {Type::Heading, 2}, {Type::BodyStrong, 2}, {Type::LabelStrong, 2}};

int width_of(const BigButton& button, const Lettering& lettering, Look& look) {
    return std::max(look.px(kLeastWide), button.WidthFor(lettering.type, lettering.lines));
}

/// How buttons beside each other are written, and how far apart they stand.
struct ButtonRow {
    Lettering lettering;
    int apart = 0;
    int without = 0;  // how much narrower each is where there is no room for key caps
};

/// The largest lettering in which all of them fit beside each other into `room`, closer together if they must; nothing
/// where even that is too wide.
std::optional<ButtonRow> shared_row(const std::vector<BigButton*>& buttons, const wxSize& room, Look& look) {
    const int cap = look.type().line_height(Type::KeyCap) + look.px(8);
    const ButtonRow rows[] = {
        {{}, std::max(kLeastApart, look.px(kApart)), 0}, {{}, kLeastApart, 0}, {{}, kLeastApart, cap}};
    for (ButtonRow row : rows) {
        for (const Lettering& lettering : kLetterings) {
            row.lettering = lettering;
            int width = row.apart * (static_cast<int>(buttons.size()) - 1);
            for (const BigButton* button : buttons) width += width_of(*button, lettering, look) - row.without;
            const int height = lettering.lines * look.type().line_height(lettering.type) + look.px(kEdges);
            if (width <= room.x && height <= room.y) return row;
        }
    }
    return std::nullopt;
}

/// Each as wide as it would like to be, or all of them narrower by the same share; the fit rule does the rest.
std::vector<int> squeezed(const std::vector<BigButton*>& buttons, int room) {
    int wanted = 0;
    for (const BigButton* button : buttons) wanted += body_width(*button);
    std::vector<int> widths;
    widths.reserve(buttons.size());
    for (const BigButton* button : buttons)
        widths.push_back(body_width(*button) * std::min(room, wanted) / std::max(1, wanted));
    return widths;
}

/// What stands beside the choices, and on how many lines each is written.
struct Beside {
    std::vector<BigButton*> buttons;
    int lines = 1;
};

int width_of(const BigButton& button, const Beside& beside) {
    return beside.lines > 1 ? button.WidthFor(kBesideType, beside.lines) : body_width(button);
}

/// What is left for the choices.
wxSize room_beside(const Beside& beside, const wxRect& row, Look& look) {
    int left = 0;
    for (const BigButton* button : beside.buttons) left += width_of(*button, beside) + look.px(kBesides);
    left += std::max(0, kLeastApart - look.px(kBesides));
    return {row.width - left, row.height};
}

/// Large type stands on two lines, whatever the choices are, so that nothing moves from one step to the next.
int lines_beside(const wxRect& row, Look& look) {
    const bool is_large = has_large_type(look.scale());
    const bool fits = 2 * look.type().line_height(kBesideType) + look.px(kEdges) <= row.height;
    return is_large && fits ? 2 : 1;
}

void lay_beside(const Beside& beside, const wxRect& row, Look& look) {
    int x = row.x;
    for (BigButton* button : beside.buttons) {
        const int height = beside.lines > 1 ? row.height : button->GetBestSize().y - 2 * button->Ring();
        const int high = std::min(row.height, height);
        button->SetLabelType(beside.lines > 1 ? std::optional(kBesideType) : std::nullopt);
        button->PlaceBody({x, row.y + (row.height - high) / 2, width_of(*button, beside), high});
        x += width_of(*button, beside) + look.px(kBesides);
    }
}

std::vector<BigButton*> shown(const std::vector<BigButton*>& buttons) {
    std::vector<BigButton*> those;
    for (BigButton* button : buttons)
        if (button->IsShown()) those.push_back(button);
    return those;
}

/// Where type is large what a diver does takes two lines.
int height_of_divers(Look& look) {
    const int drawn = look.px(kDivers * (1 + 0.8 * type_growth(look.scale())));
    if (!has_large_type(look.scale())) return drawn;
    const int texts = look.type().line_height(Type::Heading) + 2 * look.type().line_height(Type::Label);
    return std::max(drawn, texts + look.px(kDiverEdges));
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
    const double larger = 1 + 0.4 * type_growth(look.scale());
    const int card = look.px(kCard * larger);
    all.card = {all.all.x, all.all.y, card, all.all.height};
    const int left = all.card.GetRight() + 1 + look.px(20);
    const int divers = height_of_divers(look);
    all.board = {left, all.all.y, all.all.GetRight() + 1 - left, all.all.height - divers - look.px(kGap)};
    all.divers = {left, all.all.GetBottom() + 1 - divers, all.board.width, divers};
    return all;
}

void lay_buttons(const wxRect& row, Look& look, const std::vector<BigButton*>& quiet,
                 const std::vector<BigButton*>& choices) {
    const Beside beside{shown(quiet), lines_beside(row, look)};
    lay_beside(beside, row, look);
    const wxSize room = room_beside(beside, row, look);
    const auto shared = shared_row(choices, room, look);
    const int apart = shared ? shared->apart : kLeastApart;
    std::vector<int> widths = squeezed(choices, room.x - apart * (static_cast<int>(choices.size()) - 1));
    int right = row.GetRight() + 1;
    for (std::size_t i = choices.size(); i-- > 0;) {
        if (shared) widths[i] = width_of(*choices[i], shared->lettering, look) - shared->without;
        choices[i]->SetLabelType(shared ? std::optional(shared->lettering.type) : std::nullopt);
        choices[i]->PlaceBody({right - widths[i], row.y, widths[i], row.height});
        right -= widths[i] + apart;
    }
}

}  // namespace desktop
