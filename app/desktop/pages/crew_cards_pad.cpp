#include "app/desktop/pages/crew_cards_pad.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr int kMostVp = 99;
constexpr int kColumns = 3;
constexpr int kRows = 4;
constexpr double kGap = 8;
constexpr double kMostHeight = 72;

}  // namespace

CrewCardsPad::CrewCardsPad(wxWindow* parent, Look& look, std::function<void(int)> entered)
    : DrawnPanel(parent, look), entered_(std::move(entered)) {
    for (const int digit : {1, 2, 3, 4, 5, 6, 7, 8, 9, 0}) {
        auto* button = new BigButton(this, look, ButtonStyle::Quiet, ButtonSize::Compact);
        button->SetFace({.label = wxString::Format("%d", digit)});
        button->Bind(wxEVT_BUTTON, [this, digit](wxCommandEvent&) { Type(digit); });
        digits_[static_cast<std::size_t>(digit)] = button;
    }
    back_ = new IconButton(this, look, Icon::Back, true);
    play_ = new BigButton(this, look, ButtonStyle::Primary, ButtonSize::Compact);
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TakeBack(); });
    play_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Confirm(); });
}

void CrewCardsPad::Clear() {
    vp_.reset();
    ShowNumber();
}

void CrewCardsPad::ShowWords() {
    const words::Language& in = TheLook().language();
    // TRANSLATORS: takes back the last digit of a number
    back_->SetTip(in.say("Delete a digit"));
    play_->SetFace({.label = in.say("OK")});
    ShowNumber();
}

void CrewCardsPad::Type(int digit) {
    const int vp = vp_.value_or(0) * 10 + digit;
    vp_ = vp > kMostVp ? digit : vp;
    ShowNumber();
}

void CrewCardsPad::TakeBack() {
    if (vp_) vp_ = *vp_ >= 10 ? std::optional(*vp_ / 10) : std::nullopt;
    ShowNumber();
}

void CrewCardsPad::Confirm() {
    if (!vp_) return;
    const int vp = *vp_;
    Clear();
    entered_(vp);
}

void CrewCardsPad::ShowNumber() {
    const words::Language& in = TheLook().language();
    play_->Enable(vp_.has_value());
    Speak(in.say("VP on the card"), vp_ ? wxString::Format("%d", *vp_) : wxString());
    Refresh();
}

int CrewCardsPad::HeadHeight() const {
    return std::max(TheLook().px(52), TheLook().type().line_height(Type::BigCount));
}

bool CrewCardsPad::Layout() {
    Look& look = TheLook();
    const int ring = play_->Ring();
    const wxRect room = wxRect(GetClientSize()).Deflate(ring);
    const int gap = look.px(kGap);
    const int top = room.y + HeadHeight() + gap;
    const int width = (room.width - (kColumns - 1) * gap) / kColumns;
    const int height = std::min((room.GetBottom() + 1 - top - (kRows - 1) * gap) / kRows, look.px(kMostHeight));
    const auto place = [&](int number) {
        return wxRect(room.x + number % kColumns * (width + gap), top + number / kColumns * (height + gap), width,
                      height);
    };
    for (int digit = 1; digit < static_cast<int>(kDigits); ++digit)
        digits_[static_cast<std::size_t>(digit)]->PlaceBody(place(digit - 1));
    back_->PlaceBody(place(9));
    digits_[0]->PlaceBody(place(10));
    play_->PlaceBody(place(11));
    return true;
}

void CrewCardsPad::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const Box field = body.inset(play_->Ring()).top(HeadHeight());
    painter.fill(field, painter.px(10), colours.sunk);
    painter.outline(field, painter.px(10), {colours.line2, 1});
    const wxString unit = TheLook().language().say("VP");
    const double word = TheLook().type().width(unit, Type::Body) + 1;
    const Box inside = field.inset(painter.px(14), 0);
    painter.text(unit, Type::Body, {inside.right() - word, inside.y, word, inside.h}, colours.ink2);
    painter.text(vp_ ? wxString::Format("%d", *vp_) : wxString(L"–"), Type::BigCount,
                 inside.left(inside.w - word - painter.px(8)), colours.ink, Align::Right, 1);
}

}  // namespace desktop
