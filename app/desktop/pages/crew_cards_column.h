#pragma once

#include <functional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/desk.h"
#include "engine/deepblue/dive.h"

namespace desktop {

/// One diver: what was played, which remembered cards fit, and any other card by its VP.
class CrewCardsColumn : public Card {
public:
    using Played = std::function<void(const deepblue::CrewCard&)>;

    CrewCardsColumn(wxWindow* parent, Desk& desk, const deepblue::Diver& diver, Played played);

private:
    void AddFitting(const deepblue::Diver& diver);
    void AddAnyOther();
    void AskForVp();
    [[nodiscard]] wxString StateOf(const deepblue::Diver& diver) const;

    Desk& desk_;
    deepblue::Seat seat_;
    Played played_;
};

}  // namespace desktop
