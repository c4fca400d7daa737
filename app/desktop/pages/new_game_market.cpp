#include "app/desktop/pages/new_game_market.h"

#include <algorithm>
#include <optional>

#include "app/desktop/pages/new_game_card_dialog.h"
#include "app/desktop/pages/recruit_run.h"
#include "app/desktop/pages/show_words.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/new_game_words.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using deepblue::Gem;

constexpr double kText = 350;
constexpr double kBagText = 240;

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
    Content().Add(hint_, wxSizerFlags().Expand());
    for (std::size_t slot = 0; slot < tiles_.size(); ++slot) AddRow(slot);
    remembered_ = new wxButton(this, wxID_ANY, wxString());
    remembered_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { TakeRemembered(); }); });
    Content().Add(remembered_, wxSizerFlags().Left());
    names_ = new Label(this, desk.look, Type::Label, Ink::Secondary);
    names_->Reserve(360, 2);
    Content().Add(names_, wxSizerFlags().Expand());
    Content().AddStretchSpacer();
    bag_ = new Card(this, desk.look, CardStyle::Sunk);
    auto* line = new Stack(desk.look, wxHORIZONTAL, 12);
    bag_count_ = new Label(bag_, desk.look, Type::Count);
    bag_title_ = new Label(bag_, desk.look, Type::BodyStrong);
    bag_text_ = new Label(bag_, desk.look, Type::Label, Ink::Secondary);
    auto* texts = new Stack(desk.look, wxVERTICAL, 0);
    texts->Add(bag_title_, wxSizerFlags().Expand());
    texts->Add(bag_text_, wxSizerFlags().Expand());
    line->Add(bag_count_, wxSizerFlags().CentreVertical());
    line->Add(texts, wxSizerFlags(1).CentreVertical());
    bag_->Content().Add(line, wxSizerFlags().Expand());
    Content().Add(bag_, wxSizerFlags().Expand());
}

void NewGameMarket::AddRow(std::size_t slot) {
    auto* line = new Stack(desk_.look, wxHORIZONTAL, 6);
    auto* number = new Label(this, desk_.look, Type::BodyStrong, Ink::Secondary);
    number->Reserve(16, 1);
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
    show_paragraph(*hint_, desk_, kText,
                   [](auto& language) { return language.say("Turn four crew cards. Tap the “+1 gem” on each."); });
    for (std::size_t slot = 0; slot < tiles_.size(); ++slot) {
        const session::MarketForm& card = form_.market[slot];
        for (std::size_t i = 0; i < kTiles; ++i) {
            const wxString what = kOnTiles[i] ? words::name(*kOnTiles[i], in) : in.say("no gem");
            tiles_[slot][i]->SetFace(
                {.gem = kOnTiles[i],
                 // TRANSLATORS: on a small tile, so one short word if need be
                 .label = kOnTiles[i] ? wxString() : in.say_in("tile", "no gem"),
                 .is_chosen = card.entered && card.gem == kOnTiles[i],
                 // TRANSLATORS: %1$d is the number of a card, %2$s a gem or "no gem"
                 .spoken = wxString::Format(in.say("Card %1$d: %2$s"), static_cast<int>(slot) + 1, what)});
        }
    }
    show_label(*remembered_, desk_, Icon::Card, [](auto& language) { return language.say("A remembered card …"); });
    ShowNames();
    ShowBag();
}

/// The cards that are known by name.
void NewGameMarket::ShowNames() {
    wxString names;
    for (std::size_t slot = 0; slot < form_.market.size(); ++slot) {
        const auto& card = form_.market[slot].card;
        if (!card || !card->name) continue;
        names += (names.empty() ? wxString() : wxString::FromUTF8(" · ")) +
                 wxString::Format("%d ", static_cast<int>(slot) + 1) + words::spoken(*card->name);
    }
    names_->SetText(names);
    names_->Show(!names.empty());
}

void NewGameMarket::ShowBag() {
    const words::Language& in = desk_.look.language();
    const deepblue::GemCounts bag = bag_after(form_);
    bag_count_->SetText(wxString::Format("%d", bag.total()));
    bag_title_->SetText(in.say("gems in the bag"));
    show_paragraph(*bag_text_, desk_, kBagText, [&](auto& language) {
        return words::bag_parts(deepblue::kStartingBag.total(), bag - deepblue::kStartingBag, language);
    });
}

void NewGameMarket::TakeRemembered() try {
    const auto open = std::find_if(form_.market.begin(), form_.market.end(), [](auto& card) { return !card.entered; });
    const auto slot = open == form_.market.end() ? 0 : static_cast<std::size_t>(open - form_.market.begin());
    NewGameCardDialog dialog(this, desk_, form_.market.size(), slot);
    if (dialog.ShowModal() != wxID_OK) return;
    const session::KnownCard card = dialog.Card();
    form_.market[dialog.Slot()] = {.entered = true, .gem = card.adds, .card = market_card(card)};
    changed_();
} catch (const journal::Error& error) {
    desk_.helm.Tell(words::reason(error, desk_.look.language()));
}

void NewGameMarket::CompleteCards() try {
    const auto known = desk_.memory.cards();
    for (session::MarketForm& entry : form_.market) {
        if (!entry.card) continue;
        const auto same =
            std::find_if(known.begin(), known.end(), [&](auto& card) { return card.what.name == entry.card->name; });
        if (same != known.end()) entry.card = market_card(same->what);
    }
} catch (const journal::Error& error) {
    desk_.helm.Tell(words::reason(error, desk_.look.language()));
}

}  // namespace desktop
