#include "app/desktop/pages/practice_bag.h"

#include <utility>

#include "app/desktop/look/accessible.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/draw_words.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

using deepblue::Gem;
using deepblue::Spot;

constexpr double kGem = 44;
constexpr double kSpin = 140;
constexpr int kColumns = 2;
constexpr std::array kSpots{Spot::Black, Spot::Blue, Spot::BlackOrBlue, Spot::Silver, Spot::Gold, Spot::Red};

}  // namespace

PracticeBag::PracticeBag(wxWindow* parent, Look& look, std::function<void()> changed)
    : FormArea(parent, look), look_(look), changed_(std::move(changed)), card_(new Card(this, look)) {
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
            if (i < kGemsOnScreen.size())
                line->Add(AddGem(i), wxSizerFlags(1).Expand());
            else
                line->AddStretchSpacer();  // seven gems leave one place empty
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
    line->Add(caption, wxSizerFlags(1).CentreVertical());
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

void PracticeBag::ShowSetUp(const learn::PracticeSetUp& set_up, const std::optional<deepblue::GemCounts>& of_game) {
    const words::Language& in = look_.language();
    game_ = of_game;
    // TRANSLATORS: %d is a number of gems
    card_->SetTitle(wxString::Format(in.say("In the bag: %d"), set_up.bag.total()));
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const wxString name = words::name(kGemsOnScreen[i], in);
        names_[i]->SetText(words::titled(name));
        gems_[i]->SetSpoken(name);
        dress_native({counts_[i]}, look_);
        counts_[i]->SetMinSize({look_.px(kSpin), look_.scale().target()});
        // TRANSLATORS: %s is the colour of a gem
        describe(*counts_[i], wxString::Format(in.say("in the bag: %s"), name));
        if (counts_[i]->GetValue() != set_up.bag[kGemsOnScreen[i]]) counts_[i]->SetValue(set_up.bag[kGemsOnScreen[i]]);
    }
    wxArrayString spots;
    spots.Add(in.say_in("spot", "none"));
    int chosen = 0;
    for (const Spot spot : kSpots) {
        if (set_up.spot == spot) chosen = static_cast<int>(spots.size());
        spots.Add(words::name(spot, in));
    }
    dress_native({spot_}, look_);
    if (spot_->GetStrings() != spots) spot_->Set(spots);
    spot_->SetSelection(chosen);
    spot_caption_->SetText(in.say("Your boat’s scouting spot"));
    describe(*spot_, in.say("Your boat’s scouting spot"));
    cards_caption_->SetText(in.say("Protecting cards in your hand"));
    cards_->SetChoices(in.say("Protecting cards in your hand"), {"0", "1", "2"});
    cards_->Choose(set_up.cards);
    dress_button(*at_the_start_, in.say("As at the start"), {}, look_);
    dress_button(*of_the_game_, in.say("As in this game"), {}, look_);
    of_the_game_->Show(game_.has_value());
    ShowCards();
}

}  // namespace desktop
