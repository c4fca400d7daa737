#pragma once

#include <array>
#include <functional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/flag_view.h"
#include "app/desktop/pages/dive_set_up_boat.h"
#include "app/session/dive_form.h"

namespace desktop {

/// What one player's row shows.
struct DiveSetUpRowFace {
    deepblue::Colour colour{};
    wxString name;
    wxString flag;   // what a tap on the flag does, for screen readers
    wxString state;  // what the boats do, or which boat is asked for
    bool is_rush = false;
    bool is_asked = false;
    bool is_decided = false;
    std::size_t asked_boat = 0;
    wxString stays;
    wxString comes;
    std::array<BoatButtonFace, session::DiveForm::kBoats> boats;
    friend bool operator==(const DiveSetUpRowFace&, const DiveSetUpRowFace&) = default;
};

/// What a row tells the page.
struct DiveSetUpRowDeeds {
    std::function<void()> flag;
    std::function<void(std::size_t)> boat;
    std::function<void(bool)> answer;  // comes or stays away
};

/// One player: the boats to put on the wreck, or whether a boat rushes.
class DiveSetUpRow : public DrawnPanel {
public:
    DiveSetUpRow(wxWindow* parent, Look& look, const DiveSetUpRowDeeds& deeds);

    void SetFace(const DiveSetUpRowFace& face);
    [[nodiscard]] DrawnControl& Flag() { return *flag_; }
    [[nodiscard]] DrawnControl& Answer(bool comes);
    /// How much higher the row is while its player is asked.
    [[nodiscard]] int ExtraHeight() const;
    [[nodiscard]] int LeastHeight() const;
    /// As little as it can do with where room is short.
    [[nodiscard]] int BareHeight() const;
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    class AnswerButton;

    [[nodiscard]] int Width() const;
    [[nodiscard]] int FlagSide() const;
    [[nodiscard]] int LeftOfTexts() const;
    /// A name that finds no room beside the boats stands above them.
    [[nodiscard]] bool IsNameAbove() const;
    [[nodiscard]] int NameHeight() const;
    [[nodiscard]] int BoatsWidth() const;
    void LayOutBoats();
    void LayOutAnswers();
    void DrawName(Painter& painter, const Box& body);
    void DrawState(Painter& painter, const Box& body);
    [[nodiscard]] int HeadHeight() const;
    /// How much of the line the name takes beside what the boats do.
    [[nodiscard]] double NameBesideState(double width) const;
    /// What the boats do stands below a name that leaves it no room.
    [[nodiscard]] bool IsStateBelow() const;

    DiveSetUpRowFace face_;
    FlagView* flag_;
    std::array<DiveSetUpBoat*, session::DiveForm::kBoats> boats_{};
    AnswerButton* stays_;
    AnswerButton* comes_;
};

}  // namespace desktop
