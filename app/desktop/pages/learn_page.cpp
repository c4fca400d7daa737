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
      scene_(this, desk.look, [this](std::size_t place) { TapPlace(place); }),
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

wxString LearnPage::Undoable(const words::Language& in) const {
    return lesson_ && lesson_->can_go_back() ? UndoText(in) : wxString();
}

wxString LearnPage::UndoText(const words::Language& in) const {
    return words::lesson_buttons(in).back;
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

/// A place of the wreck is a choice where a boat can be brought to it.
void LearnPage::TapPlace(std::size_t place) {
    if (!lesson_) return;
    const auto& spots = lesson_->step().site->wreck.spots;
    const auto spot = place < spots.size() ? std::optional(spots[place]) : std::nullopt;
    if (const auto choice = IsWaiting() ? std::nullopt : lesson_->find_boat(spot))
        choices_[*choice]->Activate();
    else
        scene_.Refuse(place);
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
        if (KeyOf(i, In()) == pressed) return choices_[i]->Activate(), true;
    return is_space;
}

bool LearnPage::Layout() {
    const LearnRoom room = learn_room(GetClientSize(), TheLook());
    chapters_->SetSize(room.all);
    chapters_->Layout();
    card_->PlaceBody(room.card);
    scene_.Place(room.board);
    divers_->PlaceBody(room.divers);
    std::vector<BigButton*> shown;
    for (BigButton* choice : choices_)
        if (choice->IsShown()) shown.push_back(choice);
    lay_buttons(room.bottom, TheLook(), {end_, why_}, shown);
    Refresh();
    return true;
}

}  // namespace desktop
