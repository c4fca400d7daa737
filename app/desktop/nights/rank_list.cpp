#include "app/desktop/nights/rank_list.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kRow = 42;
constexpr double kFlag = 28;

}  // namespace

void RankList::SetRanks(std::vector<RankFace> ranks) {
    wxString all;
    for (const RankFace& rank : ranks) {
        const wxString place = rank.place.empty() ? wxString() : rank.place + ". ";
        all += (all.empty() ? "" : ", ") + place + rank.name + " " + rank.score;
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
    painter.text(rank.name, Type::Heading, rest.left(rest.w - score - painter.px(8)), ink, Align::Left, 1);
    painter.text(rank.score, Type::Heading, rest.beside(rest.w - score), ink, Align::Right, 1);
}

}  // namespace desktop
