#include "app/desktop/pages/recruit_memory_dialog.h"

#include "app/desktop/confirm.h"
#include "app/desktop/files.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/recruit_card_dialog.h"
#include "app/words/recruit_words.h"

namespace desktop {
namespace {

constexpr const char* kFiles = "*.json";
constexpr std::size_t kLargestList = 10'000'000;

}  // namespace

RecruitMemoryDialog::RecruitMemoryDialog(wxWindow* parent, Desk& desk)
    : ListDialog(parent, desk, desk.look.language().say("Remembered cards and wrecks")),
      list_(new wxListBox(this, wxID_ANY)) {
    describe(*list_, In().say("Remembered cards and wrecks"));
    edit_ = AddButton(In().say("Change …"), [this] { Edit(); });
    export_ = AddButton(In().say("Write to a file …"), [this] { Export(); });
    AddButton(In().say("Read from a file …"), [this] { Import(); });
    AddGap();
    delete_ = AddButton(In().say("Delete"), [this] { Delete(); });
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { ShowWhatIsAllowed(); });
    ShowList();
    Finish(*list_, {480, 320});
}

void RecruitMemoryDialog::ShowList() {
    cards_ = TheDesk().memory.cards();
    wrecks_ = TheDesk().memory.wrecks();
    list_->Clear();
    for (const auto& card : cards_)
        list_->Append(words::spoken(card.what.name) + ": " + words::in_short(card.what, In()));
    for (const auto& wreck : wrecks_) {
        // TRANSLATORS: %1$s is the name of a wreck, %2$d the VP printed on it
        const wxString described = In().say("%1$s: wreck, %2$d VP");
        list_->Append(wxString::Format(described, words::spoken(wreck.what.name), wreck.what.vp));
    }
    ShowWhatIsAllowed();
}

void RecruitMemoryDialog::ShowWhatIsAllowed() {
    const int chosen = list_->GetSelection();
    edit_->Enable(chosen != wxNOT_FOUND && chosen < static_cast<int>(cards_.size()));
    delete_->Enable(chosen != wxNOT_FOUND);
    export_->Enable(!list_->IsEmpty());
    if (list_->IsEmpty()) Say(In().say("Cards you enter here are one tap next time"));
}

void RecruitMemoryDialog::Edit() {
    const auto& before = cards_.at(static_cast<std::size_t>(list_->GetSelection()));
    RecruitCardDialog dialog(this, TheDesk().look, In().say("Change the card"), In().say("Save"), before.what);
    if (dialog.ShowModal() != wxID_OK) return;
    const session::KnownCard after = dialog.Entered();
    const auto id = before.id;
    const bool renamed = after.name != before.what.name;
    TheDesk().memory.remember(after);
    if (renamed) TheDesk().memory.forget(id);
    ShowList();
}

void RecruitMemoryDialog::Delete() {
    const auto chosen = static_cast<std::size_t>(list_->GetSelection());
    TheDesk().memory.forget(chosen < cards_.size() ? cards_[chosen].id : wrecks_.at(chosen - cards_.size()).id);
    ShowList();
}

void RecruitMemoryDialog::Export() {
    const wxString path = ask_where_to_save(this, In().say("Write to a file"), "divebell-cards.json", kFiles);
    if (path.empty()) return;
    Say(write_file(path, TheDesk().memory.to_text())
            ? In().say("The list is written.")
            : In().say("The file cannot be written. The list is kept here; choose another place."));
}

bool RecruitMemoryDialog::IsSureToImport() {
    return is_sure(this, TheDesk().look,
                   {In().say("Cards and wrecks of the same name are overwritten, all others stay."),
                    In().say("Read the list"), In().say("Change nothing")});
}

void RecruitMemoryDialog::Import() {
    const wxString path = ask_what_to_read(this, In().say("Read from a file"), kFiles);
    if (path.empty()) return;
    if (!list_->IsEmpty() && !IsSureToImport()) return;
    const auto text = read_file(path, kLargestList);
    if (text && TheDesk().memory.add_from(*text)) {
        Say(In().say("The list is read."));
    } else {
        Say(In().say("This file is not a list of cards and wrecks. Nothing was changed."));
    }
    ShowList();
}

}  // namespace desktop
