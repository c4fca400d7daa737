#include "app/desktop/pages/hazard_page.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "app/desktop/look/paints.h"
#include "app/words/draw_words.h"
#include "app/words/hazard_words.h"
#include "app/words/log.h"
#include "app/words/prompts.h"

namespace desktop {
namespace {

constexpr auto kDead = std::chrono::milliseconds(300);

}  // namespace

HazardPage::HazardPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      head_(new HazardHead(this, desk.look)),
      cry_(new HazardCry(this, desk.look)),
      hint_(new HintStrip(this, desk, HintGround::Player)),
      answers_(new HazardAnswers(this, desk.look, [this](const auto& with) { Answer(with); })),
      pair_answers_(new HazardPairAnswers(
          this, desk.look, [this](const auto& with) { Answer(with); }, [this] { TheDesk().helm.ShowAgain(); })),
      undo_(new HazardUndo(this, desk.look)),
      leave_(new HazardLeave(this, desk)),
      order_(new HazardOrder(this, desk.look)),
      board_(new HazardBoard(this, desk.look)) {
    undo_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Undo(); });
    undo_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { TheDesk().helm.Go(PageId::Steps); });
}

const deepblue::Answering* HazardPage::Open() const {
    const auto* dive = TheTable().dive();
    return dive == nullptr ? nullptr : std::get_if<deepblue::Answering>(&dive->phase);
}

wxString HazardPage::Undoable(const words::Language& in) const {
    const auto half = Open() != nullptr && pair_answers_->IsShown() ? pair_answers_->Half() : std::nullopt;
    return half ? words::answer_to(*half, in) : wxString();
}

void HazardPage::Undo() {
    pair_answers_->TakeBackHalf();
    TheDesk().helm.ShowAgain();
}

wxString HazardPage::Title() const {
    return TheTable().dive() ? words::dive_title(TheTable(), In()) : In().say("Dive");
}

wxString HazardPage::Context() const {
    return TheTable().dive() ? words::dive_place(TheTable().dive()->wreck, In()) : wxString();
}

void HazardPage::Enter() {
    step_ = 0;
    colour_before_.reset();
}

wxString HazardPage::Spoken() const {
    return cry_->SpokenName();
}

void HazardPage::ShowState() {
    const auto* open = Open();
    if (open == nullptr) return;
    const bool is_new = step_ != TheSession().actions().size();
    step_ = TheSession().actions().size();
    ShowField(*open);
    const HazardAsk ask = Ask(*open);
    const words::Language& in = InLanguageOf(open->asked);
    const bool is_pair = ask.open.size() > 1;
    answers_->Show(!is_pair);
    pair_answers_->Show(is_pair);
    if (is_pair)
        pair_answers_->SetAsk(ask, in, is_new);
    else
        answers_->SetAsk(ask, in, is_new);
    ShowOrder();
    board_->SetBoard(TheTable().board());
    ShowUndo();
    if (!is_new) return;
    RestFocus();
    ready_at_ = TheLook().now() + kDead;
    Wipe(ask.colour);
}

HazardAsk HazardPage::Ask(const deepblue::Answering& open) const {
    const deepblue::Seat seat = open.asked;
    return {.diver = *TheTable().dive()->find(seat),
            .colour = ColourOf(seat),
            .open = gems_to_answer(open.open),
            .why_not = [this, seat](const auto& with) { return WhyNotBy(seat, with); }};
}

wxString HazardPage::WhyNotBy(deepblue::Seat seat, const std::vector<deepblue::Shield>& with) const {
    return WhyNot(deepblue::Protect{seat, with});
}

void HazardPage::ShowField(const deepblue::Answering& open) {
    const words::Language& in = InLanguageOf(open.asked);
    const auto& dive = *TheTable().dive();
    const session::AskForAnswer ask{open.asked, open.open};
    const wxString leader_is_up =
        dive.leader().surfaced ? words::leader_is_up(NameOf(dive.leader().seat), in) : wxString();
    head_->SetFace(ColourOf(open.asked), words::which_hazard(open.open, dive.board(), in), leader_is_up);
    const bool is_other = in.tag() != In().tag();
    cry_->SetFace(gems_to_answer(open.open), words::hazard_cry(ask, TheTable().seats, in),
                  is_other ? words::question(ask, TheTable().seats, In()) : wxString());
    // From afar only the question is read.
    hint_->SetHint(TheLook().scale().table_mode() ? std::nullopt : HintNow(), in);
}

void HazardPage::ShowOrder() {
    const auto answers = session::answers_so_far(*TheTable().dive(), TheSession().actions());
    order_->SetRows(In().say("Answers, in seat order"), order_rows(answers, TheTable().seats, In()));
}

void HazardPage::ShowUndo() {
    const bool in_table_mode = TheLook().scale().table_mode();
    undo_->Show(in_table_mode);
    leave_->ShowInTableMode();
    board_->Show(!in_table_mode);
    head_->Show(!in_table_mode || TheTable().dive()->leader().surfaced);
    const wxString half = Undoable(In());
    undo_->SetStep(words::undo(
        half.empty() ? words::step_name(TheSession().actions().back(), TheTable().seats, In()) : half, In()));
}

void HazardPage::Wipe(deepblue::Colour colour) {
    TheLook().motion().forget(this);
    colour_ = colour;
    TheLook().motion().run(
        this, kHazardWipe,
        [this](double far) {
            wiped_ = far;
            Refresh();
        },
        [this] { colour_before_ = colour_; });
}

void HazardPage::Answer(const std::optional<std::vector<deepblue::Shield>>& with) {
    const auto* open = Open();
    if (open == nullptr || TheLook().now() < ready_at_) return;
    const deepblue::Seat seat = open->asked;
    const deepblue::Action action =
        with ? deepblue::Action(deepblue::Protect{seat, *with}) : deepblue::Action(deepblue::Surface{seat});
    if (!Play(action)) return;
    TheDesk().sounds.Play(with ? Sound::Protected : Sound::Surfaced);
    GoOn();
}

/// After a hazard everyone still down may play cards (C1).
void HazardPage::GoOn() {
    const auto* dive = TheTable().dive();
    if (dive != nullptr && std::holds_alternative<deepblue::Deciding>(dive->phase))
        TheDesk().helm.Go(PageId::CrewCards);
}

bool HazardPage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers() || Open() == nullptr) return false;
    const int key = event.GetKeyCode();
    switch (key) {
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER: return !IsFocusChosen();
        default: break;
    }
    const int digit = key >= WXK_NUMPAD0 && key <= WXK_NUMPAD9 ? key - WXK_NUMPAD0 : key - '0';
    if (digit < 1 || digit > 9) return false;
    return pair_answers_->IsShown() ? pair_answers_->Press(digit) : answers_->Press(digit);
}

void HazardPage::Draw(Painter& painter, const Box& body) {
    Page::Draw(painter, body);
    const Box field(FieldRect());
    const double radius = TheLook().scale().table_mode() ? 0 : painter.px(16);
    const wxColour& fill = paint_of(colour_).fill;
    if (wiped_ >= 1) return painter.fill(field, radius, fill);
    if (colour_before_) painter.fill(field, radius, paint_of(*colour_before_).fill);
    wxGraphicsContext& gc = painter.gc();
    gc.PushState();
    gc.Clip(field.x, field.y, field.w, field.h);
    painter.disc(field.x + painter.px(54), field.y + painter.px(52), wiped_ * std::hypot(field.w, field.h), fill);
    gc.PopState();
}

}  // namespace desktop
