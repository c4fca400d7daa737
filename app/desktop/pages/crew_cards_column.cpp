#include "app/desktop/pages/crew_cards_column.h"

#include <algorithm>
#include <array>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

constexpr std::array kQuick{2, 3, 4, 6, 8};
constexpr double kFlag = 42;

}  // namespace

CrewCardsColumn::CrewCardsColumn(wxWindow* parent, Look& look, CardsColumnCalls calls)
    : DrawnPanel(parent, look), calls_(std::move(calls)) {
    earlier_ = new CrewCardsRow(this, look, CrewCardsRow::Kind::Used);
    others_ = new CrewCardsRow(this, look, CrewCardsRow::Kind::Playable);
    others_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { calls_.choose_other(); });
    for (const int vp : kQuick) {
        auto* number = new BigButton(this, look, ButtonStyle::Quiet, ButtonSize::Compact);
        number->SetFace({.label = wxString::Format("%d", vp)});
        number->Bind(wxEVT_BUTTON, [this, vp](wxCommandEvent&) { calls_.play({.vp = vp}); });
        numbers_.push_back(number);
    }
    auto* other = new BigButton(this, look, ButtonStyle::Quiet, ButtonSize::Compact);
    other->SetFace({.label = L"…"});
    other->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { calls_.open_pad(); });
    numbers_.push_back(other);
    for (BigButton* number : numbers_) number->ShowReason(false);
    pad_ = new CrewCardsPad(this, look, [this](int vp) { calls_.play({.vp = vp}); });
    pad_->Hide();
    earlier_->Hide();
    others_->Hide();
    ShowWords();
}

void CrewCardsColumn::ShowWords() {
    const wxString others = TheLook().language().say("Other cards …");
    others_->SetFace({.name = others, .spoken = others, .is_list = true});
    pad_->ShowWords();
}

void CrewCardsColumn::SetFace(const CardsColumnFace& face) {
    ShowWords();
    if (face == face_) return;
    face_ = face;
    Speak(face.name, face.state);
    ShowRows();
    for (BigButton* number : numbers_) number->EnableUnless(face.why_not);
    Layout();
    Refresh();
}

void CrewCardsColumn::ShowRows() {
    const auto grow = [this](std::vector<CrewCardsRow*>& rows, std::size_t wanted, CrewCardsRow::Kind kind) {
        while (rows.size() < wanted) {
            auto* row = new CrewCardsRow(this, TheLook(), kind);
            const std::size_t number = rows.size();
            row->Bind(wxEVT_BUTTON, [this, number](wxCommandEvent&) { calls_.play(face_.cards[number]); });
            if (kind == CrewCardsRow::Kind::Playable && number > 0) row->MoveAfterInTabOrder(rows.back());
            rows.push_back(row);
        }
    };
    grow(used_, face_.used.size(), CrewCardsRow::Kind::Used);
    grow(playable_, face_.playable.size(), CrewCardsRow::Kind::Playable);
    for (std::size_t i = 0; i < face_.used.size(); ++i) used_[i]->SetFace(face_.used[i]);
    for (std::size_t i = 0; i < face_.playable.size(); ++i) playable_[i]->SetFace(face_.playable[i]);
}

void CrewCardsColumn::OpenPad(bool open) {
    if (open == HasPad()) return;
    pad_->Clear();
    pad_->Show(open);
    Layout();
    Refresh();
}

std::vector<DrawnControl*> CrewCardsColumn::Stops() const {
    std::vector<DrawnControl*> stops;
    const auto add = [&](DrawnControl* control) {
        if (control->IsShown() && control->IsThisEnabled()) stops.push_back(control);
    };
    for (CrewCardsRow* row : playable_) add(row);
    add(others_);
    for (BigButton* number : numbers_) add(number);
    return stops;
}

std::size_t CrewCardsColumn::FirstNumber() const {
    const auto stops = Stops();
    const auto is_number = [this](DrawnControl* stop) {
        return std::find(numbers_.begin(), numbers_.end(), stop) != numbers_.end();
    };
    return static_cast<std::size_t>(std::find_if(stops.begin(), stops.end(), is_number) - stops.begin());
}

void CrewCardsColumn::DrawHead(Painter& painter, const Box& head) {
    const Palette& colours = painter.palette();
    const double flag = std::min(painter.px(kFlag), head.h);
    painter.flag(face_.colour, head.left(flag).middle(flag, flag),
                 face_.has_surfaced ? FlagShow::Away : FlagShow::Plain);
    const Box room = head.beside(flag + painter.px(12));
    const int width = static_cast<int>(room.w);
    const double state = TheLook().type().fit(face_.state, Type::Label, {width, StateHeight(width)}).size.y;
    painter.text(face_.state, Type::Label, room.below(room.h - state), colours.ink2);
    Box first = room.top(room.h - state);
    const double cap = face_.has_surfaced || !shows_key_ ? 0 : painter.key_cap_width(face_.key);
    if (cap > 0) {
        painter.key_cap(face_.key, {first.right() - cap, first.y, cap, first.h}, colours.ink2);
        first = first.left(first.w - cap - painter.px(8));
    }
    painter.text(face_.name, Type::Name, first, colours.ink);
}

void CrewCardsColumn::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(16);
    if (!face_.has_surfaced) painter.fill(body, radius, colours.surface);
    painter.outline(body, radius, {colours.line, 1, face_.has_surfaced});
    painter.gc().PushState();
    painter.gc().Clip(body.x, body.y, body.w, painter.px(6));
    painter.fill(body, radius, face_.has_surfaced ? colours.line2 : paint_of(face_.colour).fill);
    painter.gc().PopState();
    const Box inside(Inside());
    DrawHead(painter, inside.top(HeadHeight()));
    const words::Language& in = TheLook().language();
    if (face_.has_surfaced) {
        const Box rest = inside.below(HeadHeight());
        const double icon = painter.px(44);
        const Box sign = rest.middle(icon, icon).moved(0, -painter.px(16));
        painter.icon(Icon::Surface, sign, colours.ink2);
        const double line = 2 * TheLook().type().line_height(Type::Body);
        painter.text(in.say("plays no more cards"), Type::Body, {rest.x, sign.bottom() + painter.px(4), rest.w, line},
                     colours.ink2, Align::Centre);
        return;
    }
    if (HasPad()) return;
    painter.text(in.say("Another card: VP"), Type::Label, Box(caption_place_), colours.ink2, Align::Left, 1);
    if (note_place_.height > 0) painter.paragraph(face_.note, Type::Label, Box(note_place_), colours.ink2);
}

}  // namespace desktop
