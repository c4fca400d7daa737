#include "app/desktop/pages/draw_divers.h"

#include <algorithm>

#include "app/words/draw_words.h"

namespace desktop {
namespace {

constexpr double kHead = 42;
constexpr double kBelowHead = 4;
constexpr double kMostHeight = 92;
constexpr double kMostInTableMode = 88;
constexpr double kGap = 12;  // room for two focus rings

DiverFace face_of(const session::DiverInSight& diver, const deepblue::Seating& seats, const words::Language& in) {
    return {.colour = seats.colour(diver.diver.seat),
            .name = words::spoken(seats.name(diver.diver.seat)),
            .is_leader = diver.leads,
            .is_out = diver.diver.surfaced,
            .spots = diver.diver.spots,
            .black = diver.black,
            .blue = diver.blue,
            .gem_vp = diver.gem_vp,
            .spoken = words::diver_spoken(diver, seats, in)};
}

}  // namespace

DrawDivers::DrawDivers(wxWindow* parent, Look& look, Role rows) : DrawnPanel(parent, look), role_(rows) {}

void DrawDivers::SetDivers(const std::vector<session::DiverInSight>& divers, const deepblue::Seating& seats) {
    while (rows_.size() < divers.size()) {
        auto* row = new DrawDiverRow(this, TheLook(), role_);
        row->Bind(wxEVT_BUTTON, [number = static_cast<int>(rows_.size())](wxCommandEvent& event) {
            event.SetInt(number);
            event.Skip();
        });
        rows_.push_back(row);
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->Show(i < divers.size());
        if (i < divers.size()) rows_[i]->SetFace(face_of(divers[i], seats, TheLook().language()));
    }
    Speak(TheLook().language().say("Divers"));
    Refresh();
}

bool DrawDivers::HasVp() const {
    return !TheLook().scale().table_mode() && !TheLook().scale().is_narrow();
}

int DrawDivers::HeadHeight() const {
    return std::max(TheLook().px(kHead), 2 * TheLook().type().line_height(Type::Label) + TheLook().px(kBelowHead));
}

double DrawDivers::CellWidth(double least, double padding) const {
    Look& look = TheLook();
    double width = 0;
    for (const auto danger : {session::Danger::Safe, session::Danger::Spot, session::Danger::Card})
        width =
            std::max<double>(width, look.type().width(words::danger_word(danger, look.language()), Type::LabelStrong));
    const double icon = look.scale().table_mode() ? look.px(30) : 0;
    return std::max<double>(look.px(least), width + icon + look.px(padding));
}

DiverColumns DrawDivers::FindColumns(double width) const {
    Look& look = TheLook();
    DiverColumns columns{.name = static_cast<double>(look.px(76)),
                         .cells = 0,
                         .cell = CellWidth(92, 16),
                         .gap = static_cast<double>(look.px(14)),
                         .vp = HasVp() ? width - look.px(15) : 0};
    double vp_room = 0;
    double vp_least = 0;
    if (HasVp()) {
        vp_least = look.type().width("00", Type::Count) + look.px(10);
        vp_room = std::max<double>(vp_least, look.px(62));
    }
    double wanted = 0;
    for (const DrawDiverRow* row : rows_)
        if (row->IsShown()) wanted = std::max<double>(wanted, row->NameWidth());
    const auto cells = [&] { return width - look.px(15) - vp_room - 2 * columns.cell - columns.gap; };
    const auto lacks = [&] { return std::max(0.0, columns.name + wanted + look.px(8) - cells()); };
    columns.cell -= std::min(lacks() / 2, columns.cell - CellWidth(60, 10));
    vp_room -= std::min(lacks(), vp_room - vp_least);
    columns.gap -= std::min(lacks(), static_cast<double>(look.px(8)));
    columns.cells = cells();
    return columns;
}

bool DrawDivers::Layout() {
    Look& look = TheLook();
    const auto shown_rows = std::count_if(rows_.begin(), rows_.end(), [](const auto* row) { return row->IsShown(); });
    if (shown_rows == 0) return true;
    const int ring = rows_.front()->Ring();
    const int width = GetClientSize().x - 2 * ring;
    columns_ = FindColumns(width);
    const int gap = look.px(kGap);
    const int count = static_cast<int>(shown_rows);
    const int room = GetClientSize().y - HeadHeight() - ring;
    const int most = look.px(look.scale().table_mode() ? kMostInTableMode : kMostHeight);
    const int height = std::min(most, (room - gap * (count - 1)) / count);
    int y = HeadHeight();
    for (DrawDiverRow* row : rows_) {
        if (!row->IsShown()) continue;
        row->SetColumns(columns_);
        row->PlaceBody({ring, y, width, height});
        y += height + gap;
    }
    Refresh();
    return true;
}

void DrawDivers::Draw(Painter& painter, const Box& body) {
    if (columns_.cell <= 0 || rows_.empty()) return;
    const words::Language& in = TheLook().language();
    const Palette& colours = painter.palette();
    const double ring = rows_.front()->Ring();
    const Box head = body.top(HeadHeight() - painter.px(kBelowHead)).beside(ring);
    const double gem = std::min(painter.px(36), head.h);
    painter.gem(deepblue::Gem::Black, Box{head.x + columns_.cells, head.y, columns_.cell, head.h}.middle(gem, gem));
    painter.gem(deepblue::Gem::Blue, Box{head.x + columns_.second(), head.y, columns_.cell, head.h}.middle(gem, gem));
    // TRANSLATORS: heads a table, followed by pictures of a black and a blue gem
    painter.text(in.say("If the next is"), Type::Body, head.left(columns_.cells - painter.px(10)), colours.ink2,
                 TheLook().scale().table_mode() ? Align::Left : Align::Right);
    if (columns_.vp <= 0) return;
    const double left = columns_.second() + columns_.cell + painter.px(4);
    // TRANSLATORS: heads the column of VP that those who stay to the end would get; very short
    painter.text(in.say("who stays"), Type::Label, Box{head.x + left, head.y, columns_.vp - left, head.h}, colours.ink2,
                 Align::Right);
}

}  // namespace desktop
