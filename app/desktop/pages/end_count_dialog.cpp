#include "app/desktop/pages/end_count_dialog.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/session/dive_history.h"
#include "app/words/end_words.h"

namespace desktop {
namespace {

constexpr int kMostTokens = 99;
constexpr int kVerdictWidth = 560;

}  // namespace

EndCountDialog::EndCountDialog(wxWindow* parent, Desk& desk)
    : wxDialog(parent, wxID_ANY, desk.look.language().say("Count the chests")), desk_(desk) {
    const words::Language& in = desk.look.language();
    auto* grid = new wxFlexGridSizer(static_cast<int>(kTokens.size()) + 4, FromDIP(wxSize(12, 8)));
    grid->Add(new wxStaticText(this, wxID_ANY, wxString()));
    for (const int token : kTokens)
        grid->Add(new wxStaticText(this, wxID_ANY, wxString::Format("%d", token)), wxSizerFlags().Centre());
    for (const wxString& heading : {in.say("counted"), in.say("in the app"), in.say("difference")})
        grid->Add(new wxStaticText(this, wxID_ANY, heading), wxSizerFlags().Right());
    for (const deepblue::Seat seat : desk.session.table().seats.all()) AddRow(*grid, seat);
    verdict_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* close = new wxButton(this, wxID_CANCEL, in.say("Close"));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(new wxStaticText(this, wxID_ANY, in.say("How many tokens of each value lie in the chest?")),
             wxSizerFlags().Border(wxALL, FromDIP(16)));
    all->Add(grid, wxSizerFlags().Centre().Border(wxLEFT | wxRIGHT, FromDIP(16)));
    all->Add(verdict_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    all->Add(close, wxSizerFlags().Right().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
    SetSizer(all);
    ShowDifferences();
    fit_native(*this, desk.look);
    rows_.front().tokens.front()->SetFocus();
}

void EndCountDialog::AddRow(wxSizer& grid, deepblue::Seat seat) {
    const words::Language& in = desk_.look.language();
    const wxString name = words::spoken(desk_.session.table().seats.name(seat));
    Row row{.seat = seat};
    grid.Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
    for (std::size_t i = 0; i < kTokens.size(); ++i) {
        row.tokens[i] = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                                       kMostTokens, 0);
        // TRANSLATORS: %1$s is a player's name, %2$d the value of a token in the treasure chest
        describe(*row.tokens[i], wxString::Format(in.say("%1$s, tokens of %2$d"), name, kTokens[i]));
        row.tokens[i]->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ShowDifferences(); });
        row.tokens[i]->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { ShowDifferences(); });
        grid.Add(row.tokens[i]);
    }
    row.sum = new wxStaticText(this, wxID_ANY, "000", wxDefaultPosition, wxDefaultSize, wxALIGN_RIGHT);
    row.difference = new wxStaticText(this, wxID_ANY, "+000", wxDefaultPosition, wxDefaultSize, wxALIGN_RIGHT);
    grid.Add(row.sum, wxSizerFlags().Right().CentreVertical());
    grid.Add(new wxStaticText(this, wxID_ANY, wxString::Format("%d", desk_.session.table().chests[seat])),
             wxSizerFlags().Right().CentreVertical());
    grid.Add(row.difference, wxSizerFlags().Right().CentreVertical());
    rows_.push_back(row);
}

int EndCountDialog::Counted(const Row& row) {
    int sum = 0;
    for (std::size_t i = 0; i < kTokens.size(); ++i) sum += kTokens[i] * row.tokens[i]->GetValue();
    return sum;
}

/// A chest of which nothing was counted yet is not judged.
void EndCountDialog::ShowDifferences() {
    if (verdict_ == nullptr) return;
    const words::Language& in = desk_.look.language();
    const deepblue::Table& table = desk_.session.table();
    wxString verdict;
    for (const Row& row : rows_) {
        const int counted = Counted(row);
        const int difference = counted - table.chests[row.seat];
        row.sum->SetLabel(wxString::Format("%d", counted));
        row.difference->SetLabel(counted == 0 ? wxString(L"–") : wxString::Format("%+d", difference));
        if (counted == 0) continue;
        const auto dives = session::dives_behind(table, row.seat, difference);
        verdict += (verdict.empty() ? "" : "\n") +
                   words::counted_chest(words::spoken(table.seats.name(row.seat)), difference, dives, in);
    }
    verdict_->SetLabel(verdict);
    verdict_->Wrap(FromDIP(kVerdictWidth));
    GetSizer()->SetSizeHints(this);
    Layout();
}

}  // namespace desktop
