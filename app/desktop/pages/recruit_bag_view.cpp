#include "app/desktop/pages/recruit_bag_view.h"

#include <algorithm>

#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kGem = 30;
constexpr double kGap = 10;
constexpr double kArrow = 22;

wxString text_of(int number) {
    return wxString::Format("%d", number);
}

}  // namespace

RecruitBagView::RecruitBagView(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void RecruitBagView::SetBag(int before, const std::vector<deepblue::Gem>& added) {
    before_ = before;
    added_ = added;
    // TRANSLATORS: %d is how many gems are in the bag now
    Speak(wxString::Format(TheLook().language().say("Bag: %d"), Now()), words::list(added, TheLook().language()));
    ContentChanged();
}

void RecruitBagView::ReserveFor(std::vector<wxString> words) {
    if (words == words_) return;
    words_ = std::move(words);
    ContentChanged();
}

wxSize RecruitBagView::BodySize() const {
    Look& look = TheLook();
    Typesetter& type = look.type();
    int width = type.width(look.language().say("Bag"), Type::Name);
    for (const wxString& word : words_) width = std::max(width, type.width(word, Type::Name));
    width += type.width(text_of(before_), Type::Count) + look.px(kGap) + 2;
    if (!added_.empty()) {
        width += type.width(text_of(Now()), Type::Count) + look.px(kArrow + 3 * kGap) + 1;
        width += static_cast<int>(added_.size()) * (look.scale().gem_px(kGem) + look.px(4));
    }
    return {width, std::max(type.line_height(Type::Count), look.scale().gem_px(kGem))};
}

void RecruitBagView::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    Typesetter& type = TheLook().type();
    const double gap = painter.px(kGap);
    Box rest = body;
    const auto write = [&](const wxString& text, Type kind, const wxColour& colour) {
        const double width = type.width(text, kind) + 1;
        painter.text(text, kind, rest.left(width), colour, Align::Left, 1);
        rest = rest.beside(width + gap);
    };
    write(TheLook().language().say("Bag"), Type::Body, colours.ink2);
    write(text_of(before_), Type::Count, colours.ink);
    if (added_.empty()) return;
    const double arrow = painter.px(kArrow);
    painter.icon(Icon::Forward, rest.left(arrow).middle(arrow, arrow), colours.ink);
    rest = rest.beside(arrow + gap);
    write(text_of(Now()), Type::Count, colours.ink);
    const double side = TheLook().scale().gem_px(kGem);
    for (const deepblue::Gem gem : added_) {
        painter.gem(gem, rest.left(side).middle(side, side));
        rest = rest.beside(side + painter.px(4));
    }
}

}  // namespace desktop
