#include "app/desktop/pages/learn_page.h"
#include "app/desktop/pages/show_face.h"
#include "app/words/rule_texts.h"

// What the page of the lessons shows.
namespace desktop {
namespace {

using learn::ChoiceKind;

constexpr wchar_t kNoBreak = L'\u00A0';

}  // namespace

void LearnPage::ShowState() {
    chapters_->Show(!lesson_);
    card_->Show(lesson_.has_value());
    divers_->Show(lesson_.has_value());
    why_->Show(lesson_ && !lesson_->is_done());
    show_face(*end_, TheDesk(), [takes_one = lesson_.has_value()](const words::Language& in) {
        if (takes_one) return ButtonFace{.label = words::lesson_buttons(in).end};
        return ButtonFace{.label = in.say("Back to the start page"), .key = in.say_in("key", "Esc")};
    });
    if (lesson_) {
        if (named_in_ != In().tag()) lesson_->rename(words::lesson_names(In()));
        named_in_ = In().tag();
        return ShowLesson();
    }
    for (BigButton* choice : choices_) choice->Hide();
    scene_.Hide();
    chapters_->SetProgress(progress_);
}

void LearnPage::ShowLesson() {
    card_->SetFace(Face());
    scene_.ShowLesson(*lesson_);
    ShowDivers();
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
        if (const wxString happens = words::what_happens(*lesson_, In()); !happens.empty())
            face.paragraphs.push_back(plain(happens));
        face.paragraphs.push_back(words::runs(*lesson_->tried().taught, In()));
    } else {
        for (const auto& text : lesson_->step().text) face.paragraphs.push_back(words::runs(text, In()));
    }
    if (!lesson_->shows_rule()) {
        face.hint = face.short_hint = words::try_it(In());
    } else if (const auto* rule = words::find_rule(lesson_->rule())) {
        const wxString title = words::say(rule->title, In()) + ". ";
        wxString name = words::rule_name(rule->id, In());
        name.Replace(" ", wxString(kNoBreak));
        name = " " + name;
        face.hint = title + words::say(rule->text, In()) + name;
        face.short_hint = title + name;
    }
    return face;
}

void LearnPage::ShowDivers() {
    const deepblue::Seating& seats = lesson_->table().seats;
    std::vector<LearnDiver> divers;
    if (const deepblue::Dive* dive = lesson_->dive()) {
        for (const auto& diver : dive->divers) {
            divers.push_back(learn_diver(seats, *dive, diver, diver.seat == lesson_->step().you, In()));
            if (lesson_->table().dive() == nullptr) divers.back().card_vp = 0;  // it stands in the payout
        }
    } else {
        for (const auto seat : seats.all())
            divers.push_back({.colour = seats.colour(seat),
                              .name = words::spoken(seats.name(seat)),
                              .detail = seat == lesson_->step().you ? In().say("you") : wxString(),
                              .is_asked = seat == lesson_->step().you});
    }
    divers_->SetDivers(divers);
}

wxString LearnPage::KeyOf(std::size_t choice, const words::Language& in) const {
    const ChoiceKind kind = lesson_->step().choices[choice].kind;
    // Two of a kind are told apart by their place.
    switch (lesson_->find(kind) ? kind : ChoiceKind::Answer) {
        case ChoiceKind::GoOn:
        case ChoiceKind::Draw: return in.say_in("key", "Space");
        case ChoiceKind::Stop: return "S";
        case ChoiceKind::Surface: return "1";
        case ChoiceKind::UseSpot: return "2";
        case ChoiceKind::UseCard: return "3";
        default: return wxString::Format("%d", static_cast<int>(choice) + 1);
    }
}

ButtonFace LearnPage::FaceOf(std::size_t choice, const words::Language& in) const {
    if (!IsWaiting()) return {.label = words::say(lesson_->step().choices[choice].label, in), .key = KeyOf(choice, in)};
    const auto labels = words::lesson_buttons(in);
    return {.label = lesson_->is_done() ? labels.next_chapter : labels.take_back, .key = in.say_in("key", "Space")};
}

void LearnPage::ShowButtons() {
    show_face(*why_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = words::lesson_buttons(in).why, .key = "W"}; });
    const std::size_t count = IsWaiting() ? 1 : lesson_->step().choices.size();
    for (std::size_t i = 0; i < kMostChoices; ++i) {
        choices_[i]->Show(i < count);
        if (i >= count) continue;
        // Where there is a choice nothing gives the right one away.
        choices_[i]->SetStyle(count == 1 ? ButtonStyle::Primary : ButtonStyle::Second);
        show_face(*choices_[i], TheDesk(), [this, i](const words::Language& in) { return FaceOf(i, in); });
    }
}

}  // namespace desktop
