#include "app/desktop/pages/result_row.h"

namespace desktop {
namespace {

constexpr double kName = 190;
constexpr double kCards = 170;
constexpr double kGems = 240;
constexpr double kPart = 100;

}  // namespace

ResultRow::ResultRow(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void ResultRow::SetFace(const ResultFace& face) {
    if (face == face_) return;
    face_ = face;
    // TRANSLATORS: %1$s is a player's name, %2$d a number of VP
    Speak(wxString::Format(TheLook().language().say("%1$s: %2$d VP"), face.name, face.pay.total()), face.state);
    ContentChanged();
}

wxSize ResultRow::BodySize() const {
    return {TheLook().px(990), TheLook().px(92)};
}

void ResultRow::DrawNumber(Painter& painter, const Box& column, int vp) {
    painter.text(vp == 0 ? wxString(L"–") : wxString::Format("%d", vp), Type::Count, column, painter.palette().ink);
}

void ResultRow::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double flag = painter.px(44);
    painter.flag(face_.colour, body.left(flag).middle(flag, flag));
    Box rest = body.beside(flag + painter.px(14));
    const Box texts = rest.left(painter.px(kName - 60));
    painter.text(face_.name, Type::Name, texts.top(texts.h * 0.58), colours.ink, Align::Left, 1);
    painter.text(face_.state, Type::Label, texts.below(texts.h * 0.52).top(texts.h * 0.4), colours.ink2, Align::Left,
                 1);
    rest = rest.beside(painter.px(kName - 58));
    DrawNumber(painter, rest.left(painter.px(kCards)), face_.pay.cards);
    rest = rest.beside(painter.px(kCards));
    DrawNumber(painter, rest.left(painter.px(kGems)).top(rest.h * (face_.pay.gems > 0 ? 0.55 : 1)), face_.pay.gems);
    double x = rest.x;
    const double gem = painter.px(26);
    for (const deepblue::Gem paid : {deepblue::Gem::Silver, deepblue::Gem::Gold, deepblue::Gem::Red}) {
        if (face_.pay.gems == 0 || face_.board[paid] == 0) continue;
        const int plain = deepblue::gem_vp(paid, false);
        const int worth = deepblue::gem_vp(deepblue::GemCounts{{paid, 1}}, face_.spots);
        const Box at(x, rest.y + rest.h * 0.55, painter.px(76), gem + painter.px(4));
        if (worth > plain) painter.fill(at, painter.px(8), colours.soft);
        painter.gem(paid, {at.x + painter.px(2), at.y + painter.px(2), gem, gem});
        painter.text(wxString::Format(L"%d×%d", face_.board[paid], worth), Type::LabelStrong,
                     at.beside(gem + painter.px(6)), colours.ink, Align::Left, 1);
        x += painter.px(80);
    }
    rest = rest.beside(painter.px(kGems));
    DrawNumber(painter, rest.left(painter.px(kPart)), face_.pay.wreck);
    rest = rest.beside(painter.px(kPart));
    DrawNumber(painter, rest.left(painter.px(kPart)), face_.pay.scenario);
    rest = rest.beside(painter.px(kPart));
    painter.text(wxString::Format("+%d", face_.pay.total()), Type::BigCount, rest, colours.ink, Align::Right, 1);
    painter.line(body.x, body.bottom(), body.right(), body.bottom(), colours.line);
}

}  // namespace desktop
