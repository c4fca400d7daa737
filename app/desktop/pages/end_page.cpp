#include "app/desktop/pages/end_page.h"

#include <wx/file.h>
#include <wx/filedlg.h>

#include "app/session/exchange.h"
#include "app/session/new_game_form.h"
#include "app/words/faults.h"
#include "app/words/ranking.h"

namespace desktop {

using namespace deepblue;

EndPage::EndPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    banner_ = new PromptBanner(this, desk.look);
    ranks_ = new Card(this, desk.look);
    save_ = new BigButton(this, desk.look, ButtonStyle::Second);
    start_ = new BigButton(this, desk.look, ButtonStyle::Second);
    rematch_ = new BigButton(this, desk.look, ButtonStyle::Primary);
    auto* bottom = new Stack(desk.look, wxHORIZONTAL, 24);
    bottom->Add(start_, wxSizerFlags().CentreVertical());
    bottom->AddStretchSpacer();
    bottom->Add(save_, wxSizerFlags().CentreVertical());
    bottom->Add(rematch_, wxSizerFlags().CentreVertical());
    auto* column = new Stack(desk.look, wxVERTICAL, 20, 20);
    column->Add(banner_, wxSizerFlags().Expand());
    column->Add(ranks_, wxSizerFlags(1).Expand());
    column->Add(bottom, wxSizerFlags().Expand());
    SetSizer(column);
    save_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { SaveGameFile(); }); });
    start_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Start); });
    rematch_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Rematch(); });
}

void EndPage::ShowState() {
    if (!TheTable().over()) return;
    const auto ranks = ranking(TheTable());
    banner_->SetFace({.player = ColourOf(ranks.front().seats.front()),
                      .question = words::place_line(ranks, 0, TheTable().seats, In())});
    ranks_->SetTitle(In().say("Ranking"));
    ShowRanks();
    save_->SetFace({.label = In().say("Save the game file …"), .key = "E"});
    start_->SetFace({.label = In().say("Start page")});
    rematch_->SetFace({.label = In().say("Rematch"), .key = In().say("Enter")});
}

void EndPage::ShowRanks() {
    for (Label* line : lines_) line->Destroy();
    lines_.clear();
    ranks_->Content().Clear();
    for (const Rank& rank : ranking(TheTable())) {
        auto* line = new Label(ranks_, TheDesk().look, Type::Name);
        line->Reserve(1200, 1);
        line->SetText(words::rank_line(rank, TheTable().seats, In()));
        ranks_->Content().Add(line, wxSizerFlags().Expand());
        lines_.push_back(line);
    }
    ranks_->Layout();
}

/// The same seats, colours and languages; the form is there to be changed.
void EndPage::Rematch() {
    try {
        const auto& start = std::get<Start>(TheSession().actions().front());
        const auto form = session::with_seats_of({}, start, TheSession().settings());
        TheSession().set_draft("new_game", session::to_text(form));
    } catch (const journal::Error& error) {
        return TheDesk().helm.Tell(words::reason(error, In()));
    }
    TheDesk().helm.Go(PageId::NewGame);
}

void EndPage::SaveGameFile() {
    wxFileDialog dialog(this, In().say("Save the game file"), wxString(), "game.divebell", "*.divebell",
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return;
    try {
        const auto exported = session::export_game(TheDesk().journal, *TheSession().game());
        wxFile file(dialog.GetPath(), wxFile::write);
        if (file.IsOpened() && file.Write(exported.file.data(), exported.file.size()) == exported.file.size()) return;
        // TRANSLATORS: %s is the path of a file
        TheDesk().helm.Tell(wxString::Format(In().say("%s could not be written"), dialog.GetPath()));
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

bool EndPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_RETURN && !IsFocusChosen()) return rematch_->Activate(), true;
    if (event.GetKeyCode() == 'E') return save_->Activate(), true;
    return false;
}

}  // namespace desktop
