#include "app/desktop/trouble_frame.h"

#include <wx/filename.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/session/session.h"
#include "app/words/dates.h"
#include "app/words/faults.h"
#include "engine/journal/recovery.h"

namespace desktop {

TroubleFrame::TroubleFrame(Look& look, const journal::Error& error, std::function<void()> retry)
    : wxFrame(nullptr, wxID_ANY, "Divebell", wxDefaultPosition, wxSize(900, 420)),
      look_(look),
      error_(error),
      retry_(std::move(retry)) {
    if (MayBeReplaced()) backup_ = journal::Backups(error.path()).newest_good();
    const words::Language& in = look.language();
    auto* card = new Card(this, look, CardStyle::Alarm);
    card->SetTitle(in.say("The games cannot be opened."));
    message_ = new Label(card, look, Type::Body);
    message_->Reserve(820, 4);
    card->Content().Add(message_, wxSizerFlags().Expand());
    const auto add = [&](const wxString& label, ButtonStyle style, const std::function<void()>& pressed) {
        auto* button = new BigButton(card, look, style, ButtonSize::Bar);
        button->SetFace({.label = label});
        button->Bind(wxEVT_BUTTON, [pressed](wxCommandEvent&) { pressed(); });
        card->Content().Add(button, wxSizerFlags().Left());
    };
    if (backup_) {
        // TRANSLATORS: %s is a date with a time
        add(wxString::Format(in.say("Restore the backup of %s"),
                             words::day_and_time(backup_->stamp, session::system_time(), in)),
            ButtonStyle::Primary, [this] { RestoreBackup(); });
    }
    if (MayBeReplaced()) add(in.say("Put it aside and begin anew"), ButtonStyle::Second, [this] { BeginAnew(); });
    add(in.say("Show the file"), ButtonStyle::Second, [this] { ShowFile(); });
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(card, wxSizerFlags(1).Expand().Border(wxALL, 16));
    SetSizer(all);
    Say(words::reason(error, in));
}

bool TroubleFrame::MayBeReplaced() const {
    return error_.fault() == journal::Fault::Damaged;
}

void TroubleFrame::Say(const wxString& sentence) {
    message_->SetText(sentence);
    Layout();
}

void TroubleFrame::RestoreBackup() try {
    journal::restore(backup_->path, error_.path(), session::system_time());
    retry_();
} catch (const journal::Error& error) {
    Say(words::reason(error, look_.language()));
}

void TroubleFrame::BeginAnew() try {
    journal::put_aside(error_.path(), session::system_time());
    retry_();
} catch (const journal::Error& error) {
    Say(words::reason(error, look_.language()));
}

void TroubleFrame::ShowFile() {
    wxLaunchDefaultApplication(words::spoken(error_.path().parent_path().string()));
}

}  // namespace desktop
