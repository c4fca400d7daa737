#pragma once

#include <array>
#include <functional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/flag_view.h"
#include "app/desktop/desk.h"
#include "app/session/new_game_form.h"

class wxChoice;
class wxComboBox;

namespace desktop {

/// The players, clockwise: names that complete themselves, colours, languages, and who begins.
class NewGamePlayers : public Card {
public:
    /// `changed` is told after every change of the form.
    NewGamePlayers(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed);

    void ShowForm();
    /// Moves the row that has the focus; false if none has.
    bool MoveFocused(int by);
    void PickFirst();

private:
    struct Row {
        Label* number;
        FlagView* flag;
        wxComboBox* name;
        wxChoice* language;
        Label* bonus;
    };

    void AddRow(std::size_t row);
    void ShowRow(std::size_t row);
    void NameTyped(std::size_t row);
    void ChooseColour(std::size_t row);
    void ChooseLanguage(std::size_t row);
    void SeatsAsLastTime();
    [[nodiscard]] wxString BonusOf(std::size_t row) const;
    [[nodiscard]] wxString Trouble() const;
    [[nodiscard]] wxString LookAlikes() const;

    Desk& desk_;
    session::NewGameForm& form_;
    std::function<void()> changed_;
    std::array<Row, session::NewGameForm::kSeats> rows_{};
    BigButton* random_;
    BigButton* as_last_time_;
    Label* note_;
    int times_asked_ = 0;
};

}  // namespace desktop
