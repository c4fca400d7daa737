#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/pages/crew_cards_pad.h"
#include "app/desktop/pages/crew_cards_row.h"

namespace desktop {

/// One diver as the column shows them.
struct CardsColumnFace {
    deepblue::Colour colour{};
    wxString name;
    wxString state;  // "leader · 6 VP from cards"
    wxString key;    // the digit that chooses the column
    bool has_surfaced = false;
    std::vector<CardRowFace> used;
    std::vector<CardRowFace> playable;
    std::vector<deepblue::CrewCard> cards;  // of the playable rows
    bool has_others = false;                // more remembered cards fit
    wxString note;                          // that no card fits, or why none may be played
    wxString why_not;                       // why no card may be played, else empty
    friend bool operator==(const CardsColumnFace&, const CardsColumnFace&) = default;
};

/// What a column is told to do.
struct CardsColumnCalls {
    std::function<void(const deepblue::CrewCard&)> play;
    std::function<void()> open_pad;
    std::function<void()> choose_other;
};

/// One diver: what was used, which remembered cards fit, and any other card by its VP.
class CrewCardsColumn : public DrawnPanel {
public:
    CrewCardsColumn(wxWindow* parent, Look& look, CardsColumnCalls calls);

    void SetFace(const CardsColumnFace& face);
    [[nodiscard]] const CardsColumnFace& Face() const { return face_; }
    void OpenPad(bool open);
    [[nodiscard]] bool HasPad() const { return pad_->IsShown(); }
    [[nodiscard]] CrewCardsPad& Pad() { return *pad_; }
    /// What the arrows go through, from the top.
    [[nodiscard]] std::vector<DrawnControl*> Stops() const;
    /// Where the arrows go on from one column to the next: below this stop they go sideways within the column.
    [[nodiscard]] std::size_t FirstNumber() const;
    bool Layout() override;
    /// How high name and state are, and how high they are to be so that the cards of all columns stand in rows.
    [[nodiscard]] int NeededHead() const;
    /// Whether the digit has room beside the name. It is shown in all columns or in none.
    [[nodiscard]] bool HasRoomForKey() const;
    void SetHead(int height, bool with_key) {
        head_ = height;
        shows_key_ = with_key;
    }

protected:
    void Draw(Painter& painter, const Box& body) override;
    void LookChanged() override { ShowWords(); }

private:
    void ShowWords();
    void ShowRows();
    [[nodiscard]] wxRect Inside() const;
    [[nodiscard]] int HeadHeight() const { return std::max(head_, NeededHead()); }
    [[nodiscard]] int StateHeight(int width) const;
    [[nodiscard]] int CaptionHeight() const;
    /// Takes the numbers' place off the bottom of `room`.
    void LayNumbers(wxRect& room);
    void LayRows(const wxRect& room);
    void DrawHead(Painter& painter, const Box& head);

    CardsColumnCalls calls_;
    CardsColumnFace face_;
    std::vector<CrewCardsRow*> used_;
    std::vector<CrewCardsRow*> playable_;
    CrewCardsRow* earlier_;  // stands for used cards that have no room of their own
    CrewCardsRow* others_;
    std::vector<BigButton*> numbers_;
    CrewCardsPad* pad_;
    int head_ = 0;
    bool shows_key_ = false;
    wxRect note_place_;
    wxRect caption_place_;
};

}  // namespace desktop
