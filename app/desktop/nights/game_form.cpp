#include "app/desktop/nights/game_form.h"

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/nights/people.h"

namespace desktop {
namespace {

constexpr int kLongestName = 40;
constexpr int kReasonWidth = 520;

wxString told(const wxString& reason) {
    if (reason.empty()) return {};
    return reason.Left(1).Upper() + reason.Mid(1) + (reason.EndsWith(".") ? "" : ".");
}

}  // namespace

GameForm::GameForm(wxWindow* parent, Desk& desk, const wxString& title)
    : wxDialog(parent, wxID_ANY, title),
      desk_(desk),
      fields_(new wxFlexGridSizer(2, FromDIP(wxSize(16, 8)))),
      below_(new wxBoxSizer(wxVERTICAL)) {
    day_ = new wxTextCtrl(this, wxID_ANY);
    place_ = new wxComboBox(this, wxID_ANY);
    for (const std::string& place : desk.journal->nights.places())
        if (!place.empty()) place_->Append(words::spoken(place));
    note_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(420, 72)), wxTE_MULTILINE);
    fields_->AddGrowableCol(1);
    // TRANSLATORS: a date is typed in this order, such as 2026-11-14
    AddField(In().say("Day (year-month-day)"), *day_);
    AddField(In().say("Place"), *place_);
    AddField(In().say("Note"), *note_);
}

void GameForm::AddField(const wxString& caption, wxWindow& field) {
    fields_->Add(new wxStaticText(this, wxID_ANY, caption), wxSizerFlags().CentreVertical());
    fields_->Add(&field, wxSizerFlags().Expand());
    describe(field, caption);
}

void GameForm::OfferNight(int games) {
    if (games < 2) return;
    night_ = new wxCheckBox(this, wxID_ANY,
                            // TRANSLATORS: %d is a number of games; beside a box to tick
                            wxString::Format(In().say_number("Day and place for %d game of this night",
                                                             "Day and place for all %d games of this night", games),
                                             games));
    fields_->AddSpacer(0);
    fields_->Add(night_, wxSizerFlags().Expand());
}

wxComboBox* GameForm::NewNameField(wxWindow* parent, const wxString& name) {
    auto* field = new wxComboBox(parent, wxID_ANY);
    wxArrayString known;
    const nights::People people(*desk_.journal);
    for (const nights::Person& person : people.all()) known.Add(words::spoken(person.name));
    field->Set(known);
    field->SetMaxLength(kLongestName);
    field->ChangeValue(name);
    field->AutoComplete(known);
    return field;
}

void GameForm::Finish(const wxString& deed) {
    reason_ = new wxStaticText(this, wxID_ANY, wxString());
    auto* cancel = new wxButton(this, wxID_CANCEL, In().say("Cancel"));
    auto* use = new wxButton(this, wxID_OK, deed);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(cancel);
    buttons->AddStretchSpacer();
    buttons->Add(use, wxSizerFlags().Border(wxLEFT, FromDIP(24)));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(fields_, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    all->Add(below_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(16)));
    all->Add(reason_, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(16)));
    SetSizer(all);
    use->SetDefault();
    use->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Try(); });
    fit_native(*this, desk_.look);
    day_->SetFocus();
}

void GameForm::Try() {
    const wxString reason = Take();
    if (reason.empty()) return EndModal(wxID_OK);
    reason_->SetLabel(told(reason));
    reason_->SetForegroundColour(desk_.look.palette().coral);
    reason_->Wrap(FromDIP(kReasonWidth));
    GetSizer()->SetSizeHints(this);
}

std::string GameForm::Entered(const wxTextEntry& field) {
    return field.GetValue().Strip(wxString::both).utf8_string();
}

}  // namespace desktop
