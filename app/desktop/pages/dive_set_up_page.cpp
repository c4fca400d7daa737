#include "app/desktop/pages/dive_set_up_page.h"

#include <algorithm>

#include "app/desktop/every_language.h"
#include "app/desktop/pages/dive_set_up_wrecks_dialog.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/table_native.h"
#include "app/session/dive_draft.h"
#include "app/words/draw_words.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/prompts.h"
#include "app/words/reasons.h"

namespace desktop {

using deepblue::Seat;
using session::BoatId;
using words::DiveQuestion;

namespace {

constexpr double kNote = 300;

}  // namespace

DiveSetUpPage::DiveSetUpPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk), banner_(new PromptBanner(this, desk.look)) {
    wreck_ = new DiveSetUpWreckCard(
        this, desk, form_,
        {.changed = [this] { FormChanged(); }, .focus = [this] { RestFocus(); }, .wrecks = [this] { EditWrecks(); }});
    board_ = new DiveSetUpBoard(this, desk.look, [this](std::size_t place) { TapPlace(place); });
    rush_ = new DiveSetUpRush(this, desk,
                              {.player = [this](Seat seat) { TakeUp(seat); },
                               .boat = [this](BoatId id) { ChooseBoat(id); },
                               .answer = [this](bool comes) { Answer(comes); }});
    BuildBottom();
    BindSteps();
}

void DiveSetUpPage::BuildBottom() {
    for (BigButton** way : {&back_, &ask_, &nobody_})
        *way = new BigButton(this, TheDesk().look, ButtonStyle::Quiet, ButtonSize::Compact);
    note_ = new Label(this, TheDesk().look, Type::Label, Ink::Secondary, Align::Right);
    note_->Reserve(kNote, 3);
    start_ = new BigButton(this, TheDesk().look, ButtonStyle::Primary, ButtonSize::Bar);
    start_->ShowReason(false);
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { Leave(); }); });
    ask_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { AskForRush(true); });
    nobody_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { NobodyElse(); });
    start_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { StartDive(); });
}

void DiveSetUpPage::BindSteps() {
    const auto go = [this](std::size_t step, const std::function<void()>& deed) {
        wreck_->Step(step).Bind(wxEVT_BUTTON, [deed](wxCommandEvent&) { deed(); });
    };
    go(0, [this] { TakeUp(form_.leader); });
    go(1, [this] { wreck_->FocusWreck(); });
    go(2, [this] { AskForRush(false); });
    go(3, [this] { AskForRush(true); });
}

void DiveSetUpPage::Enter() {
    LoadForm();
    CallAfter([this] {
        if (IsShownOnScreen()) RestFocus();
    });
}

void DiveSetUpPage::LoadForm() {
    choice_ = {};
    if (!IsDiveDue()) return;
    form_ = session::dive_to_set_up(TheSession());
    form_.is_open = true;
    if (IsStorm()) form_.city = true;
    Keep();
}

/// Everything entered is on the disk before it is shown.
void DiveSetUpPage::Keep() try { session::keep_dive(TheSession(), form_); } catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void DiveSetUpPage::FormChanged() {
    if (!WhyNoRush().empty()) form_.forget_rush();
    Keep();
    ShowState();
    Layout();
}

bool DiveSetUpPage::IsStorm() const {
    return std::holds_alternative<session::AskForStormDive>(TheSession().prompt());
}

bool DiveSetUpPage::IsDiveDue() const {
    return IsStorm() || std::holds_alternative<session::AskForTurn>(TheSession().prompt());
}

wxString DiveSetUpPage::WhyNoRush() const {
    const deepblue::BeginDive rushing{.leader = form_.leader,
                                      .wreck = {.city = form_.city},
                                      .boats = {{.seat = form_.leader}, {.seat = form_.leader, .rush = true}}};
    const auto violation = TheSession().check(rushing);
    const bool forbidden = violation && std::holds_alternative<deepblue::ReefsInTheWay>(*violation);
    return forbidden ? words::reason(*violation, TheTable().seats, In()) : wxString();
}

DiveQuestion DiveSetUpPage::Question() const {
    if (form_.is_rushing) return form_.next_rush() ? DiveQuestion::Rush : DiveQuestion::Start;
    return form_.has_wreck() && !(IsStorm() && form_.wreck() == session::KnownWreck{.city = true})
               ? DiveQuestion::Boats
               : DiveQuestion::Wreck;
}

Seat DiveSetUpPage::Asked() const {
    return Question() == DiveQuestion::Rush ? form_.next_rush()->seat : form_.leader;
}

wxString DiveSetUpPage::QuestionIn(const words::Language& in) const {
    if (IsStorm() && Question() == DiveQuestion::Wreck)
        return words::question(TheSession().prompt(), TheTable().seats, in);
    return words::dive_question(Question(), NameOf(Asked()), in);
}

wxString DiveSetUpPage::BoatName(const BoatId& id) const {
    return words::boat_name(NameOf(id.seat), id.number, In());
}

wxString DiveSetUpPage::Title() const {
    return words::dive_title(TheTable(), In());
}

wxString DiveSetUpPage::Context() const {
    return In().say("Set-up");
}

void DiveSetUpPage::ShowState() {
    if (!IsDiveDue()) return;
    if (form_.step != TheSession().actions().size() || form_.boats.size() != TheTable().seats.size()) LoadForm();
    ShowBanner();
    ShowSteps();
    wreck_->ShowForm(IsStorm());
    ShowBoats();
    ShowBottom();
}

void DiveSetUpPage::ShowBanner() {
    banner_->SetFace(PromptFor(Asked(), [this](auto& in) { return QuestionIn(in); }));
}

void DiveSetUpPage::ShowSteps() {
    const DiveQuestion now = Question();
    const auto state = [&](DiveQuestion step) {
        if (step == now) return StepState::Now;
        return step < now ? StepState::Done : StepState::Later;
    };
    const wxString forbidden = WhyNoRush();
    const auto show = [&](std::size_t step, StepState how_far, const auto& label_in) {
        wreck_->Step(step).SetStep(label_in(In()), in_every_language(TheDesk(), label_in), how_far);
    };
    show(0, StepState::Done, [this](auto& in) {
        // TRANSLATORS: %s is the name of the player who leads the dive
        return wxString::Format(in.say("Leader: %s"), NameOf(form_.leader));
    });
    show(1, state(DiveQuestion::Wreck), [](auto& in) { return in.say("Wreck"); });
    show(2, state(DiveQuestion::Boats), [](auto& in) { return in.say("Boats on spots"); });
    show(3, forbidden.empty() ? state(DiveQuestion::Rush) : StepState::Done,
         [&](auto& in) { return forbidden.empty() ? in.say("Rush, in seat order") : in.say("No rush to this wreck"); });
    wreck_->Step(3).EnableUnless(forbidden);
}

void DiveSetUpPage::ShowBoats() {
    board_->ShowForm(form_, TheTable().seats, choice_);
    rush_->ShowForm(form_, TheTable().seats,
                    {.asked_in = InLanguageOf(Asked()),
                     .chosen = choice_.boat,
                     .is_storm = IsStorm(),
                     .forbidden = WhyNoRush(),
                     .hint = Hint()});
}

std::optional<learn::Hint> DiveSetUpPage::Hint() const {
    if (IsStorm()) return HintNow();
    const auto next = form_.is_rushing ? form_.next_rush() : std::nullopt;
    return next ? HintFor(learn::rush_hint(next->seat)) : std::nullopt;
}

/// The set-up asks more than the game does: boats, then who rushes.
std::string_view DiveSetUpPage::Rule() const {
    if (!rush_->Rule().empty()) return rush_->Rule();
    if (form_.is_rushing) return "D3";
    return IsStorm() ? "S5" : "D1";
}

void DiveSetUpPage::ShowBottom() {
    const bool may_rush = WhyNoRush().empty();
    show_face(*back_, TheDesk(), [](const words::Language& in) { return ButtonFace{.label = in.say("Back")}; });
    back_->Show(!IsStorm());
    show_face(*ask_, TheDesk(), [](const words::Language& in) { return ButtonFace{.label = in.say("Who rushes?")}; });
    ask_->Show(may_rush && !form_.is_rushing);
    show_face(*nobody_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("Nobody else rushes")}; });
    nobody_->Show(may_rush);
    nobody_->Enable(form_.next_rush().has_value());
    show_face(*start_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Start the dive"), .key = in.say_in("key", "Space")};
    });
    std::vector<wxString> undecided;
    if (form_.is_rushing)
        for (const Seat seat : form_.undecided()) undecided.push_back(NameOf(seat));
    const wxString forbidden = WhyNot(form_.action());
    const wxString reason = forbidden.empty() ? words::still_to_decide(undecided, In()) : forbidden;
    start_->EnableUnless(reason);
    const bool is_next = !reason.empty() || !may_rush || !form_.next_rush();
    start_->SetStyle(is_next ? ButtonStyle::Primary : ButtonStyle::Second);
    note_->SetText(words::titled(reason));
}

void DiveSetUpPage::AskForRush(bool asked) {
    choice_ = {};
    form_.is_rushing = asked && WhyNoRush().empty();
    FormChanged();
    RestFocus();
}

void DiveSetUpPage::Answer(bool comes) {
    const auto next = form_.next_rush();
    if (!form_.is_rushing || !next) return;
    form_.answer(*next, comes);
    FormChanged();
    RestFocus();
}

void DiveSetUpPage::NobodyElse() {
    choice_ = {};
    form_.nobody_else();
    FormChanged();
    RestFocus();
}

/// The dialog may have changed or deleted the very wreck that is chosen.
void DiveSetUpPage::EditWrecks() try {
    DiveSetUpWrecksDialog(this, TheDesk()).ShowModal();
    if (form_.is_known) {
        const auto known = TheDesk().memory.wrecks();
        const auto same =
            std::find_if(known.begin(), known.end(), [&](auto& wreck) { return wreck.what.name == form_.name; });
        same == known.end() ? form_.forget_wreck() : form_.take(same->what);
        if (IsStorm()) form_.city = true;
    }
    FormChanged();
    RestFocus();
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void DiveSetUpPage::StartDive() {
    wreck_->TakeTyped();
    if (!Play(deepblue::Action(form_.action()))) return;
    RememberWreck();
}

/// A wreck with a name is one tap in the next game.
void DiveSetUpPage::RememberWreck() try {
    if (!form_.name.empty()) TheDesk().memory.remember(form_.wreck());
    session::drop_dive(TheSession());
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void DiveSetUpPage::Leave() {
    if (IsStorm()) return;
    form_.is_open = false;
    Keep();
    TheDesk().helm.Go(PageId::Table);
}

}  // namespace desktop
