#include "app/desktop/pages/recruit_card_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <algorithm>
#include <span>

#include "app/desktop/look/accessible.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

using deepblue::Gem;

/// What a card does, in the order of the choice.
enum Does { kNeedsColour, kNeedsAny, kProtects, kOnlyVp };

constexpr int kLongestName = 40;
constexpr int kMostGems = 31;
constexpr int kMostVp = 99;
constexpr std::size_t kAddable = 5;
constexpr std::array kHazards{Gem::Black, Gem::Blue};

std::span<const Gem> colours_for(int does) {
    return does == kProtects ? std::span<const Gem>(kHazards) : std::span<const Gem>(kGemsOnScreen);
}

Does what_it_does(const session::KnownCard& card) {
    if (card.protects) return kProtects;
    if (!card.needs) return card.name.empty() ? kNeedsColour : kOnlyVp;
    return card.needs->colour ? kNeedsColour : kNeedsAny;
}

int place_of(Gem gem, std::span<const Gem> gems) {
    return static_cast<int>(std::find(gems.begin(), gems.end(), gem) - gems.begin());
}

}  // namespace

RecruitCardDialog::RecruitCardDialog(wxWindow* parent, Look& look, const wxString& title, const wxString& use,
                                     const session::KnownCard& card)
    : wxDialog(parent, wxID_ANY, title), look_(look) {
    const words::Language& in = look.language();
    name_ = new wxTextCtrl(this, wxID_ANY);
    name_->SetMaxLength(kLongestName);
    name_->SetMinSize(FromDIP(wxSize(320, -1)));
    const wxString deeds[] = {in.say("VP for gems of one colour"), in.say("VP for gems of any colour"),
                              in.say("protects"), in.say("only the VP are known")};
    does_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 4, deeds);
    colour_ = new wxChoice(this, wxID_ANY);
    count_ =
        new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, kMostGems, 1);
    vp_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, kMostVp, 0);
    adds_ = new wxChoice(this, wxID_ANY);
    adds_->Append(in.say("no gem"));
    for (std::size_t i = 0; i < kAddable; ++i) adds_->Append(words::name(kGemsOnScreen[i], in));
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(16, 10)));
    grid->AddGrowableCol(1);
    AddField(*grid, in.say("Name"), *name_);
    AddField(*grid, in.say("What it does"), *does_);
    AddField(*grid, in.say("Colour"), *colour_);
    AddField(*grid, in.say("How many gems"), *count_);
    AddField(*grid, in.say("VP"), *vp_);
    AddField(*grid, in.say("+1 gem to the bag"), *adds_);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(new wxButton(this, wxID_CANCEL, in.say("Cancel")));
    buttons->AddStretchSpacer();
    use_ = new wxButton(this, wxID_OK, use);
    buttons->Add(use_, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
    SetSizer(all);
    Take(card);
    does_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        OfferColours();
        ShowWhatFits();
    });
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { ShowWhatFits(); });
    use_->SetDefault();
    fit_native(*this, look);
    name_->SetFocus();
}

void RecruitCardDialog::AddField(wxSizer& grid, const wxString& caption, wxWindow& field) {
    grid.Add(new wxStaticText(this, wxID_ANY, caption), wxSizerFlags().CentreVertical());
    grid.Add(&field, wxSizerFlags().Expand());
    describe(field, caption);
}

void RecruitCardDialog::Take(const session::KnownCard& card) {
    name_->ChangeValue(words::spoken(card.name));
    does_->SetSelection(what_it_does(card));
    OfferColours();
    const auto colour = card.protects ? card.protects : (card.needs ? card.needs->colour : std::nullopt);
    if (colour) colour_->SetSelection(place_of(*colour, colours_for(does_->GetSelection())));
    if (card.needs) count_->SetValue(card.needs->count);
    vp_->SetValue(card.vp);
    adds_->SetSelection(card.adds ? place_of(*card.adds, kGemsOnScreen) + 1 : 0);
    ShowWhatFits();
}

void RecruitCardDialog::OfferColours() {
    colour_->Clear();
    for (const Gem gem : colours_for(does_->GetSelection())) colour_->Append(words::name(gem, look_.language()));
    colour_->SetSelection(0);
}

void RecruitCardDialog::ShowWhatFits() {
    const int does = does_->GetSelection();
    colour_->Enable(does == kNeedsColour || does == kProtects);
    count_->Enable(does == kNeedsColour || does == kNeedsAny);
    vp_->Enable(does != kProtects);
    const bool has_name = !name_->GetValue().Trim().Trim(false).empty();
    use_->Enable(has_name);
    use_->SetToolTip(has_name ? wxString() : look_.language().say("the card needs a name"));
}

std::optional<Gem> RecruitCardDialog::ChosenColour() const {
    const int place = colour_->GetSelection();
    if (place == wxNOT_FOUND) return std::nullopt;
    return colours_for(does_->GetSelection())[static_cast<std::size_t>(place)];
}

session::KnownCard RecruitCardDialog::Entered() const {
    const int does = does_->GetSelection();
    session::KnownCard card{.name = name_->GetValue().Trim().Trim(false).utf8_string()};
    if (does != kProtects) card.vp = vp_->GetValue();
    if (does == kNeedsColour) card.needs = deepblue::Condition{ChosenColour(), count_->GetValue()};
    if (does == kNeedsAny) card.needs = deepblue::Condition{std::nullopt, count_->GetValue()};
    if (does == kProtects) card.protects = ChosenColour();
    const int adds = adds_->GetSelection();
    if (adds > 0) card.adds = kGemsOnScreen[static_cast<std::size_t>(adds - 1)];
    return card;
}

}  // namespace desktop
