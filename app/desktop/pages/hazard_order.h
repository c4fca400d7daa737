#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/session/answers.h"

namespace desktop {

/// One diver and how far they are with this hazard.
struct OrderRow {
    deepblue::Colour colour{};
    wxString name;
    session::AnswerState state{};
    wxString word;
    friend bool operator==(const OrderRow&, const OrderRow&) = default;
};

[[nodiscard]] std::vector<OrderRow> order_rows(const std::vector<session::DiverAnswer>& answers,
                                               const deepblue::Seating& seats, const words::Language& language);

/// Everyone in the order they are asked: who has answered, who is asked now, who is still to come. In table mode, and
/// for spectators, a row across the top of the field.
class HazardOrder : public DrawnControl {
public:
    HazardOrder(wxWindow* parent, Look& look);

    /// Lies across the field in every mode.
    void LieAcross() { lies_across_ = true; }
    void SetRows(const wxString& heading, std::vector<OrderRow> rows);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] bool LiesAcross() const { return lies_across_ || TheLook().scale().table_mode(); }
    void DrawRow(Painter& painter, const Box& box, const OrderRow& row);
    void DrawTexts(Painter& painter, const Box& texts, const OrderRow& row, const wxColour& ink);
    /// Ground and edge; returns the ink of the name.
    wxColour DrawGround(Painter& painter, const Box& box, const OrderRow& row);
    void DrawMark(Painter& painter, const Box& box, const OrderRow& row, const wxColour& ink);

    wxString heading_;
    std::vector<OrderRow> rows_;
    bool lies_across_ = false;
};

}  // namespace desktop
