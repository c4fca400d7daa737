#include "app/desktop/pages/dive_set_up_row.h"

#include <algorithm>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

constexpr double kRow = 62;
constexpr double kFlag = 38;
constexpr double kSide = 16;
constexpr double kGap = 12;
constexpr double kButtons = 48;
constexpr double kNameColumn = 84;
constexpr double kBelowName = 4;

}  // namespace

/// An answer that is dead for a moment when it is about another boat.
class DiveSetUpRow::AnswerButton : public BigButton {
public:
    AnswerButton(wxWindow* parent, Look& look, ButtonStyle style)
        : BigButton(parent, look, style, ButtonSize::Compact) {}
    void AsksOfAnother() { MeaningChanged(); }
};

DiveSetUpRow::DiveSetUpRow(wxWindow* parent, Look& look, const DiveSetUpRowDeeds& deeds)
    : DrawnPanel(parent, look), flag_(new FlagView(this, look, deepblue::Colour::Green, kFlag, Role::Button)) {
    flag_->Bind(wxEVT_BUTTON, [chosen = deeds.flag](wxCommandEvent&) { chosen(); });
    for (std::size_t i = 0; i < boats_.size(); ++i) {
        boats_[i] = new DiveSetUpBoat(this, look);
        boats_[i]->Bind(wxEVT_BUTTON, [chosen = deeds.boat, i](wxCommandEvent&) { chosen(i); });
    }
    stays_ = new AnswerButton(this, look, ButtonStyle::OnPlayerLight);
    comes_ = new AnswerButton(this, look, ButtonStyle::OnPlayer);
    stays_->Bind(wxEVT_BUTTON, [answer = deeds.answer](wxCommandEvent&) { answer(false); });
    comes_->Bind(wxEVT_BUTTON, [answer = deeds.answer](wxCommandEvent&) { answer(true); });
}

DrawnControl& DiveSetUpRow::Answer(bool comes) {
    return comes ? *comes_ : *stays_;
}

void DiveSetUpRow::SetFace(const DiveSetUpRowFace& face) {
    const bool asks_of_another = face.is_asked && face_.is_asked && face.asked_boat != face_.asked_boat;
    face_ = face;
    flag_->SetColour(face.colour);
    flag_->SetSpoken(face.flag);
    flag_->SetShow(face.is_asked ? FlagShow::OnOwnColour : FlagShow::Plain);
    for (std::size_t i = 0; i < boats_.size(); ++i) {
        boats_[i]->SetFace(face.boats[i]);
        boats_[i]->Show(!face.is_rush);
    }
    stays_->SetFace({.label = face.stays, .key = "N"});
    comes_->SetFace({.label = face.comes, .key = "Y"});
    for (AnswerButton* button : {stays_, comes_}) {
        button->SetPlayer(face.colour);
        button->Show(face.is_asked);
        if (asks_of_another) button->AsksOfAnother();
    }
    Speak(face.state.empty() ? face.name : face.name + ", " + face.state);
    Layout();
    Refresh();
}

int DiveSetUpRow::HeadHeight() const {
    const int line = TheLook().type().line_height(Type::Heading);
    return IsStateBelow() ? 2 * line : line + TheLook().px(6);
}

double DiveSetUpRow::NameBesideState(double width) const {
    Look& look = TheLook();
    const double gap = look.px(kGap);
    const double wanted = look.type().width(face_.name, Type::Heading) + 1.0;
    const double state = look.type().width(face_.state, Type::Body) + gap + 1.0;
    // The name comes first, but what the boats do keeps at least half of the line if it needs it.
    return std::min(std::max(wanted, look.px(kNameColumn) - gap), std::max(width / 2, width - state));
}

bool DiveSetUpRow::IsStateBelow() const {
    if (!face_.is_asked) return false;
    Look& look = TheLook();
    const int width = Width() - LeftOfTexts() - look.px(kSide);
    const int line = look.type().line_height(Type::Heading) + look.px(6);
    const int name = static_cast<int>(NameBesideState(width));
    return !look.type().fit(face_.name, Type::Heading, {name, line}).fits ||
           !look.type().fit(face_.state, Type::BodyStrong, {width - name - look.px(kGap), line}).fits;
}

int DiveSetUpRow::BareHeight() const {
    Look& look = TheLook();
    const int boat = look.px(kBelowName) + look.scale().target() + flag_->Ring();
    const int above = !face_.is_rush && IsNameAbove() ? NameHeight() + boat : 0;
    const int flag = face_.is_rush ? look.scale().target() + look.px(8) : FlagSide() + 2 * flag_->Ring();
    return std::max({flag, look.type().line_height(Type::Heading) + look.px(16), above});
}

int DiveSetUpRow::LeastHeight() const {
    return std::max(TheLook().px(kRow), BareHeight());
}

int DiveSetUpRow::ExtraHeight() const {
    if (!face_.is_asked) return 0;
    const int buttons = std::max(TheLook().px(kButtons), comes_->GetBestSize().y - 2 * comes_->Ring());
    return std::max(0, HeadHeight() + buttons + TheLook().px(28) - LeastHeight());
}

/// That of the column, also before the row has been given its place.
int DiveSetUpRow::Width() const {
    return GetParent()->GetClientSize().x;
}

int DiveSetUpRow::FlagSide() const {
    return std::max(TheLook().px(kFlag), TheLook().scale().target());
}

int DiveSetUpRow::LeftOfTexts() const {
    return TheLook().px(kSide + kGap) + FlagSide();
}

int DiveSetUpRow::BoatsWidth() const {
    const int count = static_cast<int>(boats_.size());
    const int boat = boats_.front()->GetBestSize().x - 2 * boats_.front()->Ring();
    return count * boat + (count - 1) * TheLook().px(kGap);
}

int DiveSetUpRow::NameHeight() const {
    return TheLook().type().line_height(Type::LabelStrong) + TheLook().px(2);
}

bool DiveSetUpRow::IsNameAbove() const {
    const int side = TheLook().px(kSide);
    const int room = Width() - side - BoatsWidth() - TheLook().px(kGap) - LeftOfTexts();
    const int lines = 2 * TheLook().type().line_height(Type::Heading);
    return !TheLook().type().fit(face_.name, Type::Heading, {room, lines}).fits;
}

bool DiveSetUpRow::Layout() {
    Look& look = TheLook();
    const int flag = FlagSide();
    flag_->PlaceBody({look.px(kSide) - look.px(3), (GetClientSize().y - flag) / 2, flag, flag});
    LayOutBoats();
    LayOutAnswers();
    return true;
}

void DiveSetUpRow::LayOutBoats() {
    Look& look = TheLook();
    const wxSize size = GetClientSize();
    const int name = IsNameAbove() ? NameHeight() : 0;
    const int ring = boats_.front()->Ring();
    const int top = name > 0 ? name + look.px(kBelowName) : ring;
    const wxRect room(0, top, size.x - look.px(kSide), size.y - top - ring);
    int right = room.GetRight() + 1;
    for (auto boat = boats_.rbegin(); boat != boats_.rend(); ++boat) {
        const wxSize wanted = (*boat)->GetBestSize() - 2 * wxSize((*boat)->Ring(), (*boat)->Ring());
        const int height = std::min(wanted.y, room.height);
        (*boat)->PlaceBody({right - wanted.x, room.y + (room.height - height) / 2, wanted.x, height});
        right -= wanted.x + look.px(kGap);
    }
}

void DiveSetUpRow::LayOutAnswers() {
    Look& look = TheLook();
    const wxSize size = GetClientSize();
    const int left = LeftOfTexts();
    const int gap = look.px(10);
    const int width = (size.x - look.px(kSide) - left - gap) / 2;
    const int top = look.px(12) + HeadHeight();
    const int height = size.y - top - look.px(14);
    if (height <= 0) return;
    stays_->PlaceBody({left, top, width, height});
    comes_->PlaceBody({left + width + gap, top, width, height});
}

void DiveSetUpRow::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(14);
    painter.fill(body, radius, face_.is_asked ? paint_of(face_.colour).fill : colours.surface);
    if (!face_.is_asked) painter.outline(body, radius, {colours.line, 1});
    const Box texts = body.beside(LeftOfTexts()).left(body.w - LeftOfTexts() - painter.px(kSide));
    face_.is_rush ? DrawState(painter, texts) : DrawName(painter, texts);
}

void DiveSetUpRow::DrawName(Painter& painter, const Box& texts) {
    const wxColour& ink = painter.palette().ink;
    if (!IsNameAbove()) {
        painter.text(face_.name, Type::Heading, texts.left(texts.w - BoatsWidth() - painter.px(kGap)), ink);
        return;
    }
    const double line = TheLook().type().line_height(Type::LabelStrong);
    painter.text(face_.name, Type::LabelStrong, texts.below(painter.px(4)).top(line), ink, Align::Left, 1);
}

void DiveSetUpRow::DrawState(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const wxColour ink = face_.is_asked ? colours.prompt_ink : colours.ink;
    const wxColour state_ink = face_.is_asked ? ink : colours.ink2;
    const Type state = face_.is_asked ? Type::BodyStrong : Type::Body;
    const Box line = face_.is_asked ? body.below(painter.px(12)).top(HeadHeight()) : body;
    if (IsStateBelow()) {
        painter.text(face_.name, Type::Heading, line.top(line.h / 2), ink, Align::Left, 1);
        painter.text(face_.state, state, line.below(line.h / 2), state_ink, Align::Left, 1);
        return;
    }
    const double tick = painter.px(26);
    const Box texts = line.left(line.w - (face_.is_decided ? tick + painter.px(8) : 0));
    const double name = NameBesideState(texts.w);
    painter.text(face_.name, Type::Heading, texts.left(name), ink);
    painter.text(face_.state, state, texts.beside(name + painter.px(kGap)), state_ink);
    if (face_.is_decided) painter.icon(Icon::Tick, line.beside(line.w - tick).middle(tick, tick), colours.accent);
}

}  // namespace desktop
