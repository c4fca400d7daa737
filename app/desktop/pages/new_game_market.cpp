#include "app/desktop/pages/new_game_market.h"

#include <optional>

#include "app/words/gems.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using deepblue::Gem;

/// What a tile stands for, in the order of the screen.
constexpr std::array<std::optional<Gem>, 6> kOnTiles{std::nullopt, Gem::Silver, Gem::Gold,
                                                     Gem::Red,     Gem::Green,  Gem::Purple};

/// The bag after the opening market, told by the engine.
deepblue::GemCounts bag_after(const session::NewGameForm& form) {
    deepblue::Table table;
    table = deepblue::apply(
        std::move(table),
        deepblue::Start{.seats = {{"a", deepblue::Colour::Green}, {"b", deepblue::Colour::Orange}}, .first = "a"});
    for (const deepblue::Reveal& reveal : form.reveals()) table = deepblue::apply(std::move(table), reveal);
    return table.bag;
}

}  // namespace

NewGameMarket::NewGameMarket(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed)
    : Card(parent, desk.look), desk_(desk), form_(form), changed_(std::move(changed)) {
    hint_ = new Label(this, desk.look, Type::Label, Ink::Secondary);
    hint_->Reserve(360, 2);
    Content().Add(hint_, wxSizerFlags().Expand());
    for (std::size_t slot = 0; slot < tiles_.size(); ++slot) AddRow(slot);
    Content().AddStretchSpacer();
    bag_ = new Card(this, desk.look, CardStyle::Sunk);
    auto* line = new Stack(desk.look, wxHORIZONTAL, 12);
    bag_count_ = new Label(bag_, desk.look, Type::Count);
    bag_text_ = new Label(bag_, desk.look, Type::Label, Ink::Secondary);
    bag_text_->Reserve(260, 2);
    line->Add(bag_count_, wxSizerFlags().CentreVertical());
    line->Add(bag_text_, wxSizerFlags(1).CentreVertical());
    bag_->Content().Add(line, wxSizerFlags().Expand());
    Content().Add(bag_, wxSizerFlags().Expand());
}

void NewGameMarket::AddRow(std::size_t slot) {
    auto* line = new Stack(desk_.look, wxHORIZONTAL, 6);
    auto* number = new Label(this, desk_.look, Type::BodyStrong, Ink::Secondary);
    number->SetText(wxString::Format("%zu", slot + 1));
    line->Add(number, wxSizerFlags().CentreVertical());
    for (std::size_t i = 0; i < kTiles; ++i) {
        auto* tile = new GemTile(this, desk_.look, GemTileSize::Small);
        tile->Bind(wxEVT_BUTTON, [this, slot, i](wxCommandEvent&) {
            form_.market[slot] = {.entered = true, .gem = kOnTiles[i], .card = {}};
            changed_();
        });
        tiles_[slot][i] = tile;
        line->Add(tile, wxSizerFlags(1));
    }
    Content().Add(line, wxSizerFlags().Expand());
}

void NewGameMarket::ShowForm() {
    const words::Language& in = desk_.look.language();
    SetTitle(in.say("Opening market"));
    hint_->SetText(in.say("Turn four crew cards. Tap the “+1 gem” on each."));
    for (std::size_t slot = 0; slot < tiles_.size(); ++slot) {
        const session::MarketForm& card = form_.market[slot];
        for (std::size_t i = 0; i < kTiles; ++i) {
            const wxString what = kOnTiles[i] ? words::name(*kOnTiles[i], in) : in.say("no gem");
            tiles_[slot][i]->SetFace({.gem = kOnTiles[i],
                                      .label = kOnTiles[i] ? wxString() : in.say("no gem"),
                                      .is_chosen = card.entered && card.gem == kOnTiles[i],
                                      // TRANSLATORS: %1$zu is the number of a card, %2$s a gem or "no gem"
                                      .spoken = wxString::Format(in.say("Card %1$zu: %2$s"), slot + 1, what)});
        }
    }
    ShowBag();
}

void NewGameMarket::ShowBag() {
    const words::Language& in = desk_.look.language();
    const int gems = bag_after(form_).total();
    bag_count_->SetText(wxString::Format("%d", gems));
    // TRANSLATORS: %1$d and %2$d are numbers of gems
    bag_text_->SetText(wxString::Format(in.say("gems in the bag: %1$d from the start, %2$d added"),
                                        deepblue::kStartingBag.total(), gems - deepblue::kStartingBag.total()));
}

}  // namespace desktop
