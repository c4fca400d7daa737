#include "app/desktop/nights/players_tab.h"

#include <algorithm>

#include "app/desktop/frame_menu.h"
#include "app/desktop/pages/show_words.h"
#include "app/nights/text_search.h"
#include "app/words/nights_page_words.h"

namespace desktop {
namespace {

constexpr double kList = 744;
constexpr double kAroundTitle = 70;
constexpr double kFull = 0.5;   // the share of dives that fills a bar, at least
constexpr int kListShare = 58;  // of the height, in hundredths

}  // namespace

PlayersTab::PlayersTab(wxWindow* parent, Desk& desk, NightsSteps& steps) : NightsTab(parent, desk), steps_(steps) {
    filter_ = new NightsFilter(this, desk, [this] { ShowState(), Layout(); });
    deeds_ = new wxButton(filter_, wxID_ANY, wxString());
    filter_->AddButton(deeds_);
    list_ = new PlayersList(this, desk);
    surfaced_card_ = new Card(this, desk.look);
    surfaced_ = new BarRows(surfaced_card_, desk.look);
    surfaced_card_->Content().Add(surfaced_, wxSizerFlags(1).Expand());
    card_ = new PlayerCard(this, desk);
    empty_ = new Label(this, desk.look, Type::Name, Ink::Secondary, Align::Centre);
    empty_->Reserve(700, 2);
    deeds_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { OfferDeeds(); }); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
        event.Skip();
        CallAfter([this] { ShowChosen(), Layout(); });
    });
}

void PlayersTab::ReadRecords() {
    const nights::People people(*TheDesk().journal);
    filter_->ShowChoices(people);
    const nights::Filter wanted = filter_->Wanted();
    records_ = nights::records(*TheDesk().journal, people, filter_->Slice());
    std::erase_if(records_, [&](const nights::PlayerRecord& record) {
        return (wanted.player && record.player.id != *wanted.player) ||
               !nights::contains(record.player.name, wanted.text);
    });
}

void PlayersTab::ShowState() {
    ReadRecords();
    show_label(*deeds_, TheDesk(), [](auto& in) { return in.say("Rename or merge …"); });
    deeds_->Enable(!records_.empty());
    list_->ShowRecords(records_);
    const bool has_games = nights::games_in_all(*TheDesk().journal) > 0;
    empty_->SetText(has_games ? In().say("No player fits.")
                              : In().say("No games yet. The first one appears here by itself."));
    empty_->Show(records_.empty());
    list_->Show(!records_.empty());
    ShowSurfaced();
    ShowChosen();
}

void PlayersTab::ShowSurfaced() {
    std::vector<BarFace> bars;
    double full = kFull;
    for (const nights::PlayerRecord& record : records_)
        full =
            std::max({full, record.all.surfaced_rate().value_or(0), record.all.expected_surfaced_rate().value_or(0)});
    for (const nights::PlayerRecord& record : records_) {
        const auto rate = record.all.surfaced_rate();
        const auto expected = record.all.expected_surfaced_rate();
        if (!rate || !record.all.is_enough_for_chart()) continue;
        bars.push_back({.label = words::spoken(record.player.name),
                        .share = *rate / full,
                        .mark = expected ? std::optional(*expected / full) : std::nullopt,
                        .value = words::percent(rate),
                        .note = {},
                        .is_over = expected && *rate > *expected});
    }
    surfaced_card_->SetTitle(In().say("Surfaced, per dive"));
    const wxString mark = In().say("the mark shows what the odds expected");
    Typesetter& type = TheDesk().look.type();
    const int wide = type.width(In().say("Surfaced, per dive"), Type::Heading) + type.width(mark, Type::Label);
    surfaced_card_->SetNote(wide < TheDesk().look.px(kList - kAroundTitle) ? mark : wxString());
    surfaced_card_->Show(!bars.empty());
    surfaced_->SetBars(std::move(bars), In().say("Surfaced, per dive"));
}

const nights::PlayerRecord* PlayersTab::Chosen() const {
    const auto found = std::find_if(records_.begin(), records_.end(),
                                    [&](const auto& record) { return record.player.id == list_->Chosen(); });
    return found == records_.end() ? nullptr : &*found;
}

void PlayersTab::ShowChosen() {
    const nights::PlayerRecord* record = Chosen();
    card_->Show(record != nullptr);
    if (record != nullptr) card_->ShowPlayer(*record, filter_->Slice());
}

void PlayersTab::OfferDeeds() {
    FrameMenu menu(*this);
    FillMenu(menu);
    menu.Show();
}

bool PlayersTab::TakeKey(const wxKeyEvent& event) {
    if (event.GetModifiers() != wxMOD_CONTROL || event.GetKeyCode() != 'F') return false;
    filter_->FocusFind();
    return true;
}

bool PlayersTab::Layout() {
    const auto room = filter_->PlaceAbove(GetClientSize());
    if (!room) return true;
    const Look& look = TheDesk().look;
    const int list = static_cast<int>(room->width * kList / 1318);
    const bool has_bars = surfaced_card_->IsShown();
    const int rows = has_bars ? room->height * kListShare / 100 : room->height;
    list_->SetSize(room->x, room->y, list, rows);
    if (has_bars) {
        const int below = room->y + rows + look.px(16);
        surfaced_card_->SetSize(room->x, below, list, room->GetBottom() + 1 - below);
        surfaced_card_->Layout();
    }
    const int left = list + look.px(20);
    card_->SetSize(room->x + left, room->y, room->width - left, room->height);
    card_->Layout();
    const int third = room->y + room->height / 3;
    empty_->PlaceBody({room->x, third, room->width, look.px(90)});
    return true;
}

}  // namespace desktop
