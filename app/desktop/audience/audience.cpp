#include "app/desktop/audience/audience.h"

#include "app/desktop/window_place.h"

namespace desktop {

void Audience::Toggle() {
    if (!IsOpen()) return Open();
    frame_->Close();
}

void Audience::Open() {
    frame_ = new AudienceFrame(companion_.speakers, [this] { Closed(); });
    const std::string& place = companion_.preferences.get().audience_window;
    place.empty() ? frame_->GoToOtherDisplay() : restore_place(*frame_, place);
    frame_->ShowWithoutActivating();  // the keyboard stays with the table
    Keep(true);
}

void Audience::Closed() {
    Keep(false);
    frame_ = nullptr;
}

void Audience::Leave() {
    if (!IsOpen()) return;
    Keep(true);
    frame_->Destroy();
    frame_ = nullptr;
}

void Audience::Keep(bool is_open) {
    Choices choices = companion_.preferences.get();
    choices.audience = is_open;
    if (!frame_->IsFullScreen()) choices.audience_window = place_of(*frame_);
    try {
        companion_.preferences.set(choices);
    } catch (const journal::Error&) {
        // The window itself works; only whether it was there is not remembered.
    }
}

void Audience::Show(const session::AudienceMoment& moment) {
    if (!IsOpen()) return;
    const Choices& choices = companion_.preferences.get();
    session::AudienceView view = session::audience_view(companion_.session, moment);
    if (!choices.own_languages) view.languages.clear();
    frame_->ShowView(view, look_settings(choices));
}

}  // namespace desktop
