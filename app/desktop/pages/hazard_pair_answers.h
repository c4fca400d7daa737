#pragma once

#include <array>
#include <functional>

#include "app/desktop/pages/hazard_answers.h"

namespace desktop {

/// The answers to two hazards in one pull: each gem has its own row of spot or card, and Surface covers both. They are
/// answered once something is chosen in both rows (H13).
class HazardPairAnswers : public DrawnPanel {
public:
    /// `chosen` is called when one of the two gems has its answer.
    HazardPairAnswers(wxWindow* parent, Look& look, const HazardAnswered& answered, std::function<void()> chosen);

    void SetAsk(const HazardAsk& ask, const words::Language& in, bool is_new);
    /// True if the digit stands for an answer here.
    bool Press(int digit);
    /// The gem that has its answer while the other has none.
    [[nodiscard]] std::optional<deepblue::Gem> Half() const;
    void TakeBackHalf();
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

    void BindRow(std::size_t number, const HazardAnswered& answered);
    void Choose(std::size_t number, deepblue::Means means);
    void ShowChoices();
    void ShowRow(std::size_t number);
    [[nodiscard]] std::optional<std::vector<deepblue::Shield>> Chosen() const;
    /// This for the gem of that row, `other` for the other one.
    [[nodiscard]] std::vector<deepblue::Shield> Both(std::size_t number, deepblue::Means means,
                                                     deepblue::Means other) const;
    /// Why this does not go with what is chosen for the other gem; empty if it does or nothing is.
    [[nodiscard]] wxString WhyNot(std::size_t number, deepblue::Means means) const;
    /// Whether some answer to the other gem goes with this one.
    [[nodiscard]] bool CanBe(std::size_t number, deepblue::Means means) const;
    /// Whether the answers of a row and their keys fit into its room.
    [[nodiscard]] bool Fits(const Row& row, Type type, const wxSize& room, int lines) const;
    /// The type in which every answer fits, if there is one.
    [[nodiscard]] std::optional<Type> SharedType(const wxSize& room) const;
    /// The width of each of two buttons.
    [[nodiscard]] int HalfOf(int width) const;

    std::function<void()> half_chosen_;
    HazardAsk ask_;
    const words::Language* in_ = nullptr;
    BigButton* surface_;
    std::array<Row, 2> rows_;
};

}  // namespace desktop
