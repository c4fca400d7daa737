#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The four places of one hazard on the dive board, the first of which is only a warning.
class HazardTrack : public DrawnControl {
public:
    static constexpr int kPlaces = 4;

    HazardTrack(wxWindow* parent, Look& look, deepblue::Gem hazard);

    /// The words come from the page: heading, "warning", "hazard".
    void SetWords(const wxString& heading, const wxString& warning, const wxString& hazard);
    /// `latest` puts a ring around the newest one.
    void SetCame(int came, bool latest = false);
    /// Where the gem of that place, from 0, lies in the window.
    [[nodiscard]] Box PlaceOf(int number) const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    void DrawWords(Painter& painter, const Box& body);
    [[nodiscard]] double Heading() const;
    [[nodiscard]] Box Place(const Box& body, int number) const;
    [[nodiscard]] Box Circle(const Box& place) const;
    void DrawPlace(Painter& painter, const Box& place, int number);
    void SpeakState();

    deepblue::Gem hazard_;
    wxString heading_;
    wxString warning_;
    wxString word_;
    int came_ = 0;
    bool is_latest_ = false;
};

}  // namespace desktop
