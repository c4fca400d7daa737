#include "app/desktop/pages/crew_cards_page.h"

#include <wx/choicdlg.h>

#include <algorithm>

#include "app/desktop/pages/recruit_card_dialog.h"
#include "app/desktop/pages/show_face.h"
#include "app/session/crew_hands.h"
#include "app/words/crew_cards_words.h"
#include "app/words/draw_words.h"
#include "app/words/faults.h"

namespace desktop {

using namespace deepblue;

CrewCardsPage::CrewCardsPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    banner_ = new PromptBanner(this, desk.look);
    hint_ = new Label(this, desk.look, Type::Body, Ink::Secondary);
    hint_->SetIcon(Icon::Bulb);
    hint_->Reserve(640, 2);
    undo_ = new UndoCorner(this, desk);
    leave_ = new LeaveCorner(this, desk);
    new_card_ = new BigButton(this, desk.look, ButtonStyle::Second, ButtonSize::Bar);
    done_ = new BigButton(this, desk.look, ButtonStyle::Primary);
    new_card_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { NewCard(); }); });
    done_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Done(); });
}

CrewCardsPage::Situation CrewCardsPage::Now() const {
    const Dive* dive = TheTable().dive();
    return {TheTable().dives.size(), dive == nullptr ? 0 : dive->drawn.size()};
}

void CrewCardsPage::Enter() {
    opened_for_ = Now();
    goes_by_keys_ = false;
    OpenPad(std::nullopt);
}

/// It stays while cards are played and taken back, until another gem is drawn.
bool CrewCardsPage::StaysOn(PageId wanted) const {
    return wanted == PageId::Draw && TheTable().dive() != nullptr && Now() == opened_for_ &&
           !TheTable().dive()->drawn.empty();
}

wxString CrewCardsPage::Title() const {
    return TheTable().dive() ? words::dive_title(TheTable(), In()) : In().say("Crew cards");
}

wxString CrewCardsPage::Context() const {
    return TheTable().dive() ? words::dive_place(TheTable().dive()->wreck, In()) : wxString();
}

wxString CrewCardsPage::Spoken() const {
    return banner_->SpokenName();
}

bool CrewCardsPage::IsLast() const {
    return std::holds_alternative<session::AskForLastCards>(TheSession().prompt());
}

bool CrewCardsPage::IsOpen(std::size_t column) const {
    return column < shown_ && !columns_[column]->Face().has_surfaced && columns_[column]->Face().why_not.empty();
}

Seat CrewCardsPage::SeatOf(std::size_t column) const {
    return TheTable().dive()->divers[column].seat;
}

void CrewCardsPage::ShowState() {
    const Dive* dive = TheTable().dive();
    if (dive == nullptr) return;
    banner_->SetFace({.question = Question(*dive), .icon = Icon::Card, .gems = dive->board()});
    const auto chosen = Focused();
    const bool was_card = chosen && chosen->second < columns_[chosen->first]->FirstNumber();
    ShowColumns(*dive);
    ShowBottom(*dive);
    if (was_card && goes_by_keys_) ChooseCardAgain(chosen->first, chosen->second);
    if (!goes_by_keys_) RestFocus();
}

/// The card that was chosen may have been played: then another one of the column is chosen, never a number.
void CrewCardsPage::ChooseCardAgain(std::size_t column, std::size_t stop) {
    const std::size_t cards = column < shown_ ? columns_[column]->FirstNumber() : 0;
    goes_by_keys_ = cards > 0 && Choose(column, std::min(stop, cards - 1));
}

wxString CrewCardsPage::Question(const Dive& dive) const {
    const bool nobody = std::all_of(dive.divers.begin(), dive.divers.end(), [](auto& diver) { return diver.surfaced; });
    return nobody ? In().say("Everyone has surfaced: the dive is over")
                  : In().say("Everyone still down: any crew cards?");
}

CrewCardsColumn* CrewCardsPage::NewColumn() {
    const std::size_t number = columns_.size();
    auto* column = new CrewCardsColumn(
        this, TheLook(),
        {.play = [this, number](const CrewCard& card) { CallAfter([this, number, card] { PlayCard(number, card); }); },
         .open_pad = [this, number] { CallAfter([this, number] { OpenPad(number); }); },
         .choose_other = [this, number] { CallAfter([this, number] { ChooseOther(number); }); }});
    if (columns_.empty())
        column->MoveBeforeInTabOrder(new_card_);
    else
        column->MoveAfterInTabOrder(columns_.back());
    return column;
}

void CrewCardsPage::ShowColumns(const Dive& dive) try {
    while (columns_.size() < dive.divers.size()) columns_.push_back(NewColumn());
    shown_ = dive.divers.size();
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        columns_[i]->Show(i < shown_);
        if (i < shown_) columns_[i]->SetFace(FaceOf(dive.divers[i], i));
    }
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

CardsColumnFace CrewCardsPage::FaceOf(const Diver& diver, std::size_t number) const {
    const Dive& dive = *TheTable().dive();
    CardsColumnFace face{.colour = ColourOf(diver.seat),
                         .name = NameOf(diver.seat),
                         .state = words::cards_state(diver, diver.seat == dive.leader().seat, In()),
                         .key = wxString::Format("%d", static_cast<int>(number) + 1),
                         .has_surfaced = diver.surfaced};
    if (diver.surfaced) return face;
    for (const auto& used : session::used_in_dive(TheSession().actions(), diver.seat)) {
        face.used.push_back({.needs = used.card.needs,
                             .against = used.against,
                             .name = used.against ? words::protecting_diver(In()) : words::card_name(used.card, In()),
                             .value = used.against ? In().say("protected") : wxString::Format("%d", used.card.vp),
                             .spoken = words::in_full(used, In())});
    }
    const auto fitting =
        session::fitting_cards(TheTable(), TheSession().actions(), TheDesk().memory.cards(), diver.seat);
    for (const auto& held : fitting) {
        if (held.holding == session::Holding::Unseen) {
            face.has_others = true;
            continue;
        }
        const int bonus = session::scenario_bonus(TheTable(), {diver.seat, held.card});
        wxString value = wxString::Format("+%d", held.card.vp);
        if (bonus > 0) value += wxString::Format(" +%d", bonus);
        face.playable.push_back({.needs = held.card.needs,
                                 .name = words::card_name(held.card, In()),
                                 .value = value,
                                 .spoken = words::in_full(held.card, bonus, In())});
        face.cards.push_back(held.card);
    }
    face.why_not = WhyNot(deepblue::Play{diver.seat, {}});
    if (!face.why_not.empty())
        face.note = face.why_not;
    else if (face.playable.empty() && !face.has_others)
        face.note = face.used.empty() ? In().say("No remembered card fits. Tap a number for any other card.")
                                      : In().say("No other remembered card fits.");
    return face;
}

void CrewCardsPage::ShowBottom(const Dive& dive) {
    // TRANSLATORS: the ids of rules in the rules document
    hint_->SetText(
        In().say("Gems are not used up: one gem serves any number of cards. Card VP are safe whatever comes.") + " " +
        In().say("Rules C4, C5"));
    undo_->ShowStep();
    leave_->ShowInTableMode();
    show_face(*new_card_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("New card …"), .key = "N"}; });
    const bool anyone = std::any_of(dive.divers.begin(), dive.divers.end(), [this](const Diver& diver) {
        return WhyNot(deepblue::Play{diver.seat, {}}).empty();
    });
    new_card_->Show(anyone);
    show_face(*done_, TheDesk(), [anyone, is_last = IsLast()](const words::Language& in) {
        const wxString close = is_last ? in.say("No more cards, end the dive") : in.say("No more cards");
        return ButtonFace{.label = anyone ? close : in.say("Go on"), .key = in.say_in("key", "Space")};
    });
}

void CrewCardsPage::PlayCard(std::size_t column, const CrewCard& card) {
    if (TheTable().dive() == nullptr || column >= shown_) return;
    OpenPad(std::nullopt);
    if (!Page::Play(Action(deepblue::Play{SeatOf(column), card}))) return;
    TheDesk().sounds.Play(Sound::CardPlayed);
    if (goes_by_keys_) Choose(column, 0);
}

void CrewCardsPage::ChooseOther(std::size_t column) try {
    std::vector<CrewCard> cards;
    wxArrayString lines;
    for (const auto& held :
         session::fitting_cards(TheTable(), TheSession().actions(), TheDesk().memory.cards(), SeatOf(column))) {
        cards.push_back(held.card);
        const int bonus = session::scenario_bonus(TheTable(), {SeatOf(column), held.card});
        lines.Add(words::in_full(held.card, bonus, In()));
    }
    if (cards.empty()) return;
    // TRANSLATORS: %s is a player's name
    const wxString question = wxString::Format(In().say("%s: which card?"), NameOf(SeatOf(column)));
    const int chosen = wxGetSingleChoiceIndex(question, In().say("Crew cards"), lines, this);
    if (chosen >= 0) PlayCard(column, cards[static_cast<std::size_t>(chosen)]);
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

std::optional<std::size_t> CrewCardsPage::AskForDiver() {
    if (const auto focused = Focused(); focused && goes_by_keys_) return focused->first;
    std::vector<std::size_t> open;
    wxArrayString names;
    for (std::size_t i = 0; i < shown_; ++i) {
        if (!IsOpen(i)) continue;
        open.push_back(i);
        names.Add(NameOf(SeatOf(i)));
    }
    if (open.size() == 1) return open.front();
    const int chosen = wxGetSingleChoiceIndex(In().say("Who plays the card?"), In().say("New card"), names, this);
    return chosen < 0 ? std::nullopt : std::optional(open[static_cast<std::size_t>(chosen)]);
}

/// Teaches the card. One that pays VP is played at once; one that protects waits for its hazard.
void CrewCardsPage::NewCard() try {
    RecruitCardDialog dialog(this, TheDesk().look, In().say("New card"), In().say("Remember and play"));
    if (dialog.ShowModal() != wxID_OK) return;
    const session::KnownCard card = dialog.Entered();
    TheDesk().memory.remember(card);
    if (const auto column = card.protects ? std::nullopt : AskForDiver())
        PlayCard(*column, {.vp = card.vp, .needs = card.needs, .name = card.name});
    ShowState();
    Layout();
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void CrewCardsPage::OpenPad(std::optional<std::size_t> column) {
    for (std::size_t i = 0; i < columns_.size(); ++i) columns_[i]->OpenPad(i == column);
    if (column) RestFocus();
}

/// With the leader up nothing is left but to close the dive; else it goes on.
void CrewCardsPage::Done() {
    if (const auto column = PadColumn(); column && !columns_[*column]->Pad().IsEmpty())
        return TheDesk().helm.Tell(In().say("A number is typed, but not played yet: play it or take it back."));
    if (!IsLast()) return TheDesk().helm.GoToGame();
    if (Page::Play(Action(Stop{}))) TheDesk().sounds.Play(Sound::DiveStopped);
}

}  // namespace desktop
