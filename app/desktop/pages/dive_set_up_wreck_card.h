#pragma once

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/stack.h"
#include "app/desktop/desk.h"
#include "app/desktop/pages/dive_set_up_step.h"
#include "app/session/dive_form.h"

namespace desktop {

/// The steps of the set-up, and below what is printed on the wreck.
class DiveSetUpWreckCard : public DrawnPanel {
public:
    static constexpr std::size_t kSteps = 4;  // leader, wreck, boats, rush

    /// What the page does: something was entered; the keys belong to the page again; the remembered ones are edited.
    struct Deeds {
        std::function<void()> changed;
        std::function<void()> focus;
        std::function<void()> wrecks;
    };

    DiveSetUpWreckCard(wxWindow* parent, Desk& desk, session::DiveForm& form, Deeds deeds);

    /// Shows the form; `is_storm` where the wreck must be one of the Sunken City.
    void ShowForm(bool is_storm);
    [[nodiscard]] DiveSetUpStep& Step(std::size_t step) { return *steps_[step]; }
    /// Takes over what was typed but not sent yet.
    void TakeTyped();
    void FocusWreck() { wreck_->SetFocus(); }
    /// Whether a native field has the focus to which this key belongs.
    [[nodiscard]] bool Wants(int key) const;
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void Build();
    void AddRow(Stack& column, Label& caption, wxWindow& field);
    void ShowWrecks();
    void ShowGem();
    void ShowFields(bool is_storm);
    void SetFonts();
    int LayOutSteps(const wxRect& room);
    void ChooseWreck(int place);
    void ChooseGem(int place);

    Desk& desk_;
    session::DiveForm& form_;
    Deeds deeds_;
    std::array<DiveSetUpStep*, kSteps> steps_{};
    std::unique_ptr<Stack> fields_;
    Label* heading_;
    wxChoice* wreck_;
    wxTextCtrl* name_;
    Label* vp_caption_;
    wxSpinCtrl* vp_;
    wxCheckBox* city_;
    Label* gem_caption_;
    wxChoice* gem_;
    wxButton* wrecks_;
    std::vector<session::KnownWreck> offered_;
    std::vector<deepblue::Gem> gems_;
};

}  // namespace desktop
