#include "app/desktop/pages/learn_board.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kMargin = 25;
constexpr double kTop = 18;
constexpr double kOrder = 70;

}  // namespace

LearnBoard::LearnBoard(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look),
      creatures_(new HazardTrack(this, look, deepblue::Gem::Black)),
      oxygen_(new HazardTrack(this, look, deepblue::Gem::Blue)),
      counts_(new DrawCounts(this, look)),
      order_(new DrawOrder(this, look)) {}

void LearnBoard::SetDive(const deepblue::Dive& dive) {
    const words::Language& in = TheLook().language();
    creatures_->SetWords(in.say("Sea creatures"), in.say("warning"), in.say("hazard"));
    oxygen_->SetWords(in.say("Oxygen"), in.say("warning"), in.say("hazard"));
    Speak(in.say("Dive board"));
    const auto board = dive.board();
    creatures_->SetCame(board[deepblue::Gem::Black], false);
    oxygen_->SetCame(board[deepblue::Gem::Blue], false);
    counts_->SetBoard(board);
    order_->SetDive(dive);
}

bool LearnBoard::Layout() {
    Look& look = TheLook();
    const wxRect inside = wxRect(GetClientSize()).Deflate(look.px(kMargin), look.px(kTop));
    const int track = std::min(creatures_->GetBestSize().y, inside.height / 2);
    const int half = (inside.width - look.px(8)) / 2;
    creatures_->PlaceBody({inside.x, inside.y, half, track});
    oxygen_->PlaceBody({inside.GetRight() + 1 - half, inside.y, half, track});
    const int order = look.px(kOrder);
    const int top = inside.y + track + look.px(8);
    const int counts = std::max(look.px(60), GetClientSize().y - order - look.px(8) - top);
    counts_->PlaceBody({inside.x, top, inside.width, counts});
    order_->PlaceBody({inside.x, GetClientSize().y - order, inside.width, order});
    return true;
}

void LearnBoard::Draw(Painter& painter, const Box& body) {
    const double radius = painter.px(20);
    painter.fill_water(body, radius);
    painter.outline(body, radius, {painter.palette().line, 1});
    const double y = body.bottom() - painter.px(kOrder);
    painter.line(body.x + painter.px(kMargin), y, body.right() - painter.px(kMargin), y, painter.palette().slot_line);
}

}  // namespace desktop
