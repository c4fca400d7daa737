#include "app/desktop/nights/rank_list.h"

#include <algorithm>

#include "app/words/list.h"

namespace desktop {
namespace {

constexpr double kRow = 42;
constexpr double kFlag = 28;
constexpr double kGap = 8;

}  // namespace

void RankList::SetRanks(std::vector<RankFace> ranks) {
    wxString all;
    for (const RankFace& rank : ranks) {
        const wxString place = rank.place.empty() ? wxString() : rank.place + ". ";
        const wxString note = rank.note.empty() ? wxString() : " (" + rank.note + ")";
        words::add_to_list(all, place + rank.name + " " + rank.score + note);
    }
    Speak(TheLook().language().say("Ranking"), all);
    if (ranks == ranks_) return;
    ranks_ = std::move(ranks);
    ContentChanged();
}

int RankList::RowHeight() const {
    return std::max(TheLook().px(kRow), TheLook().type().line_height(Type::Heading));
}

wxSize RankList::BodySize() const {
    return {TheLook().px(300), RowHeight() * static_cast<int>(ranks_.size())};
}

void RankList::Draw(Painter& painter, const Box& body) {
    if (ranks_.empty()) return;
    const double height = body.h / static_cast<double>(ranks_.size());
    Box row = body.top(height);
    for (const RankFace& rank : ranks_) {
        draw_rank(painter, row, rank);
        row = row.moved(0, height);
    }
}

void draw_rank(Painter& painter, const Box& row, const RankFace& rank) {
    const wxColour& ink = painter.palette().ink;
    Typesetter& type = painter.look().type();
    const double place = painter.px(32);
    const double flag = std::min(painter.px(kFlag), row.h);
    painter.text(rank.place, Type::Heading, row.left(place), ink, Align::Left, 1);
    if (rank.colour) painter.flag(*rank.colour, row.beside(place).left(flag).middle(flag, flag));
    const double score = std::min(type.width(rank.score, Type::Heading) + 2.0, row.w / 3);
    const Box rest = row.beside(place + flag + painter.px(12));
    Box name = rest.left(rest.w - score - painter.px(kGap));
    const double note = rank.note.empty() ? 0 : type.width(rank.note, Type::Label) + 2.0;
    if (note > 0 && type.width(rank.name, Type::Heading) + note + 2 * painter.px(kGap) <= name.w) {
        const Box right = name.beside(name.w - note - painter.px(kGap)).left(note);
        painter.text(rank.note, Type::Label, right, painter.palette().ink2, Align::Right, 1);
        name = name.left(name.w - note - 2 * painter.px(kGap));
    }
    painter.text(rank.name, Type::Heading, name, ink, Align::Left, 1);
    painter.text(rank.score, Type::Heading, rest.beside(rest.w - score), ink, Align::Right, 1);
}

}  // namespace desktop
