#include "app/desktop/pages/hazard_pair_answers.h"

#include <algorithm>

#include "app/words/hazard_words.h"

namespace desktop {
namespace {

using deepblue::Means;

constexpr double kRow = 64;
constexpr double kGap = 12;
constexpr double kApart = 34;
constexpr double kGem = 48;
constexpr int kNarrow = 1100;  // below this Surface gives way

}  // namespace

HazardPairAnswers::HazardPairAnswers(wxWindow* parent, Look& look, const HazardAnswered& answered)
    : DrawnPanel(parent, look), surface_(new BigButton(this, look, ButtonStyle::OnPlayerLight)) {
    for (Row& row : rows_) {
        row.spot = new BigButton(this, look, ButtonStyle::OnPlayerLight, ButtonSize::Bar);
        row.card = new BigButton(this, look, ButtonStyle::OnPlayerLight, ButtonSize::Bar);
    }
    confirm_ = new BigButton(this, look, ButtonStyle::OnPlayer);
    for (std::size_t number = 0; number < rows_.size(); ++number) BindRow(number);
    surface_->Bind(wxEVT_BUTTON, [answered](wxCommandEvent&) { answered(std::nullopt); });
    confirm_->Bind(wxEVT_BUTTON, [this, answered](wxCommandEvent&) {
        if (const auto chosen = Chosen()) answered(chosen);
    });
}

void HazardPairAnswers::BindRow(std::size_t number) {
    rows_[number].spot->Bind(wxEVT_BUTTON, [this, number](wxCommandEvent&) { Choose(number, Means::Spot); });
    rows_[number].card->Bind(wxEVT_BUTTON, [this, number](wxCommandEvent&) { Choose(number, Means::Card); });
}

void HazardPairAnswers::SetAsk(const HazardAsk& ask, const words::Language& in, bool is_new) {
    ask_ = ask;
    in_ = &in;
    show_surface(*surface_, ask, in, TheLook());
    if (is_new)
        for (Row& row : rows_) row.chosen.reset();
    ShowChoices();
    if (!is_new) return;
    surface_->MeaningChanged();
    confirm_->MeaningChanged();
    for (Row& row : rows_) {
        row.spot->MeaningChanged();
        row.card->MeaningChanged();
    }
}

bool HazardPairAnswers::CanBe(std::size_t number, Means means) const {
    const auto goes_with = [&](Means other) {
        std::vector<deepblue::Shield> with{{ask_.open[0], number == 0 ? means : other},
                                           {ask_.open[1], number == 0 ? other : means}};
        return ask_.why_not(with).empty();
    };
    return goes_with(Means::Card) || goes_with(Means::Spot);
}

void HazardPairAnswers::Choose(std::size_t number, Means means) {
    rows_[number].chosen = means;
    ShowChoices();
}

std::optional<std::vector<deepblue::Shield>> HazardPairAnswers::Chosen() const {
    std::vector<deepblue::Shield> with;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!rows_[i].chosen) return std::nullopt;
        with.push_back({ask_.open[i], *rows_[i].chosen});
    }
    return with;
}

void HazardPairAnswers::ShowRow(std::size_t number) {
    Row& row = rows_[number];
    const auto show = [&](BigButton& button, Means means, const wxString& label, int digit) {
        const bool is_chosen = row.chosen == means;
        button.SetPlayer(ask_.colour);
        button.SetStyle(is_chosen ? ButtonStyle::OnPlayer : ButtonStyle::OnPlayerLight);
        ButtonFace face{.label = label, .key = answer_key(digit, TheLook())};
        if (is_chosen) face.icon = Icon::Tick;
        button.SetFace(face);
        button.Show(means == Means::Card || CanBe(number, means));
    };
    const int first = 2 + 2 * static_cast<int>(number);
    show(*row.spot, Means::Spot, in_->say("Scouting spot"), first);
    show(*row.card, Means::Card, words::protecting_card(ask_.open[number], *in_), first + 1);
}

void HazardPairAnswers::ShowChoices() {
    for (std::size_t i = 0; i < rows_.size(); ++i) ShowRow(i);
    // TRANSLATORS: on the button that confirms both chosen protections
    confirm_->SetFace({.label = in_->say("Protect"), .key = answer_key(6, TheLook())});
    const auto chosen = Chosen();
    confirm_->EnableUnless(chosen ? ask_.why_not(*chosen) : in_->say("choose for both gems"));
}

bool HazardPairAnswers::Press(int digit) {
    switch (digit) {
        case 1: surface_->Activate(); return true;
        case 2: rows_[0].spot->Activate(); return true;
        case 3: rows_[0].card->Activate(); return true;
        case 4: rows_[1].spot->Activate(); return true;
        case 5: rows_[1].card->Activate(); return true;
        case 6: confirm_->Activate(); return true;
        default: return false;
    }
}

int HazardPairAnswers::NeededHeight() const {
    const int row = std::max(TheLook().px(kRow), rows_[0].card->GetBestSize().y - 2 * surface_->Ring());
    return 2 * row + TheLook().px(kGap);
}

bool HazardPairAnswers::Layout() {
    Look& look = TheLook();
    const int ring = surface_->Ring();
    const wxRect room = wxRect(GetClientSize()).Deflate(ring);
    const bool is_narrow = look.settings().sizes.window.x < kNarrow;
    const int surface = room.width * (is_narrow ? 25 : 29) / 100;
    const int confirm = room.width * (is_narrow ? 17 : 15) / 100;
    surface_->PlaceBody({room.x, room.y, surface, room.height});
    confirm_->PlaceBody({room.GetRight() + 1 - confirm, room.y, confirm, room.height});
    const int left = room.x + surface + look.px(kApart) + look.px(kGem + 8);
    const int answers = room.GetRight() + 1 - confirm - look.px(kGap) - left;
    const int each = (answers - look.px(kGap)) / 2;
    const int height = (room.height - look.px(kGap)) / 2;
    int y = room.y;
    for (const Row& row : rows_) {
        row.spot->PlaceBody({left, y, each, height});
        row.card->PlaceBody({left + answers - each, y, each, height});
        y += height + look.px(kGap);
    }
    return true;
}

void HazardPairAnswers::Draw(Painter& painter, const Box&) {
    if (ask_.open.size() < 2) return;
    const double side = painter.px(kGem);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Box button(rows_[i].spot->GetRect());
        const double x = button.x + rows_[i].spot->Ring() - painter.px(kGem + 8);
        painter.disc(x + side / 2, button.centre_y(), side / 2, dark_palette().water_bottom);
        painter.gem_on(ask_.open[i], Box{x, button.y, side, button.h}.middle(side * 0.78, side * 0.78), true);
    }
}

}  // namespace desktop
