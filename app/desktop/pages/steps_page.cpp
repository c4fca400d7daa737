#include "app/desktop/pages/steps_page.h"

#include <algorithm>

#include "app/desktop/confirm.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/show_words.h"
#include "app/session/story.h"
#include "app/words/draw_words.h"
#include "app/words/faults.h"
#include "app/words/log.h"
#include "app/words/table_words.h"

namespace desktop {

using journal::LineState;

namespace {

constexpr double kText = 364;

}  // namespace

StepsPage::StepsPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk), list_(new StepsList(this, desk.look)), side_(new FormArea(this, desk.look)) {
    BuildCards();
    auto* right = new Stack(desk.look, wxVERTICAL, 10);
    right->Add(step_card_, wxSizerFlags().Expand());
    right->Add(mix_card_, wxSizerFlags().Expand());
    right->Add(points_, wxSizerFlags(1).Expand());
    side_->SetSizer(right);
    auto* columns = new Stack(desk.look, wxHORIZONTAL, 20, 12, 24);
    columns->Add(list_, wxSizerFlags(9).Expand());
    columns->Add(side_, wxSizerFlags(4).Expand());
    auto* bar = new BottomBar(this, desk.look);
    note_ = new Label(bar, desk.look, Type::Body, Ink::Secondary);
    close_ = new BigButton(bar, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    bar->Content().Add(note_, wxSizerFlags(1).CentreVertical());
    bar->Content().Add(close_, wxSizerFlags().CentreVertical());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(bar, wxSizerFlags().Expand());
    SetSizer(all);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { ShowChosen(); });
    go_back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { GoBack(); });
    mix_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { MixAgain(); }); });
    close_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Leave(); });
}

void StepsPage::BuildCards() {
    Look& look = TheDesk().look;
    const auto add_text = [&](Card& card, Type type, Ink ink) {
        auto* text = new Label(&card, look, type, ink);
        card.Content().Add(text, wxSizerFlags().Expand());
        return text;
    };
    step_card_ = new Card(side_, look);
    step_title_ = add_text(*step_card_, Type::Heading, Ink::Normal);
    step_text_ = add_text(*step_card_, Type::Body, Ink::Secondary);
    go_back_ = new BigButton(step_card_, look, ButtonStyle::Primary, ButtonSize::Compact);
    go_back_->ShowReason(false);
    step_card_->Content().Add(go_back_, wxSizerFlags().Expand());
    mix_card_ = new Card(side_, look);
    mix_text_ = add_text(*mix_card_, Type::Body, Ink::Secondary);
    mix_ = new wxButton(mix_card_, wxID_ANY, wxString());
    mix_card_->Content().Add(mix_, wxSizerFlags().Expand());
    points_ = new StepsSavePoints(side_, TheDesk(), [this](std::size_t step) { GoTo(step); });
}

wxString StepsPage::Context() const {
    const int turn = session::story_of(TheSession().actions()).turn;
    // TRANSLATORS: %d is the number of a turn
    const wxString turns = wxString::Format(In().say("Turn %d"), turn);
    return TheTable().dive() ? turns + wxString::FromUTF8(" · ") + words::dive_title(TheTable(), In()) : turns;
}

void StepsPage::ShowState() try {
    steps_ = session::kept_steps(TheDesk().journal, TheSession());
    list_->ShowSteps(steps_);
    points_->ShowPoints();
    ShowCards();
    ShowChosen();
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void StepsPage::ShowCards() {
    mix_card_->SetTitle(In().say("Same gems again"));
    show_paragraph(*mix_text_, TheDesk(), kText, [](auto& in) {
        return in.say("After Undo the same gems come again. Mixing changes them and is logged.");
    });
    show_label(*mix_, TheDesk(), [](auto& in) { return in.say("Mix the bag again …"); });
    mix_->Enable(TheTable().started() && !TheTable().over());
    show_line(*note_, TheDesk(), [](auto& in) { return in.say("No chest total ever appears in this list."); });
    show_face(*close_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Close"), .key = in.say_in("key", "Esc")};
    });
}

const session::KeptStep* StepsPage::Chosen() const {
    const auto number = list_->Chosen();
    const auto found =
        std::find_if(steps_.begin(), steps_.end(), [&](const auto& step) { return step.number == number; });
    return found == steps_.end() ? nullptr : &*found;
}

wxString StepsPage::WhatGoes(const session::KeptStep& step, const words::Language& in) const {
    if (step.state == LineState::Dropped)
        return in.say("This step was undone and another one taken. It stays readable, but does not come back.");
    if (step.state == LineState::Undone)
        return in.say("This step was undone. It can be brought back until something else is done.");
    const auto later = static_cast<int>(TheSession().actions().size() - step.step);
    if (later == 0) return in.say("It stays here, struck through; Redo brings it back.");
    // TRANSLATORS: %d is a number of steps
    return wxString::Format(in.say_number("%d later step goes too; Redo brings both back.",
                                          "%d later steps go too; Redo brings all back.", later),
                            later);
}

void StepsPage::ShowChosen() {
    const session::KeptStep* step = Chosen();
    step_card_->Show(step != nullptr);
    if (step == nullptr) return;
    const auto number = static_cast<int>(step->number);
    show_paragraph(*step_title_, TheDesk(), kText, [&](auto& in) {
        // TRANSLATORS: %1$d is the number of a step, %2$s what was done
        return wxString::Format(in.say("Step %1$d: %2$s"), number, words::step_name(step->action, step->seats, in));
    });
    show_paragraph(*step_text_, TheDesk(), kText, [&](auto& in) { return WhatGoes(*step, in); });
    show_face(*go_back_, TheDesk(), [&](const words::Language& in) {
        return ButtonFace{.label = wxString::Format(step->state == LineState::Effective
                                                        // TRANSLATORS: %d is the number of a step
                                                        ? in.say("Go back to before step %d")
                                                        // TRANSLATORS: %d is the number of a step
                                                        : in.say("Bring back up to step %d"),
                                                    number)};
    });
    go_back_->EnableUnless(step->state == LineState::Dropped ? In().say("it does not come back") : wxString());
    side_->ShowCards();
}

void StepsPage::GoBack() {
    const session::KeptStep* step = Chosen();
    if (step == nullptr || step->step == 0) return;
    GoTo(step->state == LineState::Effective ? step->step - 1 : step->step);
}

void StepsPage::GoTo(std::size_t step) try { TheSession().go_to(step); } catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void StepsPage::MixAgain() {
    if (!is_sure(this, TheLook(),
                 {In().say("Mix the bag again? The gems to come change."), In().say("Mix the bag again"),
                  In().say("Leave it as it is")}))
        return;
    try {
        TheSession().mix_again();
        TheDesk().helm.Tell(In().say("The bag is mixed again; the next draw says so in this list."));
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void StepsPage::Leave() {
    TheDesk().helm.GoBack();
}

void StepsPage::Draw(Painter& painter, const Box& body) {
    Page::Draw(painter, body);
    painter.outline(Box(wxRect(list_->GetRect()).Inflate(1)), painter.px(2), {painter.palette().line, 1});
}

bool StepsPage::TakeKey(const wxKeyEvent& event) {
    const bool is_press = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_SPACE;
    if (event.GetKeyCode() != WXK_ESCAPE && (!is_press || IsFocusChosen())) return false;
    Leave();
    return true;
}

}  // namespace desktop
