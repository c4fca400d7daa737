#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/danger_cell.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/controls/gem_view.h"
#include "app/desktop/controls/hazard_track.h"
#include "app/desktop/controls/odds_bar.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/look/paints.h"
#include "tests/desktop/gallery_page.h"

using namespace desktop;
using deepblue::Colour;
using deepblue::Gem;

DiveGallery::DiveGallery(wxWindow* parent, Look& look) : GalleryPage(parent, look) {
    AddBanner();
    auto* row = new Stack(look, wxHORIZONTAL, 20);
    row->Add(Board(), wxSizerFlags(3).Expand());
    row->Add(Divers(), wxSizerFlags(2).Expand());
    Rows().Add(row, wxSizerFlags(1).Expand());
    AddAnswers();
    AddActions();
}

void DiveGallery::AddBanner() {
    auto* banner = new PromptBanner(this, TheLook());
    banner->SetFace({.player = {},
                     .question = Words().question,
                     .in_table_language = {},
                     .icon = Icon::Card,
                     .figures = {{"18", Words().in_bag}},
                     .then = {},
                     .followers = {}});
    Rows().Add(banner, wxSizerFlags().Expand());
}

wxWindow* DiveGallery::Board() {
    auto* card = new Card(this, TheLook(), CardStyle::Water);
    auto* tracks = new Stack(TheLook(), wxHORIZONTAL, 16);
    for (const Gem gem : {Gem::Black, Gem::Blue}) {
        auto* track = new HazardTrack(card, TheLook(), gem);
        track->SetWords(gem == Gem::Black ? Words().creatures : Words().oxygen, Words().warning, Words().hazard);
        track->SetCame(gem == Gem::Black ? 0 : 2, true);
        tracks->Add(track, wxSizerFlags(1));
    }
    auto* gems = new Stack(TheLook(), wxHORIZONTAL, 8);
    for (const Gem gem : kGemsOnScreen) gems->Add(new GemView(card, TheLook(), gem, 62));
    auto* empty = new GemView(card, TheLook(), Gem::Purple, 62);
    empty->SetGem(Gem::Purple, GemShow::Empty);
    gems->Add(empty);
    for (const Gem gem : {Gem::Silver, Gem::Green, Gem::Black})
        gems->Add(new GemView(card, TheLook(), gem, 28), wxSizerFlags().CentreVertical());
    card->Content().Add(tracks, wxSizerFlags().Expand());
    card->Content().Add(gems);
    return card;
}

wxWindow* DiveGallery::Divers() {
    auto* card = new Card(this, TheLook());
    card->SetTitle("Tobias");
    card->SetPlayer(Colour::Orange);
    auto* cells = new Stack(TheLook(), wxHORIZONTAL, 8);
    for (std::size_t i = 0; i < Words().dangers.size(); ++i) {
        auto* cell = new DangerCell(card, TheLook());
        cell->SetDanger(static_cast<Danger>(i), Words().dangers[i], Words().dangers[i]);
        cells->Add(cell, wxSizerFlags(1));
    }
    auto* odds = new OddsBar(card, TheLook());
    odds->SetParts({{OddsKind::MustAnswer, Gem::Blue, 3},
                    {OddsKind::OnlyWarning, Gem::Black, 4},
                    {OddsKind::Treasure, Gem::Gold, 10},
                    {OddsKind::Antique, Gem::Purple, 1}},
                   Words().odds);
    auto* hint = new Label(card, TheLook(), Type::Label, Ink::Secondary);
    hint->SetText(Words().hint);
    hint->Reserve(300, 2);
    card->Content().Add(cells, wxSizerFlags().Expand());
    card->Content().Add(odds, wxSizerFlags().Expand());
    card->Content().Add(hint, wxSizerFlags().Expand());
    return card;
}

void DiveGallery::AddAnswers() {
    auto* row = new Stack(TheLook(), wxHORIZONTAL, 24);
    const auto add = [&](ButtonStyle style, const ButtonFace& face) {
        auto* button = new BigButton(this, TheLook(), style);
        button->SetPlayer(Colour::Orange);
        button->SetFace(face);
        row->Add(button, wxSizerFlags(1).Expand());
    };
    const GalleryWords& words = Words();
    add(ButtonStyle::OnPlayerLight,
        {.label = words.surface, .detail = words.surface_cost, .key = "1", .icon = Icon::Surface, .gems = {}});
    add(ButtonStyle::OnPlayer,
        {.label = words.spot, .detail = words.spot_cost, .key = "2", .icon = {}, .gems = {Gem::Black, Gem::Blue}});
    add(ButtonStyle::OnPlayer,
        {.label = words.card, .detail = words.card_cost, .key = "3", .icon = {}, .gems = {Gem::Blue}});
    Rows().Add(row, wxSizerFlags().Expand());
}

void DiveGallery::AddActions() {
    auto* row = new Stack(TheLook(), wxHORIZONTAL, 16);
    for (const Gem gem : {Gem::Green, Gem::Black}) {
        auto* tile = new GemTile(this, TheLook(), GemTileSize::Key);
        tile->SetFace({.gem = gem,
                       .label = {},
                       .detail = Words().in_supply,
                       .key = wxString::Format("%d", digit_of(gem)),
                       .is_absent = gem == Gem::Green});
        row->Add(tile, wxSizerFlags().Expand());
    }
    auto* crew = new BigButton(this, TheLook(), ButtonStyle::Quiet, ButtonSize::Compact);
    crew->SetFace({.label = Words().crew, .detail = {}, .key = "C", .icon = Icon::Card, .gems = {}});
    row->Add(crew, wxSizerFlags().CentreVertical());
    auto* stop = new BigButton(this, TheLook(), ButtonStyle::Second);
    stop->SetFace({.label = Words().stop, .detail = {}, .key = "S", .icon = {}, .gems = {}});
    row->Add(stop, wxSizerFlags(1).Expand());
    auto* draw = new BigButton(this, TheLook(), ButtonStyle::Primary);
    draw->SetFace({.label = Words().draw, .detail = {}, .key = Words().draw_key, .icon = Icon::Bell, .gems = {}});
    row->Add(draw, wxSizerFlags(1).Expand());
    Rows().Add(row, wxSizerFlags().Expand());
}
