#pragma once

#include <functional>

#include "app/desktop/controls/card.h"
#include "app/desktop/desk.h"
#include "app/desktop/pages/show_words.h"

class wxCheckBox;
class wxChoice;
class wxSlider;

namespace desktop {

/// A group of settings. Each works at once and is kept.
class SettingsCard : public Card {
public:
    /// Shows what is chosen now.
    virtual void ShowChoices() = 0;

protected:
    SettingsCard(wxWindow* parent, Desk& desk);

    /// Each adds a row: the caption at the left, the control at the right.
    wxChoice* AddChoice(Label*& caption, const std::function<void(Choices&, int)>& chosen);
    wxSlider* AddSlider(Label*& caption, int least, int most, const std::function<void(Choices&, int)>& moved);
    void AddRow(Label*& caption, wxWindow* control, bool fills = true);
    /// Room between what is above and the rows that follow.
    void AddSpace() { rows_->AddStretchSpacer(); }
    /// A check box for one of the choices that are either so or not.
    wxCheckBox* AddCheck(bool Choices::*choice);

    void ShowCaption(Label& caption, const Wording& name);
    void SetCheckLabel(wxCheckBox& box, const Wording& label);
    void ShowCheck(wxCheckBox& box, bool Choices::*choice, const Wording& label);
    void ShowChoice(wxChoice& choice, Label& caption, int chosen, const Wording& name, const Wordings& entries);
    void ShowSlider(wxSlider& slider, Label& caption, int value, const Wording& name);

    void Change(const std::function<void(Choices&)>& change);
    [[nodiscard]] const Choices& Chosen() const { return desk_.preferences.get(); }
    [[nodiscard]] Desk& TheDesk() const { return desk_; }
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

    /// The rows of settings, one below the other.
    [[nodiscard]] Stack& Rows() { return *rows_; }

private:
    Desk& desk_;
    Stack* rows_;
};

}  // namespace desktop
