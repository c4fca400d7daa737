#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/pages/learn_text.h"

namespace desktop {

/// What the card beside a board tells.
struct LearnFace {
    int step = 0;  // counted from 1; 0 where nothing is counted
    int steps = 0;
    wxString progress;  // "Step 11 of 14"
    wxString title;
    std::vector<RichText> paragraphs;
    wxString hint;        // with its rule, below
    wxString short_hint;  // where there is no room for that one; without it the hint must stand there
    friend bool operator==(const LearnFace&, const LearnFace&) = default;
};

/// The card on which something is explained: how far one is, what happens, what is asked, and the rule behind it.
class LearnCard : public DrawnControl {
public:
    LearnCard(wxWindow* parent, Look& look);

    void SetFace(const LearnFace& face);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    void DrawProgress(Painter& painter, const Box& line);
    [[nodiscard]] Box DrawHint(Painter& painter, const Box& room, Type title);
    /// The title is smaller where the text would not fit below a large one.
    [[nodiscard]] Type TitleType(const Box& room) const;
    [[nodiscard]] double TitleHeight(Type title, double width) const;
    /// How high title and paragraphs become in that width.
    [[nodiscard]] double TextHeight(Type title, double width) const;
    [[nodiscard]] double HintHeight(const wxString& hint, double width) const;

    LearnFace face_;
};

}  // namespace desktop
