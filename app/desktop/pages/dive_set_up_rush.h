#pragma once

#include <functional>
#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/pages/dive_set_up_row.h"
#include "app/desktop/pages/hint_strip.h"
#include "app/session/dive_form.h"
#include "app/words/language.h"
#include "engine/deepblue/player.h"

namespace desktop {

/// What the column shows besides the form.
struct DiveSetUpRushFace {
    const words::Language& asked_in;  // of the player who is asked
    std::optional<session::BoatId> chosen;
    bool is_storm = false;            // boats may rush from farther away
    wxString forbidden;               // why nobody rushes; empty if they may
    std::optional<learn::Hint> hint;  // for whoever is asked
};

/// Everyone at the table, the leader first: the boats to put on the wreck, then who rushes there.
class DiveSetUpRush : public DrawnPanel {
public:
    /// What the page does when a flag, a boat or an answer is tapped.
    struct Deeds {
        std::function<void(deepblue::Seat)> player;
        std::function<void(session::BoatId)> boat;
        std::function<void(bool)> answer;
    };

    DiveSetUpRush(wxWindow* parent, Desk& desk, Deeds deeds);

    void ShowForm(const session::DiveForm& form, const deepblue::Seating& seats, const DiveSetUpRushFace& face);
    [[nodiscard]] DiveSetUpRow& Row(std::size_t row) { return *rows_[row]; }
    [[nodiscard]] std::size_t Rows() const { return rows_.size(); }
    [[nodiscard]] const std::string& Rule() const { return hint_->Rule(); }
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    struct Head {
        wxString title;
        wxString note;
    };

    void MakeRows(const session::DiveForm& form);
    [[nodiscard]] int LeastHeightOfRows(int gap) const;
    [[nodiscard]] DiveSetUpRowFace FaceOf(deepblue::Seat seat, const session::DiveForm& form,
                                          const deepblue::Seating& seats, const DiveSetUpRushFace& face) const;
    [[nodiscard]] BoatButtonFace BoatFaceOf(const session::BoatId& id, const session::DiveForm& form,
                                            const deepblue::Seating& seats, const DiveSetUpRushFace& face) const;
    [[nodiscard]] static Head HeadIn(const words::Language& in, bool is_rushing, bool is_storm);
    [[nodiscard]] static wxString NoteIn(const words::Language& in, const wxString& forbidden);
    [[nodiscard]] int NoteHeight() const;
    void ShowTexts(const session::DiveForm& form, const DiveSetUpRushFace& face);
    int LayOutHead();

    Desk& desk_;
    Deeds deeds_;
    std::vector<Head> heads_;  // in every language
    std::vector<wxString> notes_;
    Label* title_;
    Label* note_;
    Label* note_below_;
    HintStrip* hint_;
    std::vector<deepblue::Seat> seats_;
    std::vector<DiveSetUpRow*> rows_;
};

}  // namespace desktop
