#include "app/desktop/pages/practice_bag.h"

#include <algorithm>
#include <utility>

#include "app/desktop/look/accessible.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/draw_words.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

using deepblue::Gem;
using deepblue::Spot;

constexpr double kGem = 44;
constexpr double kSpin = 140;
constexpr double kCaption = 320;
constexpr int kColumns = 2;
constexpr std::array kSpots{Spot::Black, Spot::Blue, Spot::BlackOrBlue, Spot::Silver, Spot::Gold, Spot::Red};

/// Seven gems leave one place empty, which is as wide as the others.
Stack* empty_cell(const Look& look) {
    auto* cell = new Stack(look, wxHORIZONTAL, 0);
    cell->AddStretchSpacer();
    return cell;
}

}  // namespace

PracticeBag::PracticeBag(wxWindow* parent, const Desk& desk, std::function<void()> changed)
    : FormArea(parent, desk.look),
      desk_(desk),
      look_(desk.look),
      changed_(std::move(changed)),
      card_(new Card(this, desk.look)) {
    AddGems();
    AddHand();
    AddPresets();
    SetColumns({{.cards = {{card_, 1}}}}, {{.cards = {{card_, 1}}}});
}

void PracticeBag::AddGems() {
    for (std::size_t row = 0; row < kGemsOnScreen.size(); row += kColumns) {
        auto* line = new Stack(look_, wxHORIZONTAL, 24);
        card_->Content().Add(line, wxSizerFlags().Expand());
        for (std::size_t i = row; i < row + kColumns; ++i) {
            Stack* cell = i < kGemsOnScreen.size() ? AddGem(i) : empty_cell(look_);
            line->Add(cell, wxSizerFlags(1).Expand());
        }
    }
}

Stack* PracticeBag::AddGem(std::size_t i) {
    const Gem gem = kGemsOnScreen[i];
    gems_[i] = new GemView(card_, look_, gem, kGem);
    names_[i] = new Label(card_, look_, Type::Body);
    counts_[i] = new wxSpinCtrl(card_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                                deepblue::kAllThereIs[gem], deepblue::kStartingBag[gem]);
    counts_[i]->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { changed_(); });
    counts_[i]->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed_(); });
    auto* cell = new Stack(look_, wxHORIZONTAL, 12);
    cell->Add(gems_[i], wxSizerFlags().CentreVertical());
    cell->Add(names_[i], wxSizerFlags(1).CentreVertical());
    cell->Add(counts_[i], wxSizerFlags().CentreVertical());
    return cell;
}

Stack* PracticeBag::AddLine(Label*& caption) {
    auto* line = new Stack(look_, wxHORIZONTAL, 16);
    caption = new Label(card_, look_, Type::Body);
    line->Add(caption, wxSizerFlags().CentreVertical());
    card_->Content().Add(line, wxSizerFlags().Expand());
    return line;
}

void PracticeBag::AddHand() {
    Stack* spot = AddLine(spot_caption_);
    spot_ = new wxChoice(card_, wxID_ANY);
    spot->Add(spot_, wxSizerFlags(1).CentreVertical());
    Stack* cards = AddLine(cards_caption_);
    cards_ = new ToggleRow(card_, look_);
    cards->Add(cards_, wxSizerFlags(1).CentreVertical());
    spot_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed_(); });
    cards_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed_(); });
}

void PracticeBag::AddPresets() {
    at_the_start_ = new wxButton(card_, wxID_ANY, wxString());
    of_the_game_ = new wxButton(card_, wxID_ANY, wxString());
    auto* line = new Stack(look_, wxHORIZONTAL, 12);
    line->Add(at_the_start_, wxSizerFlags(1));
    line->Add(of_the_game_, wxSizerFlags(1));
    card_->Content().Add(line, wxSizerFlags().Expand());
    at_the_start_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Take(deepblue::kStartingBag); });
    of_the_game_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (game_) Take(*game_);
    });
}

void PracticeBag::Take(const deepblue::GemCounts& bag) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i]->SetValue(bag[kGemsOnScreen[i]]);
    changed_();
}

learn::PracticeSetUp PracticeBag::SetUp() const {
    learn::PracticeSetUp set_up{.bag = {}, .spot = std::nullopt, .cards = cards_->Chosen()};
    for (std::size_t i = 0; i < counts_.size(); ++i) set_up.bag[kGemsOnScreen[i]] = counts_[i]->GetValue();
    if (spot_->GetSelection() > 0) set_up.spot = kSpots[static_cast<std::size_t>(spot_->GetSelection()) - 1];
    return set_up;
}

void PracticeBag::ShowGem(std::size_t i, int count) {
    const Gem gem = kGemsOnScreen[i];
    const wxString name = words::name(gem, look_.language());
    show_line(*names_[i], desk_, [gem](auto& in) { return words::titled(words::name(gem, in)); });
    gems_[i]->SetSpoken(name);
    dress_native({counts_[i]}, look_);
    counts_[i]->SetMinSize({look_.px(kSpin), look_.scale().target()});
    // TRANSLATORS: %s is the colour of a gem
    describe(*counts_[i], wxString::Format(look_.language().say("in the bag: %s"), name));
    if (counts_[i]->GetValue() != count) counts_[i]->SetValue(count);
}

void PracticeBag::ShowHand(const learn::PracticeSetUp& set_up) {
    const auto at = set_up.spot ? std::find(kSpots.begin(), kSpots.end(), *set_up.spot) : kSpots.end();
    const auto chosen = at == kSpots.end() ? 0 : static_cast<int>(at - kSpots.begin()) + 1;
    show_entries(*spot_, desk_, chosen, [](auto& in) {
        std::vector<wxString> entries{in.say_in("spot", "none")};
        for (const Spot spot : kSpots) entries.push_back(words::name(spot, in));
        return entries;
    });
    const auto spot = [](const words::Language& in) { return in.say("Your boat’s scouting spot"); };
    show_caption(*spot_caption_, desk_, kCaption, spot);
    describe(*spot_, spot(look_.language()));
    const auto cards = [](const words::Language& in) { return in.say("Protecting cards in your hand"); };
    show_caption(*cards_caption_, desk_, kCaption, cards);
    cards_->SetChoices(cards(look_.language()), {"0", "1", "2"});
    cards_->Choose(set_up.cards);
}

void PracticeBag::ShowSetUp(const learn::PracticeSetUp& set_up, const std::optional<deepblue::GemCounts>& of_game) {
    game_ = of_game;
    // TRANSLATORS: %d is a number of gems
    card_->SetTitle(wxString::Format(look_.language().say("In the bag: %d"), set_up.bag.total()));
    for (std::size_t i = 0; i < counts_.size(); ++i) ShowGem(i, set_up.bag[kGemsOnScreen[i]]);
    ShowHand(set_up);
    show_label(*at_the_start_, desk_, [](auto& in) { return in.say("As at the start"); });
    show_label(*of_the_game_, desk_, [](auto& in) { return in.say("As in this game"); });
    of_the_game_->Show(game_.has_value());
    ShowCards();
}

}  // namespace desktop
