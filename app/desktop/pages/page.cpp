#include "app/desktop/pages/page.h"

#include <algorithm>

#include "app/desktop/controls/drawn_control.h"
#include "app/words/faults.h"
#include "app/words/reasons.h"

namespace desktop {
namespace {

void mean_other(wxWindow& window) {
    if (auto* control = dynamic_cast<DrawnControl*>(&window)) control->MeaningChanged();
    for (wxWindow* child : window.GetChildren()) mean_other(*child);
}

}  // namespace

Page::Page(wxWindow* parent, Desk& desk)
    : DrawnPanel(parent, desk.look), desk_(desk), focus_rest_(new FocusRest(this)) {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
}

void Page::BeDeadForAMoment() {
    mean_other(*this);
}

void Page::RestFocus() {
    tab_focus_.Forget();
    focus_rest_->Take(Spoken());
}

void Page::Draw(Painter& painter, const Box& body) {
    painter.fill(body, 0, painter.palette().bg);
}

bool Page::HasOwnLanguage(deepblue::Seat seat) const {
    const auto languages = desk_.session.settings().languages;
    const auto place = static_cast<std::size_t>(seat);
    return desk_.preferences.get().own_languages && place < languages.size() && !languages[place].empty();
}

const words::Language& Page::InLanguageOf(deepblue::Seat seat) const {
    if (!HasOwnLanguage(seat)) return In();
    return desk_.speakers.speaker(desk_.session.settings().languages[static_cast<std::size_t>(seat)]);
}

PromptFace Page::PromptFor(deepblue::Seat seat, const Wording& question) const {
    const words::Language& own = InLanguageOf(seat);
    const auto seats = TheTable().seats.all();
    PromptFace face{.player = ColourOf(seat), .question = question(own)};
    if (own.tag() != In().tag()) face.in_table_language = question(In());
    face.keeps_second_line = std::ranges::any_of(seats, [this](auto each) { return HasOwnLanguage(each); });
    return face;
}

wxString Page::NameOf(deepblue::Seat seat) const {
    return words::spoken(TheTable().seats.name(seat));
}

deepblue::Colour Page::ColourOf(deepblue::Seat seat) const {
    return TheTable().seats.colour(seat);
}

bool Page::Play(const deepblue::Line& line) try {
    const auto outcome = desk_.session.play(line);
    const auto* refusal = std::get_if<session::Refusal>(&outcome);
    if (!refusal) return true;
    desk_.sounds.Play(Sound::Refused);
    desk_.helm.Tell(words::reason(*refusal, TheTable().seats, In()));
    return false;
} catch (const journal::Error& error) {
    desk_.helm.Tell(words::reason(error, In()));
    return false;
}

wxString Page::WhyNot(const deepblue::Action& action, const words::Language& in) const {
    const auto violation = desk_.session.check(action);
    return violation ? words::reason(*violation, TheTable().seats, in) : wxString();
}

std::optional<learn::Hint> Page::HintNow() const {
    return HintAt(std::nullopt, learn::hints_at(TheTable(), TheSession().actions()));
}

std::optional<learn::Hint> Page::HintFor(const learn::Hint& hint) const {
    return HintAt(hint.seat, {hint});
}

std::optional<learn::Hint> Page::HintAt(std::optional<deepblue::Seat> asked,
                                        const std::vector<learn::Hint>& hints) const try {
    desk_.hints.switch_on(desk_.preferences.get().hints);
    return desk_.hints.at({TheSession().game(), TheSession().actions().size(), asked}, hints, TheTable().seats);
} catch (const journal::Error&) {
    return std::nullopt;  // a hint is not worth an alarm
}

}  // namespace desktop
