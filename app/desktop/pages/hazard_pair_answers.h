#pragma once

#include <array>

#include "app/desktop/pages/hazard_answers.h"

namespace desktop {

/// The answers to two hazards in one pull: each gem has its own row of spot or card, Surface covers both, and a button
/// confirms once both are chosen (H13).
class HazardPairAnswers : public DrawnPanel {
public:
    HazardPairAnswers(wxWindow* parent, Look& look, const HazardAnswered& answered);

    void SetAsk(const HazardAsk& ask, const words::Language& in, bool is_new);
    /// True if the digit stands for an answer here.
    bool Press(int digit);
    [[nodiscard]] int NeededHeight() const;
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    /// One gem with its two answers, of which one or none is chosen.
    struct Row {
        BigButton* spot = nullptr;
        BigButton* card = nullptr;
        std::optional<deepblue::Means> chosen;
    };

    void BindRow(std::size_t number);
    void Choose(std::size_t number, deepblue::Means means);
    void ShowChoices();
    void ShowRow(std::size_t number);
    [[nodiscard]] std::optional<std::vector<deepblue::Shield>> Chosen() const;
    /// Whether some answer to the other gem goes with this one.
    [[nodiscard]] bool CanBe(std::size_t number, deepblue::Means means) const;

    HazardAsk ask_;
    const words::Language* in_ = nullptr;
    BigButton* surface_;
    std::array<Row, 2> rows_;
    BigButton* confirm_;
};

}  // namespace desktop
