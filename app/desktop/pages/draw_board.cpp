#include "app/desktop/pages/draw_board.h"

#include <algorithm>
#include <span>
#include <utility>

namespace desktop {
namespace {

constexpr double kMargin = 25;
constexpr double kTop = 15;
constexpr double kStrip = 64;
constexpr double kAroundHint = 4;
constexpr double kAroundLine = 8;  // of two lines in it
constexpr double kLeastLastGem = 120;
constexpr int kLeastWords = 8;  // lines are high, so wide must the words beside the last gem be

}  // namespace

DrawBoard::DrawBoard(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look),
      creatures_(new HazardTrack(this, look, deepblue::Gem::Black)),
      oxygen_(new HazardTrack(this, look, deepblue::Gem::Blue)),
      last_(new DrawLastGem(this, look)),
      counts_(new DrawCounts(this, look)),
      order_(new DrawOrder(this, look)),
      settling_(new DrawSettling(this, look)) {}

void DrawBoard::NameParts() {
    const words::Language& in = TheLook().language();
    const bool short_words = TheLook().scale().table_mode();
    const wxString warning = short_words ? wxString() : in.say("warning");
    const wxString hazard = short_words ? wxString() : in.say("hazard");
    creatures_->SetWords(in.say("Sea creatures"), warning, hazard);
    oxygen_->SetWords(in.say("Oxygen"), warning, hazard);
    Speak(in.say("Dive board"));
}

void DrawBoard::SetDive(const deepblue::Dive& dive, bool rises) {
    NameParts();
    const auto board = dive.board();
    const auto last = deepblue::GemCounts::of(dive.last_gems());
    const auto is_newest_hazard = [&](deepblue::Gem hazard) { return last[hazard] > 0 && board[hazard] > 1; };
    creatures_->SetCame(board[deepblue::Gem::Black], is_newest_hazard(deepblue::Gem::Black));
    oxygen_->SetCame(board[deepblue::Gem::Blue], is_newest_hazard(deepblue::Gem::Blue));
    if (rises) SettleLastGems(deepblue::GemCounts::of(std::span(dive.drawn).first(dive.drawn.size() - dive.last_pull)));
    last_->SetDive(dive, rises);
    counts_->SetBoard(board);
    order_->SetDive(dive);
}

Box DrawBoard::PlaceOf(deepblue::Gem gem, const deepblue::GemCounts& board) const {
    const auto on_board = [](const Box& box, const wxWindow& part) {
        return box.moved(part.GetPosition().x, part.GetPosition().y);
    };
    if (!is_hazard(gem)) return on_board(counts_->PlaceOf(gem), *counts_);
    const HazardTrack& track = gem == deepblue::Gem::Black ? *creatures_ : *oxygen_;
    return on_board(track.PlaceOf(board[gem] - 1), track);
}

void DrawBoard::SettleLastGems(deepblue::GemCounts board) {
    std::vector<SettlingGem> gems;
    for (const auto& [gem, place] : last_->Stones()) {
        if (board[gem] == 0) return;  // it was taken back meanwhile
        const wxPoint corner = last_->GetPosition();
        gems.push_back({gem, place.moved(corner.x, corner.y), PlaceOf(gem, board)});
        --board[gem];
    }
    settling_->Settle(std::move(gems));
}

bool DrawBoard::HasOrder() const {
    return !TheLook().scale().table_mode() && !TheLook().scale().is_narrow();
}

/// The strip of the order is as high with a hint as without; where the order gave way a hint needs a place of its own.
int DrawBoard::StripHeight(int width) const {
    Look& look = TheLook();
    if (HasOrder()) return std::max(look.px(kStrip), 2 * (look.type().line_height(Type::Body) + look.px(kAroundLine)));
    return HasHint() ? hint_->NeededHeight(width) + look.px(2 * kAroundHint) : 0;
}

void DrawBoard::LayOutStrip(const wxRect& strip) {
    order_->Show(HasOrder() && !HasHint());
    order_->PlaceBody(strip);
    if (HasHint()) hint_->PlaceBody(wxRect(strip).Deflate(0, TheLook().px(kAroundHint)));
}

/// The last gem stands beside the counts or, where its words would have too little room there, above them.
void DrawBoard::LayOutGems(const wxRect& room) {
    Look& look = TheLook();
    const bool bare = look.scale().table_mode();
    // Larger type and narrow windows need room beside the last gem; the gems give way.
    const double larger = type_growth(look.scale());
    const int counts = std::min(static_cast<int>(counts_->GetBestSize().x * (1 - 0.4 * larger)),
                                room.width * (HasOrder() || bare ? 55 : 47) / 100);
    const int gem = std::min(room.height, look.scale().gem_px(bare ? 212 : 184));
    const int last = bare ? gem + look.px(20) : room.width - counts - look.px(6);
    const int below = counts_->GetBestSize().y;
    const int above = room.height - below - look.px(8);
    const int words = kLeastWords * look.type().line_height(Type::Body);
    if (!bare && last - gem * (1 - 0.5 * larger) < words && above >= look.px(kLeastLastGem)) {
        last_->PlaceBody({room.x, room.y, room.width, above});
        counts_->PlaceBody({room.x, room.y + above + look.px(8), room.width, below});
        return;
    }
    last_->PlaceBody({room.x, room.y, bare ? gem : last, room.height});
    counts_->PlaceBody({room.x + last, room.y, room.width - last, room.height});
}

bool DrawBoard::Layout() {
    Look& look = TheLook();
    const wxRect inside = wxRect(GetClientSize()).Deflate(look.px(kMargin), look.px(kTop));
    const int track = std::min(creatures_->GetBestSize().y, inside.height / 2);
    const int half = (inside.width - look.px(8)) / 2;
    creatures_->PlaceBody({inside.x, inside.y, half, track});
    oxygen_->PlaceBody({inside.GetRight() + 1 - half, inside.y, half, track});
    const int strip = StripHeight(inside.width);
    const int strip_top = GetClientSize().y - strip - look.px(2);
    LayOutStrip({inside.x, strip_top, inside.width, strip});
    const int top = inside.y + track + look.px(8);
    const int height = std::max(look.px(60), (strip > 0 ? strip_top : inside.GetBottom()) - look.px(8) - top);
    LayOutGems({inside.x, top, inside.width, height});
    Refresh();
    return true;
}

void DrawBoard::Draw(Painter& painter, const Box& body) {
    const double radius = painter.px(20);
    painter.fill_water(body, radius);
    painter.outline(body, radius, {painter.palette().line, 1});
    if (!HasOrder() || HasHint()) return;
    const double y = body.bottom() - StripHeight(static_cast<int>(body.w)) - painter.px(2);
    painter.line(body.x + painter.px(kMargin), y, body.right() - painter.px(kMargin), y, painter.palette().slot_line);
}

}  // namespace desktop
