#include "app/desktop/pages/settings_card.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/slider.h>

#include <algorithm>

#include "app/desktop/look/accessible.h"

namespace desktop {
namespace {

constexpr double kCaption = 112;
constexpr double kCheckRow = 32;
constexpr double kGrowth = 0.8;  // of a caption with the text; what stands beside it must grow, too

}  // namespace

/// Native controls bring room of their own, so their rows stand close.
SettingsCard::SettingsCard(wxWindow* parent, Desk& desk)
    : Card(parent, desk.look), desk_(desk), rows_(new Stack(desk.look, wxVERTICAL, 0)) {
    Content().Add(rows_, wxSizerFlags(1).Expand());
}

void SettingsCard::AddRow(Label*& caption, wxWindow* control, bool fills) {
    auto* row = new Stack(desk_.look, wxHORIZONTAL, 12);
    caption = new Label(this, desk_.look, Type::Body);
    if (fills) caption->Reserve(kCaption, 1);
    row->Add(caption, wxSizerFlags(fills ? 0 : 1).CentreVertical());
    row->Add(control, wxSizerFlags(fills ? 1 : 0).CentreVertical());
    rows_->Add(row, wxSizerFlags().Expand());
}

wxChoice* SettingsCard::AddChoice(Label*& caption, const std::function<void(Choices&, int)>& chosen) {
    auto* choice = new wxChoice(this, wxID_ANY);
    AddRow(caption, choice);
    choice->Bind(wxEVT_CHOICE, [this, chosen](wxCommandEvent& event) {
        const int number = event.GetSelection();
        Change([&](Choices& choices) { chosen(choices, number); });
    });
    return choice;
}

wxSlider* SettingsCard::AddSlider(Label*& caption, int least, int most,
                                  const std::function<void(Choices&, int)>& moved) {
    auto* slider = new wxSlider(this, wxID_ANY, least, least, most);
    AddRow(caption, slider);
    slider->Bind(wxEVT_SLIDER, [this, slider, moved](wxCommandEvent&) {
        Change([&](Choices& choices) { moved(choices, slider->GetValue()); });
    });
    return slider;
}

wxCheckBox* SettingsCard::AddCheck(bool Choices::*choice) {
    auto* box = new wxCheckBox(this, wxID_ANY, wxString());
    rows_->Add(box, wxSizerFlags().Expand());
    box->Bind(wxEVT_CHECKBOX, [this, box, choice](wxCommandEvent&) {
        Change([&](Choices& choices) { choices.*choice = box->GetValue(); });
    });
    return box;
}

void SettingsCard::ShowCheck(wxCheckBox& box, bool Choices::*choice, const Wording& label) {
    SetCheckLabel(box, label);
    box.SetValue(Chosen().*choice);
}

void SettingsCard::SetCheckLabel(wxCheckBox& box, const Wording& label) {
    show_label(box, desk_, label);
    // Large text brings height of its own.
    const bool is_large = has_large_type(desk_.look.scale());
    box.SetMinSize({box.GetMinWidth(), is_large ? wxDefaultCoord : desk_.look.px(kCheckRow)});
}

void SettingsCard::ShowChoice(wxChoice& choice, Label& caption, int chosen, const Wording& name,
                              const Wordings& entries) {
    show_entries(choice, desk_, chosen, entries);
    ShowCaption(caption, name);
    describe(choice, name(In()));
}

void SettingsCard::ShowSlider(wxSlider& slider, Label& caption, int value, const Wording& name) {
    if (slider.GetValue() != value) slider.SetValue(value);
    ShowCaption(caption, name);
    describe(slider, name(In()));
}

/// Larger type needs a wider column and perhaps a second line.
void SettingsCard::ShowCaption(Label& caption, const Wording& name) {
    const double larger = 1 + kGrowth * type_growth(desk_.look.scale());
    show_caption(caption, desk_, kCaption * larger, name);
}

void SettingsCard::Change(const std::function<void(Choices&)>& change) {
    Choices choices = Chosen();
    change(choices);
    desk_.helm.Choose(choices);
}

}  // namespace desktop
