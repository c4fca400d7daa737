#pragma once

#include <wx/button.h>

#include <array>
#include <functional>

#include "app/desktop/controls/card.h"
#include "app/desktop/controls/flag_view.h"
#include "app/desktop/desk.h"
#include "app/desktop/pages/new_game_seat.h"
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
    /// The next name can be typed at once.
    void FocusFreeName(std::size_t from = 0);

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    struct Row {
        SeatGrip* grip;
        Label* number;
        FlagView* flag;
        wxComboBox* name;
        wxChoice* language;
        SeatMark* mark;
    };

    void AddRow(std::size_t row);
    void BindRow(std::size_t row);
    void AddFoot();
    void ShowRow(std::size_t row);
    void ShowMark(std::size_t row);
    void ShowNote();
    void OfferNames(wxComboBox& name);
    void NameTyped(std::size_t row);
    void ChooseColour(std::size_t row);
    void TakeColour(std::size_t row, deepblue::Colour colour);
    void ChooseLanguage(std::size_t row);
    void SeatsAsLastTime();
    void Move(std::size_t from, std::size_t to);
    void DragTo(const wxPoint& on_screen);
    [[nodiscard]] wxRect PlaceOf(const Row& row) const;

    Desk& desk_;
    session::NewGameForm& form_;
    std::function<void()> changed_;
    std::array<Row, session::NewGameForm::kSeats> rows_{};
    wxButton* random_ = nullptr;
    wxButton* as_last_time_ = nullptr;
    Label* trouble_ = nullptr;
    Label* note_ = nullptr;
    std::size_t dragged_ = 0;  // the row that moves with the pointer
    int times_asked_ = 0;
};

}  // namespace desktop
