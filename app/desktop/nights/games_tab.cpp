#include "app/desktop/nights/games_tab.h"

#include <algorithm>

#include "app/desktop/frame_menu.h"
#include "app/desktop/game_file.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/table_keys.h"
#include "app/nights/editing.h"
#include "app/words/days.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr double kList = 700;

}  // namespace

GamesTab::GamesTab(wxWindow* parent, Desk& desk, NightsSteps& steps, std::function<void(journal::GameId)> open)
    : NightsTab(parent, desk), steps_(steps), open_(std::move(open)) {
    filter_ = new NightsFilter(this, desk, [this] { ShowState(), Layout(); });
    by_hand_ = new wxButton(filter_, wxID_ANY, wxString());
    import_ = new wxButton(filter_, wxID_ANY, wxString());
    export_ = new wxButton(filter_, wxID_ANY, wxString());
    for (wxButton* button : {by_hand_, import_, export_}) filter_->AddButton(button);
    list_ = new GamesList(this, desk);
    card_ = new GameCard(this, desk,
                         {.replay = [this] { Replay(); },
                          .edit = [this] { Edit(); },
                          .more = [this] { More(); },
                          .remove = [this] { Remove(); }});
    empty_ = new Label(this, desk.look, Type::Name, Ink::Secondary, Align::Centre);
    empty_->Reserve(700, 2);
    import_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { OfferImport(); }); });
    export_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { OfferExport(); }); });
    sample_ = new wxButton(this, wxID_ANY, wxString());
    sample_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { open_sample_game(TheDesk()); }); });
    by_hand_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { EnterByHand(); }); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
        event.Skip();
        CallAfter([this] { ShowChosen(), Layout(); });
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { CallAfter([this] { Replay(); }); });
}

void GamesTab::ShowState() {
    filter_->ShowChoices(nights::People(*TheDesk().journal));
    show_label(*by_hand_, TheDesk(), [](auto& in) { return in.say("Enter by hand …"); });
    show_label(*import_, TheDesk(), [](auto& in) { return in.say("Import …"); });
    show_label(*export_, TheDesk(), [](auto& in) { return in.say("Export …"); });
    list_->ShowGames(filter_->Wanted());
    const bool has_games = nights::games_in_all(*TheDesk().journal) > 0;
    empty_->SetText(has_games ? In().say("No game fits.")
                              : In().say("No games yet. The first one appears here by itself."));
    empty_->Show(list_->IsEmpty());
    show_label(*sample_, TheDesk(), [](auto& in) { return in.say("Look at a sample game"); });
    sample_->Show(!has_games);
    list_->Show(!list_->IsEmpty());
    ShowChosen();
}

void GamesTab::ShowChosen() try {
    const auto game = Chosen();
    card_->Show(game.has_value());
    if (!game) return;
    const nights::People people(*TheDesk().journal);
    card_->ShowGame(*game, game->has_lines() ? std::optional(nights::record_of(TheDesk().journal, people, game->id))
                                             : std::nullopt);
} catch (const journal::Error& error) {
    Told(words::reason(error, In()));
}

std::optional<nights::FinishedGame> GamesTab::Chosen() const {
    const auto chosen = list_->IsEmpty() ? std::nullopt : list_->Chosen();
    if (!chosen) return std::nullopt;
    return nights::open_game(*TheDesk().journal, nights::People(*TheDesk().journal), *chosen);
}

wxString GamesTab::DayOf(journal::GameId game, const words::Language& in) const {
    return words::day_of_month(nights::edit_of(*TheDesk().journal, game).day, session::system_time(), in);
}

void GamesTab::Told(const wxString& reason) const {
    if (!reason.empty()) TheDesk().helm.Tell(reason);
}

void GamesTab::Replay() {
    const auto game = Chosen();
    if (!game) return;
    if (game->has_lines()) return open_(game->id);
    Told(In().say("Only the scores of this game are known."));
}

bool GamesTab::TakeKey(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() == wxMOD_CONTROL && key == 'F') return filter_->FocusFind(), true;
    if (event.HasAnyModifiers() || list_->IsEmpty()) return false;
    const wxWindow* focused = focused_in(*this);
    const bool is_lists = focused == nullptr || focused == list_ || list_->IsDescendant(const_cast<wxWindow*>(focused));
    if (!is_lists) return false;
    if (key == WXK_DELETE || key == WXK_NUMPAD_DELETE) return CallAfter([this] { Remove(); }), true;
    if (!is_enter(key)) return false;
    CallAfter([this] { Replay(); });
    return true;
}

bool GamesTab::Layout() {
    const auto room = filter_->PlaceAbove(GetClientSize());
    if (!room) return true;
    const Look& look = TheDesk().look;
    const int list = static_cast<int>(room->width * kList / 1318);
    list_->SetSize(room->x, room->y, list, room->height);
    const int left = list + look.px(20);
    card_->SetSize(room->x + left, room->y, room->width - left, room->height);
    card_->Layout();
    const int third = room->y + room->height / 3;
    empty_->PlaceBody({room->x, third, room->width, look.px(90)});
    const wxSize asked = sample_->GetEffectiveMinSize();
    const wxSize sample(asked.x + look.px(32), std::max(look.px(44), asked.y));
    sample_->SetSize(room->x + (room->width - sample.x) / 2, third + look.px(100), sample.x, sample.y);
    return true;
}

}  // namespace desktop
