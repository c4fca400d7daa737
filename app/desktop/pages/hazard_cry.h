#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/words/hazard_words.h"

namespace desktop {

/// Each hazard gem as often as it is to be answered, in the order of the page.
[[nodiscard]] std::vector<deepblue::Gem> gems_to_answer(const deepblue::GemCounts& open);

/// The hazard itself: its gem, or both, and the question in the language of the player who is asked.
class HazardCry : public DrawnControl {
public:
    HazardCry(wxWindow* parent, Look& look);

    /// `in_table_language` is empty if the player speaks the language of the table.
    void SetFace(const std::vector<deepblue::Gem>& gems, const words::HazardCry& cry,
                 const wxString& in_table_language);
    [[nodiscard]] bool IsQuestion() const override { return true; }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    void DrawGems(Painter& painter, const Box& box);
    void DrawTexts(Painter& painter, const Box& box);

    std::vector<deepblue::Gem> gems_;
    words::HazardCry cry_;
    wxString in_table_language_;
};

}  // namespace desktop
