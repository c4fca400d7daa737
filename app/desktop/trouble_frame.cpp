#include "app/desktop/trouble_frame.h"

#include <wx/sizer.h>
#include <wx/utils.h>

#include <filesystem>

#include "app/desktop/trouble_page.h"
#include "app/session/session.h"
#include "app/words/dates.h"
#include "app/words/faults.h"
#include "engine/journal/recovery.h"

namespace desktop {
namespace {

const wxSize kSize{1100, 640};

}  // namespace

TroubleFrame::TroubleFrame(Look& look, const journal::Error& error, std::function<void(const wxString&)> retry)
    : wxFrame(nullptr, wxID_ANY, "Divebell"),
      look_(look),
      error_(error),
      retry_(std::move(retry)),
      page_(new TroublePage(this, look)) {
    if (MayBeReplaced()) backup_ = journal::Backups(error.path()).newest_good();
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(page_, wxSizerFlags(1).Expand());
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        LookSettings settings = look_.settings();
        settings.sizes.window = GetClientSize();
        look_.change(settings);
        event.Skip();
    });
    const words::Language& in = look.language();
    page_->Say(MayBeReplaced() ? in.say("The last game cannot be read.") : in.say("The games cannot be opened."),
               WhatHappened());
    AddDeeds();
    SetClientSize(kSize);
}

wxString TroubleFrame::WhatHappened() const {
    const words::Language& in = look_.language();
    if (!backup_) return words::reason(error_, in);
    // TRANSLATORS: %s is a time, with its day if that is another one
    return wxString::Format(in.say("The backup of %s is complete. The file that cannot be read is kept beside it."),
                            words::time_or_day(backup_->stamp, session::system_time(), in));
}

void TroubleFrame::AddDeeds() {
    const words::Language& in = look_.language();
    if (backup_) page_->AddDeed(in.say("Restore"), [this] { RestoreBackup(); });
    page_->AddDeed(in.say("Show the file"), [this] { ShowFile(); });
    if (MayBeReplaced()) page_->AddDeed(in.say("Put it aside and begin anew"), [this] { BeginAnew(); });
}

/// Another file may stand there by mistake; only where backups lie beside it was it ours.
bool TroubleFrame::MayBeReplaced() const {
    if (error_.fault() == journal::Fault::Damaged) return true;
    return error_.fault() == journal::Fault::NotAJournal && !journal::Backups(error_.path()).list().empty();
}

void TroubleFrame::RestoreBackup() try {
    const bool was_there = std::filesystem::exists(error_.path());
    const auto aside = journal::restore(backup_->path, error_.path(), session::system_time());
    retry_(was_there ? words::restored(aside, look_.language()) : look_.language().say("The backup is restored."));
} catch (const journal::Error& error) {
    page_->Say(look_.language().say("The backup cannot be restored."), words::reason(error, look_.language()));
}

void TroubleFrame::BeginAnew() try {
    const bool was_there = std::filesystem::exists(error_.path());
    const auto aside = journal::put_aside(error_.path(), session::system_time());
    retry_(was_there ? words::put_aside(aside, look_.language()) : wxString());
} catch (const journal::Error& error) {
    page_->Say(look_.language().say("The file cannot be put aside."), words::reason(error, look_.language()));
}

void TroubleFrame::ShowFile() {
    wxLaunchDefaultApplication(words::spoken(error_.path().parent_path().string()));
}

}  // namespace desktop
