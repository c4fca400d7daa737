#include "app/desktop/pages/steps_page.h"

#include <wx/listctrl.h>
#include <wx/msgdlg.h>

#include "app/session/story.h"
#include "app/words/faults.h"
#include "app/words/log.h"

namespace desktop {
namespace {

using namespace deepblue;

/// Who drew, for the steps in which gems were drawn.
wxString drawn_by(const Action& action, const words::Language& in) {
    const auto word = [&](Source by) { return by == Source::App ? in.say("app") : in.say("by hand"); };
    if (const auto* draw = std::get_if<Draw>(&action)) return word(draw->by);
    if (const auto* scatter = std::get_if<Scatter>(&action)) return word(scatter->by);
    return {};
}

}  // namespace

StepsPage::StepsPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    list_ = new wxListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_SINGLE_SEL);
    const auto add_card = [&](Card*& card, Label*& text, BigButton*& button, ButtonStyle style) {
        card = new Card(this, desk.look);
        text = new Label(card, desk.look, Type::Body, Ink::Secondary);
        text->Reserve(350, 3);
        button = new BigButton(card, desk.look, style, ButtonSize::Compact);
        card->Content().Add(text, wxSizerFlags().Expand());
        card->Content().Add(button, wxSizerFlags().Expand());
    };
    add_card(step_card_, step_text_, go_back_, ButtonStyle::Primary);
    add_card(mix_card_, mix_text_, mix_, ButtonStyle::Quiet);
    add_card(end_card_, end_text_, end_, ButtonStyle::Danger);
    auto* right = new Stack(desk.look, wxVERTICAL, 16);
    for (Card* card : {step_card_, mix_card_, end_card_}) right->Add(card, wxSizerFlags().Expand());
    auto* columns = new Stack(desk.look, wxHORIZONTAL, 20);
    columns->Add(list_, wxSizerFlags(9).Expand());
    columns->Add(right, wxSizerFlags(4).Expand());
    note_ = new Label(this, desk.look, Type::Body, Ink::Secondary);
    close_ = new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    auto* bottom = new Stack(desk.look, wxHORIZONTAL, 16);
    bottom->Add(note_, wxSizerFlags(1).CentreVertical());
    bottom->Add(close_, wxSizerFlags().CentreVertical());
    auto* all = new Stack(desk.look, wxVERTICAL, 20, 20);
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(bottom, wxSizerFlags().Expand());
    SetSizer(all);
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { ShowChosen(); });
    go_back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { GoBack(); });
    mix_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { MixAgain(); }); });
    end_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { EndGame(); }); });
    close_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Leave(); });
}

wxString StepsPage::Context() const {
    // TRANSLATORS: %d is the number of a turn
    return wxString::Format(In().say("Turn %d"), session::story_of(TheSession().actions()).turn);
}

void StepsPage::ShowState() {
    ShowList();
    mix_card_->SetTitle(In().say("Same gems again"));
    mix_text_->SetText(
        In().say("Undo never draws anew: the order of a dive is fixed. Mixing changes it, asks first and "
                 "is logged."));
    mix_->SetFace({.label = In().say("Mix the bag again …")});
    end_card_->SetTitle(In().say("End early"));
    end_text_->SetText(In().say("The table can end the game before the fourth Sunken City wreck."));
    end_->SetFace({.label = In().say("End the game …")});
    end_->EnableUnless(WhyNot(deepblue::EndGame{}));
    note_->SetText(In().say("No chest total ever stands in this list."));
    close_->SetFace({.label = In().say("Close"), .key = "Esc"});
    ShowChosen();
}

/// Effective steps from the story, undone ones from the journal.
void StepsPage::ShowList() {
    list_->ClearAll();
    for (const wxString& column : {In().say("No."), In().say("Step"), In().say("Gem drawn by")})
        list_->AppendColumn(column);
    const auto story = session::story_of(TheSession().actions());
    const auto& seats = TheTable().seats;
    const auto add = [&](std::size_t number, const Action& action, bool undone) {
        const long row = list_->InsertItem(list_->GetItemCount(), wxString::Format("%zu", number));
        const wxString line = words::log_line(action, seats, In());
        // TRANSLATORS: %s is a step of the game that was undone
        list_->SetItem(row, 1, undone ? wxString::Format(In().say("undone: %s"), line) : line);
        list_->SetItem(row, 2, drawn_by(action, In()));
        list_->SetItemData(row, static_cast<long>(number));
        if (!undone) return;
        wxFont struck = list_->GetFont();
        struck.SetStrikethrough(true);
        list_->SetItemFont(row, struck);
        list_->SetItemTextColour(row, TheDesk().look.palette().ink2);
    };
    const auto undone = TheSession().undone();
    for (std::size_t i = undone.size(); i > 0; --i) add(story.actions.size() + i, undone[i - 1], true);
    for (std::size_t i = story.actions.size(); i > 0; --i) add(i, story.actions[i - 1].action, false);
    const Look& look = TheDesk().look;
    list_->SetColumnWidth(0, look.px(70));
    list_->SetColumnWidth(1, look.px(560));
    list_->SetColumnWidth(2, look.px(180));
}

std::size_t StepsPage::Chosen() const {
    const long row = list_->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    return row < 0 ? TheSession().actions().size() : static_cast<std::size_t>(list_->GetItemData(row));
}

void StepsPage::ShowChosen() {
    const std::size_t step = Chosen();
    const std::size_t now = TheSession().actions().size();
    // TRANSLATORS: %zu is the number of a step
    step_card_->SetTitle(wxString::Format(In().say("Step %zu"), step));
    step_text_->SetText(step <= now
                            ? In().say("Later steps go too. They stay here, struck through; redo brings them back.")
                            : In().say("This step was undone. It can be brought back until something else is done."));
    // TRANSLATORS: %zu is the number of a step
    go_back_->SetFace({.label = step <= now ? wxString::Format(In().say("Go back to before step %zu"), step)
                                            // TRANSLATORS: %zu is the number of a step
                                            : wxString::Format(In().say("Bring back up to step %zu"), step)});
    go_back_->EnableUnless(now == 0 && step == 0 ? In().say("there is nothing to take back") : wxString());
}

void StepsPage::GoBack() {
    const std::size_t step = Chosen();
    try {
        TheSession().go_to(step > TheSession().actions().size() || step == 0 ? step : step - 1);
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

bool StepsPage::Confirm(const wxString& question, const wxString& deed) {
    wxMessageDialog dialog(this, question, "Divebell", wxYES_NO | wxNO_DEFAULT);
    dialog.SetYesNoLabels(deed, In().say("Leave it as it is"));
    return dialog.ShowModal() == wxID_YES;
}

void StepsPage::MixAgain() {
    if (!Confirm(In().say("Mix the bag again? The gems to come change."), In().say("Mix the bag again"))) return;
    try {
        TheSession().mix_again();
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void StepsPage::EndGame() {
    if (!Confirm(In().say("End the game now? The chests can then be opened."), In().say("End the game"))) return;
    if (Play(Action(deepblue::EndGame{}))) Leave();
}

void StepsPage::Leave() {
    TheDesk().helm.GoToGame();
}

bool StepsPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_ESCAPE) return false;
    Leave();
    return true;
}

}  // namespace desktop
