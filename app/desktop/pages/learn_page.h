#pragma once

#include <array>
#include <optional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/pages/learn_card.h"
#include "app/desktop/pages/learn_chapters.h"
#include "app/desktop/pages/learn_divers.h"
#include "app/desktop/pages/learn_scene.h"
#include "app/desktop/pages/page.h"
#include "app/learn/progress.h"

namespace desktop {

/// Learn to dive: the chapters, and the lesson of the one that is being taken.
class LearnPage : public Page, private OwnSteps {
public:
    LearnPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    void Enter() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override { return In().say("Learn to dive"); }
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool IsUnderWater() const override { return true; }
    [[nodiscard]] OwnSteps* Own() override { return lesson_ ? this : nullptr; }
    [[nodiscard]] std::string_view Rule() const override;

protected:
    [[nodiscard]] wxString Spoken() const override;

private:
    static constexpr std::size_t kMostChoices = 4;

    [[nodiscard]] wxString Undoable(const words::Language& in) const override;
    [[nodiscard]] wxString UndoText(const words::Language& in) const override;
    [[nodiscard]] bool CanRedo() const override { return false; }
    void Undo() override;
    void Redo() override {}

    void Begin(learn::ChapterId chapter);
    void EndLesson();
    void Choose(std::size_t place);
    void TapPlace(std::size_t place);
    void AskWhy();
    void Moved();
    void Keep();

    void ShowLesson();
    void ShowDivers();
    void ShowButtons();
    [[nodiscard]] LearnFace Face() const;
    [[nodiscard]] wxString KeyOf(std::size_t choice, const words::Language& in) const;
    [[nodiscard]] ButtonFace FaceOf(std::size_t choice, const words::Language& in) const;
    [[nodiscard]] bool IsWaiting() const { return lesson_->is_done() || lesson_->trial(); }

    learn::LearnProgress progress_;
    std::optional<learn::Lesson> lesson_;
    std::string named_in_;  // the language the players of the lesson have their names in

    LearnChapters* chapters_;
    LearnCard* card_;
    LearnScene scene_;
    LearnDivers* divers_;
    BigButton* end_;
    BigButton* why_;
    std::array<BigButton*, kMostChoices> choices_;
};

}  // namespace desktop
