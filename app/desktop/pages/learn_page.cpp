#include "app/desktop/pages/learn_page.h"

#include "app/desktop/pages/learn_layout.h"
#include "app/words/faults.h"
#include "app/words/rule_texts.h"

namespace desktop {
namespace {

using learn::ChoiceKind;

Sound sound_of(ChoiceKind kind) {
    switch (kind) {
        case ChoiceKind::Draw: return Sound::Silver;
        case ChoiceKind::Stop: return Sound::DiveStopped;
        case ChoiceKind::Surface: return Sound::Surfaced;
        case ChoiceKind::UseSpot:
        case ChoiceKind::UseCard: return Sound::Protected;
        default: return Sound::CardPlayed;
    }
}

}  // namespace

LearnPage::LearnPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      progress_(desk.journal),
      chapters_(new LearnChapters(this, desk.look)),
      card_(new LearnCard(this, desk.look)),
      board_(new LearnBoard(this, desk.look)),
      bag_(new LearnBag(this, desk.look)),
      pay_(new LearnPay(this, desk.look)),
      divers_(new LearnDivers(this, desk.look)),
      end_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)),
      why_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)) {
    for (std::size_t i = 0; i < kMostChoices; ++i) {
        choices_[i] = new BigButton(this, desk.look, ButtonStyle::Second);
        choices_[i]->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) { Choose(i); });
    }
    chapters_->OnChosen([this](learn::ChapterId chapter) { Begin(chapter); });
    chapters_->OnPage([this](PageId page) { TheDesk().helm.Go(page); });
    end_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { EndLesson(); });
    why_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { AskWhy(); });
}

wxString LearnPage::Context() const {
    if (!lesson_) return {};
    const learn::Chapter& chapter = lesson_->chapter();
    return words::say(chapter.id == learn::ChapterId::Example ? chapter.about : chapter.title, In());
}

wxString LearnPage::Spoken() const {
    return lesson_ ? card_->SpokenName() : Title();
}

/// A newcomer is in the water at once; whoever knows the example chooses.
void LearnPage::Enter() {
    lesson_.reset();
    if (!progress_.is_done(learn::ChapterId::Example)) Begin(learn::ChapterId::Example);
}

void LearnPage::Begin(learn::ChapterId id) {
    named_in_ = In().tag();
    lesson_.emplace(learn::chapter(id), words::lesson_names(In()));
    lesson_->go_to(progress_.left_at(id));
    Moved();
}

void LearnPage::EndLesson() {
    if (!lesson_) return TheDesk().helm.Go(PageId::Start);
    Keep();
    lesson_.reset();
    Moved();
}

void LearnPage::Keep() try {
    const auto id = lesson_->chapter().id;
    if (lesson_->is_done())
        progress_.finish(id);
    else
        progress_.leave(id, lesson_->index());
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void LearnPage::Choose(std::size_t place) {
    if (!lesson_) return;
    if (lesson_->is_done()) {
        Keep();
        return Begin(progress_.next());
    }
    if (lesson_->trial()) {
        lesson_->take_back();
    } else {
        TheDesk().sounds.Play(sound_of(lesson_->step().choices[place].kind));
        lesson_->choose(place);
        Keep();
    }
    Moved();
}

std::string_view LearnPage::Rule() const {
    return lesson_ ? lesson_->rule() : "W1";
}

wxString LearnPage::Undoable() const {
    return lesson_ && lesson_->can_go_back() ? UndoText() : wxString();
}

wxString LearnPage::UndoText() const {
    return words::lesson_buttons(In()).back;
}

void LearnPage::Undo() {
    if (!lesson_ || !lesson_->can_go_back()) return;
    lesson_->go_back();
    TheDesk().sounds.Play(Sound::Undo);
    Moved();
}

void LearnPage::AskWhy() {
    if (!lesson_) return;
    if (const auto* rule = words::find_rule(lesson_->rule()))
        TheDesk().helm.Tell(words::say(rule->title, In()) + ": " + words::say(rule->text, In()));
}

void LearnPage::Moved() {
    TheDesk().helm.ShowAgain();
    RestFocus();
}

void LearnPage::ShowState() {
    chapters_->Show(!lesson_);
    for (wxWindow* part :
         {static_cast<wxWindow*>(card_), static_cast<wxWindow*>(divers_), static_cast<wxWindow*>(why_)})
        part->Show(lesson_.has_value());
    const auto labels = words::lesson_buttons(In());
    end_->SetFace({.label = lesson_ ? labels.end : In().say("Back to the start page"),
                   .key = lesson_ ? wxString() : In().say_in("key", "Esc")});
    if (lesson_) {
        if (named_in_ != In().tag()) lesson_->rename(words::lesson_names(In()));
        named_in_ = In().tag();
        return ShowLesson();
    }
    for (BigButton* choice : choices_) choice->Hide();
    board_->Hide();
    bag_->Hide();
    pay_->Hide();
    chapters_->SetProgress(progress_);
}

void LearnPage::ShowLesson() {
    card_->SetFace(Face());
    ShowScene();
    ShowButtons();
}

LearnFace LearnPage::Face() const {
    const auto progress = lesson_->progress();
    LearnFace face{.step = progress.step, .steps = progress.steps, .progress = words::step_of(progress, In())};
    if (lesson_->is_done()) {
        face.title = words::say(lesson_->chapter().title, In());
        face.paragraphs.push_back(words::runs(lesson_->chapter().closing, In()));
        return face;
    }
    face.title = words::say(lesson_->step().title, In());
    if (lesson_->trial()) {
        face.paragraphs.push_back(plain(words::what_happens(*lesson_->trial(), In())));
        face.paragraphs.push_back(words::runs(*lesson_->tried().taught, In()));
    } else {
        for (const auto& text : lesson_->step().text) face.paragraphs.push_back(words::runs(text, In()));
    }
    if (const auto* rule = words::find_rule(lesson_->rule())) {
        const wxString title = words::say(rule->title, In()) + ". ";
        const wxString name = " " + words::rule_name(rule->id, In());
        face.hint = title + words::say(rule->text, In()) + name;
        face.short_hint = title + name;
    }
    return face;
}

void LearnPage::ShowScene() {
    const deepblue::Table& table = lesson_->table();
    const deepblue::Dive* dive = table.dive();
    const auto paid = lesson_->paid();
    pay_->Show(!paid.empty());
    board_->Show(paid.empty() && dive != nullptr);
    bag_->Show(paid.empty() && dive == nullptr);
    if (dive != nullptr) board_->SetDive(*dive);
    // TRANSLATORS: %d is a number of gems
    bag_->SetBag(table.bag, wxString::Format(In().say("In the bag: %d"), table.bag.total()));
    if (!paid.empty()) ShowPay();
    std::vector<LearnDiver> divers;
    if (dive != nullptr) {
        for (const auto& diver : dive->divers)
            divers.push_back({.colour = table.seats.colour(diver.seat),
                              .name = words::spoken(table.seats.name(diver.seat)),
                              .detail = words::role(*dive, diver, diver.seat == lesson_->step().you, In()),
                              .is_asked = diver.seat == lesson_->step().you,
                              .is_out = diver.surfaced});
    } else {
        for (const auto seat : table.seats.all())
            divers.push_back({.colour = table.seats.colour(seat),
                              .name = words::spoken(table.seats.name(seat)),
                              .detail = seat == lesson_->step().you ? In().say("you") : wxString(),
                              .is_asked = seat == lesson_->step().you});
    }
    divers_->SetDivers(divers);
}

void LearnPage::ShowPay() {
    const deepblue::Table& table = lesson_->table();
    const auto lines = lesson_->paid();
    std::vector<PayColumn> columns;
    for (const auto seat : table.seats.all()) {
        PayColumn column{.colour = table.seats.colour(seat), .name = words::spoken(table.seats.name(seat))};
        for (const auto& line : lines)
            if (line.seat == seat) column.lines.push_back({words::paid_for(line, In()), line.vp});
        column.sum = learn::sum_for(lines, seat);
        columns.push_back(column);
    }
    pay_->SetColumns(columns);
}

wxString LearnPage::KeyOf(std::size_t choice) const {
    const auto& choices = lesson_->step().choices;
    switch (choices[choice].kind) {
        case ChoiceKind::GoOn:
        case ChoiceKind::Draw: return In().say_in("key", "Space");
        case ChoiceKind::Stop: return "S";
        case ChoiceKind::Surface: return "1";
        case ChoiceKind::UseSpot: return "2";
        case ChoiceKind::UseCard: return "3";
        default: return wxString::Format("%d", static_cast<int>(choice) + 1);
    }
}

void LearnPage::ShowButtons() {
    const auto labels = words::lesson_buttons(In());
    why_->SetFace({.label = labels.why, .key = "W"});
    const auto& choices = lesson_->step().choices;
    const std::size_t count = IsWaiting() ? 1 : choices.size();
    for (std::size_t i = 0; i < kMostChoices; ++i) {
        choices_[i]->Show(i < count);
        if (i >= count) continue;
        choices_[i]->SetStyle(i + 1 == count ? ButtonStyle::Primary : ButtonStyle::Second);
        if (IsWaiting())
            choices_[i]->SetFace({.label = lesson_->is_done() ? labels.next_chapter : labels.take_back,
                                  .key = In().say_in("key", "Space")});
        else
            choices_[i]->SetFace({.label = words::say(choices[i].label, In()), .key = KeyOf(i)});
    }
}

bool LearnPage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    const int key = event.GetKeyCode();
    if (key == WXK_ESCAPE) return end_->Activate(), true;
    if (!lesson_) return chapters_->TakeKey(key);
    if (key == WXK_BACK) return Undo(), true;
    if (key == 'W') return why_->Activate(), true;
    const bool is_space = key == WXK_SPACE || key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    if (is_space && IsFocusChosen()) return false;
    if (IsWaiting()) return is_space && (choices_[0]->Activate(), true);
    const wxString pressed = is_space ? In().say_in("key", "Space") : wxString(static_cast<wxUniChar>(key));
    for (std::size_t i = 0; i < lesson_->step().choices.size(); ++i)
        if (KeyOf(i) == pressed) return choices_[i]->Activate(), true;
    return is_space;
}

bool LearnPage::Layout() {
    const LearnRoom room = learn_room(GetClientSize(), TheLook());
    chapters_->SetSize(room.all);
    chapters_->Layout();
    card_->PlaceBody(room.card);
    board_->SetSize(room.board);
    board_->Layout();
    bag_->PlaceBody(room.board);
    pay_->PlaceBody(room.board);
    divers_->PlaceBody(room.divers);
    std::vector<BigButton*> shown;
    for (BigButton* choice : choices_)
        if (choice->IsShown()) shown.push_back(choice);
    lay_buttons(room.bottom, TheLook(), {end_, why_}, shown);
    Refresh();
    return true;
}

}  // namespace desktop
