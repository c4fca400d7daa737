#include "app/desktop/pages/hazard_pair_answers.h"

#include <algorithm>
#include <utility>

#include "app/words/hazard_words.h"

namespace desktop {
namespace {

using deepblue::Means;

constexpr double kRow = 64;
constexpr double kGap = 12;
constexpr double kApart = 34;
constexpr double kGem = 48;
constexpr double kEdges = 4;  // of a button, above and below its text

}  // namespace

HazardPairAnswers::HazardPairAnswers(wxWindow* parent, Look& look, const HazardAnswered& answered,
                                     std::function<void()> chosen)
    : DrawnPanel(parent, look),
      half_chosen_(std::move(chosen)),
      surface_(new BigButton(this, look, ButtonStyle::OnPlayerLight)) {
    for (Row& row : rows_) {
        row.spot = new BigButton(this, look, ButtonStyle::OnPlayerLight, ButtonSize::Bar);
        row.card = new BigButton(this, look, ButtonStyle::OnPlayerLight, ButtonSize::Bar);
    }
    for (std::size_t number = 0; number < rows_.size(); ++number) BindRow(number, answered);
    surface_->Bind(wxEVT_BUTTON, [answered](wxCommandEvent&) { answered(std::nullopt); });
}

void HazardPairAnswers::BindRow(std::size_t number, const HazardAnswered& answered) {
    const auto bind = [&](BigButton& button, Means means) {
        button.Bind(wxEVT_BUTTON, [this, answered, number, means](wxCommandEvent&) {
            Choose(number, means);
            if (const auto chosen = Chosen())
                answered(chosen);
            else
                half_chosen_();
        });
    };
    bind(*rows_[number].spot, Means::Spot);
    bind(*rows_[number].card, Means::Card);
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
    for (Row& row : rows_) {
        row.spot->MeaningChanged();
        row.card->MeaningChanged();
    }
}

std::vector<deepblue::Shield> HazardPairAnswers::Both(std::size_t number, Means means, Means other) const {
    return {{ask_.open[0], number == 0 ? means : other}, {ask_.open[1], number == 0 ? other : means}};
}

wxString HazardPairAnswers::WhyNot(std::size_t number, Means means) const {
    const auto& other = rows_[1 - number].chosen;
    return other ? ask_.why_not(Both(number, means, *other)) : wxString();
}

bool HazardPairAnswers::CanBe(std::size_t number, Means means) const {
    const auto goes_with = [&](Means other) { return ask_.why_not(Both(number, means, other)).empty(); };
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

std::optional<deepblue::Gem> HazardPairAnswers::Half() const {
    if (Chosen()) return std::nullopt;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].chosen) return ask_.open[i];
    return std::nullopt;
}

void HazardPairAnswers::TakeBackHalf() {
    for (Row& row : rows_) row.chosen.reset();
    ShowChoices();
}

void HazardPairAnswers::ShowRow(std::size_t number) {
    Row& row = rows_[number];
    const auto show = [&](BigButton& button, Means means, const wxString& label, int digit) {
        const bool is_chosen = row.chosen == means;
        button.SetPlayer(ask_.colour);
        button.SetStyle(is_chosen ? ButtonStyle::OnPlayer : ButtonStyle::OnPlayerLight);
        // Always a picture, so that no label moves when it is chosen.
        const Icon usual = means == Means::Spot ? Icon::Shield : Icon::Card;
        button.SetFace({.label = label, .key = answer_key(digit, TheLook()), .icon = is_chosen ? Icon::Tick : usual});
        button.EnableUnless(WhyNot(number, means));
        button.Show(means == Means::Card || CanBe(number, means));
    };
    const int first = 2 + 2 * static_cast<int>(number);
    show(*row.spot, Means::Spot, in_->say("Scouting spot"), first);
    show(*row.card, Means::Card, words::protecting_card(ask_.open[number], *in_), first + 1);
}

void HazardPairAnswers::ShowChoices() {
    for (std::size_t i = 0; i < rows_.size(); ++i) ShowRow(i);
}

bool HazardPairAnswers::Press(int digit) {
    switch (digit) {
        case 1: surface_->Activate(); return true;
        case 2: rows_[0].spot->Activate(); return true;
        case 3: rows_[0].card->Activate(); return true;
        case 4: rows_[1].spot->Activate(); return true;
        case 5: rows_[1].card->Activate(); return true;
        default: return false;
    }
}

int HazardPairAnswers::NeededHeight() const {
    const int row = std::max(TheLook().px(kRow), rows_[0].card->GetBestSize().y - 2 * surface_->Ring());
    return 2 * row + TheLook().px(kGap);
}

bool HazardPairAnswers::Fits(const Row& row, Type type, const wxSize& room, int lines) const {
    if (lines * TheLook().type().line_height(type) > room.y - TheLook().px(kEdges)) return false;
    if (!row.spot->IsShown()) return row.card->WidthFor(type, lines) <= room.x;
    return std::max(row.spot->WidthFor(type, lines), row.card->WidthFor(type, lines)) <= HalfOf(room.x);
}

std::optional<Type> HazardPairAnswers::SharedType(const wxSize& room) const {
    const auto fits = [&](Type type) {
        return std::all_of(rows_.begin(), rows_.end(),
                           [&](const Row& row) { return Fits(row, type, room, 1) || Fits(row, type, room, 2); });
    };
    for (const Type type : {Type::Name, Type::BodyStrong})
        if (fits(type)) return type;
    return std::nullopt;
}

int HazardPairAnswers::HalfOf(int width) const {
    return (width - TheLook().px(kGap)) / 2;
}

bool HazardPairAnswers::Layout() {
    Look& look = TheLook();
    const int ring = surface_->Ring();
    const wxRect room = wxRect(GetClientSize()).Deflate(ring);
    const bool is_narrow = look.scale().is_narrow();
    const int surface = room.width * (is_narrow ? 27 : 29) / 100;
    surface_->PlaceBody({room.x, room.y, surface, room.height});
    const int left = room.x + surface + look.px(kApart) + look.px(kGem + 8);
    const int answers = room.GetRight() + 1 - left;
    const int each = HalfOf(answers);
    const int height = (room.height - look.px(kGap)) / 2;
    const auto type = SharedType({answers, height});
    int y = room.y;
    for (const Row& row : rows_) {
        row.spot->SetLabelType(type);
        row.card->SetLabelType(type);
        row.spot->PlaceBody({left, y, each, height});
        const int card = row.spot->IsShown() ? each : answers;
        row.card->PlaceBody({left + answers - card, y, card, height});
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
