#include "app/desktop/pages/puzzle_page.h"

#include "app/desktop/pages/learn_layout.h"
#include "app/desktop/pages/show_face.h"
#include "app/words/coach_words.h"
#include "app/words/draw_words.h"
#include "app/words/faults.h"
#include "app/words/learn_board_words.h"
#include "engine/deepblue/rules.h"

namespace desktop {

using deepblue::Choice;

PuzzlePage::PuzzlePage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      card_(new LearnCard(this, desk.look)),
      board_(new LearnBoard(this, desk.look)),
      divers_(new LearnDivers(this, desk.look)),
      leave_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)),
      stop_(new BigButton(this, desk.look, ButtonStyle::Second)),
      draw_(new BigButton(this, desk.look, ButtonStyle::Second)),  // nothing gives the answer away
      next_(new BigButton(this, desk.look, ButtonStyle::Primary)),
      puzzles_(desk.journal) {
    leave_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Start); });
    stop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Answer(Choice::Stop); });
    draw_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Answer(Choice::Draw); });
    next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Next(); });
}

void PuzzlePage::Enter() try {
    answered_.reset();
    puzzle_ = puzzles_.next();
} catch (const journal::Error& error) {
    puzzle_.reset();
    TheDesk().helm.Tell(words::reason(error, In()));
}

void PuzzlePage::Next() {
    TheDesk().helm.Go(PageId::Puzzle);
}

void PuzzlePage::Answer(Choice choice) try {
    if (!puzzle_ || answered_) return;
    const bool right = puzzles_.answer(*puzzle_, choice);
    answered_ = choice;
    TheDesk().sounds.Play(right ? Sound::Green : Sound::Refused);
    ShowState();
    Layout();
    RestFocus();
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void PuzzlePage::ShowState() {
    show_face(*leave_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Back to the start page"), .key = in.say_in("key", "Esc")};
    });
    board_->Show(puzzle_.has_value());
    divers_->Show(puzzle_.has_value());
    stop_->Show(puzzle_ && !answered_);
    draw_->Show(puzzle_ && !answered_);
    next_->Show(puzzle_ && answered_);
    if (puzzle_) return ShowPuzzle();
    card_->SetFace(
        {.title = In().say("No puzzles yet"),
         .paragraphs = {plain(In().say("They come from dives of finished games. Play a game to its end first."))}});
}

void PuzzlePage::ShowPuzzle() {
    const deepblue::Table& table = puzzle_->table;
    board_->SetDive(*table.dive());
    // The leader alone decides, and nobody else changes what the choices are worth.
    LearnDiver leader = learn_diver(table.seats, *table.dive(), table.dive()->leader(), false, In());
    leader.is_asked = true;
    divers_->SetDivers({leader});
    card_->SetFace(
        {.title = answered_ ? words::puzzle_verdict(*puzzle_, *answered_, In()) : In().say("Draw again or stop?"),
         .paragraphs = Paragraphs(),
         .hint = In().say("Reckoned exactly from what lies open on the table, without cards in hand."),
         .short_hint = In().say("(without cards in hand)")});
    show_face(*stop_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("Stop the dive"), .key = "S"}; });
    show_face(*draw_, TheDesk(), [two = pull_size(table) == 2](const words::Language& in) {
        return ButtonFace{.label = two ? in.say("Draw two gems") : in.say("Draw a gem"),
                          .key = in.say_in("key", "Space")};
    });
    show_face(*next_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Next puzzle"), .key = in.say_in("key", "Space")};
    });
}

std::vector<RichText> PuzzlePage::Paragraphs() const {
    const deepblue::Table& table = puzzle_->table;
    std::vector<RichText> all;
    if (answered_) {
        all.push_back(plain(words::puzzle_answer(*puzzle_, In()) + " " + words::puzzle_history(*puzzle_, In())));
        all.push_back(plain(words::puzzle_score(puzzles_.score(), In())));
    }
    all.push_back(plain(words::dive_place(table.dive()->wreck, table.scenario, In())));
    all.push_back(plain(words::bag_in_words(table.bag, In())));
    return all;
}

bool PuzzlePage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE: return leave_->Activate(), true;
        case 'S': return stop_->Activate(), true;
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (IsFocusChosen()) return false;
            return (next_->IsShown() ? next_ : draw_)->Activate(), true;
        default: return false;
    }
}

bool PuzzlePage::Layout() {
    const LearnRoom room = learn_room(GetClientSize(), TheLook());
    card_->PlaceBody(puzzle_ ? room.card : room.all);
    board_->SetSize(room.board);
    board_->Layout();
    divers_->PlaceBody(room.divers);
    lay_buttons(room.bottom, TheLook(), {leave_},
                puzzle_ && answered_ ? std::vector{next_} : std::vector{stop_, draw_});
    Refresh();
    return true;
}

}  // namespace desktop
