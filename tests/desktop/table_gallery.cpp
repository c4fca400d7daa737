#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/chest_view.h"
#include "app/desktop/controls/flag_view.h"
#include "app/desktop/controls/fresco_view.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/controls/tile.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/look/paints.h"
#include "tests/desktop/gallery_page.h"

using namespace desktop;
using deepblue::Colour;
using deepblue::Gem;

TableGallery::TableGallery(wxWindow* parent, Look& look) : GalleryPage(parent, look) {
    AddBanner();
    AddGemTiles();
    AddCards();
    AddActions();
}

void TableGallery::AddBanner() {
    auto* banner = new PromptBanner(this, TheLook());
    banner->SetFace({.player = Colour::Green,
                     .question = Words().question,
                     .in_table_language = Words().in_other,
                     .icon = {},
                     .figures = {},
                     .then = Words().then,
                     .followers = {Colour::Orange, Colour::Yellow, Colour::Violet, Colour::White}});
    Rows().Add(banner, wxSizerFlags().Expand());
}

void TableGallery::AddGemTiles() {
    auto* row = new Stack(TheLook(), wxHORIZONTAL, 16);
    auto* none = new GemTile(this, TheLook(), GemTileSize::Large);
    none->SetFace({.gem = {}, .label = Words().no_gem, .detail = Words().nothing_moves, .key = "0"});
    row->Add(none, wxSizerFlags(1).Expand());
    for (std::size_t i = 0; i < Words().gems.size(); ++i) {
        auto* tile = new GemTile(this, TheLook(), GemTileSize::Large);
        tile->SetFace({.gem = kGemsOnScreen.at(i),
                       .label = "+1 " + Words().gems[i],
                       .detail = i == 0 ? Words().supply_empty : Words().in_supply,
                       .key = wxString::Format("%d", static_cast<int>(i) + 1),
                       .is_absent = i == 0,
                       .is_chosen = i == 2});
        row->Add(tile, wxSizerFlags(1).Expand());
    }
    Rows().Add(row, wxSizerFlags().Expand());
}

void TableGallery::AddCards() {
    auto* row = new Stack(TheLook(), wxHORIZONTAL, 20);
    row->Add(City(), wxSizerFlags(1).Expand());
    row->Add(Start(), wxSizerFlags(1).Expand());
    Rows().Add(row, wxSizerFlags(1).Expand());
}

wxWindow* TableGallery::City() {
    auto* card = new Card(this, TheLook());
    card->SetTitle(Words().city);
    card->SetNote(Words().sealed, Icon::Lock);
    auto* fresco = new FrescoView(card, TheLook(), 56);
    fresco->SetFilled(2);
    auto* chests = new Stack(TheLook(), wxHORIZONTAL, 8);
    const std::vector<std::pair<Colour, wxString>> players{
        {Colour::Green, "Mara"}, {Colour::Orange, "Tobias"}, {Colour::Yellow, "Giulia"}, {Colour::White, "Anouk"}};
    for (const auto& [colour, name] : players) {
        auto* chest = new ChestView(card, TheLook(), colour, 44);
        chest->SetPlayer(name);
        chests->Add(chest, wxSizerFlags(1).Bottom());
    }
    auto* opened = new ChestView(card, TheLook(), Colour::Violet, 44);
    opened->Open("87");
    chests->Add(opened, wxSizerFlags(1).Bottom());
    auto* first = new Stack(TheLook(), wxHORIZONTAL, 8);
    first->Add(fresco, wxSizerFlags(1).Expand());
    for (const Colour colour : {Colour::Violet, Colour::Red, Colour::Blue, Colour::Grey}) {
        auto* flag = new FlagView(card, TheLook(), colour, 30);
        if (colour == Colour::Blue) flag->SetTaken(true);
        if (colour == Colour::Grey) flag->SetShow(FlagShow::Away);
        first->Add(flag, wxSizerFlags().CentreVertical());
    }
    card->Content().Add(first, wxSizerFlags().Expand());
    card->Content().Add(chests, wxSizerFlags().Expand());
    return card;
}

wxWindow* TableGallery::Start() {
    auto* card = new Card(this, TheLook(), CardStyle::Bare);
    auto* go_on = new Tile(card, TheLook());
    go_on->SetFace({.title = Words().go_on,
                    .text = Words().go_on_text,
                    .key = "Enter",
                    .icon = Icon::Play,
                    .players = {{Colour::Green, "Mara"}, {Colour::Orange, "Tobias"}, {Colour::Yellow, "Giulia"}},
                    .is_primary = true});
    auto* fresh = new Tile(card, TheLook());
    fresh->SetFace({.title = Words().fresh, .text = Words().fresh_text, .key = "1", .icon = Icon::Plus, .players = {}});
    card->Content().Add(go_on, wxSizerFlags().Expand());
    card->Content().Add(fresh, wxSizerFlags().Expand());
    return card;
}

void TableGallery::AddActions() {
    auto* row = new Stack(TheLook(), wxHORIZONTAL, 16);
    auto* toggle = new ToggleRow(this, TheLook());
    toggle->SetChoices(Words().choose, {Words().first_game, Words().choose, Words().random});
    toggle->Choose(1);
    row->Add(toggle, wxSizerFlags().CentreVertical());
    for (const bool chosen : {false, true}) {
        auto* tile = new GemTile(this, TheLook(), GemTileSize::Small);
        tile->SetFace({.gem = Gem::Green, .label = {}, .detail = {}, .key = {}, .is_chosen = chosen});
        row->Add(tile, wxSizerFlags().CentreVertical());
    }
    row->AddStretchSpacer();
    auto* remove = new BigButton(this, TheLook(), ButtonStyle::Danger, ButtonSize::Compact);
    remove->SetFace({.label = Words().remove, .detail = {}, .key = {}, .icon = {}, .gems = {}});
    row->Add(remove, wxSizerFlags().CentreVertical());
    auto* start = new BigButton(this, TheLook(), ButtonStyle::Primary, ButtonSize::Bar);
    start->SetFace({.label = Words().start, .detail = {}, .key = "Enter", .icon = {}, .gems = {}});
    start->EnableUnless(Words().start_why);
    row->Add(start);
    Rows().Add(row, wxSizerFlags().Expand());
}
