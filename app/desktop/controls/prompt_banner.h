#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/gem_counts.h"

namespace desktop {

/// A number with a word, at the right of the banner: "18 in the bag".
struct BannerFigure {
    wxString number;
    wxString word;
    friend bool operator==(const BannerFigure&, const BannerFigure&) = default;
};

/// What the banner asks, and whom.
struct PromptFace {
    std::optional<deepblue::Colour> player;  // nobody: the neutral banner
    wxString question;                       // in the asked player's language
    wxString in_table_language;              // the same below, if that is another language
    bool keeps_second_line = false;          // has room for it even if it is none
    std::optional<Icon> icon;                // in place of the flag if nobody is asked
    std::vector<BannerFigure> figures;
    wxString then;  // the word before those who follow
    std::vector<deepblue::Colour> followers;
    deepblue::GemCounts gems;  // lie at the right, each with its number
    friend bool operator==(const PromptFace&, const PromptFace&) = default;
};

/// The one question on the page, in the colour of the player who is asked.
class PromptBanner : public DrawnControl {
public:
    PromptBanner(wxWindow* parent, Look& look);

    void SetFace(const PromptFace& face);
    [[nodiscard]] bool IsQuestion() const override { return true; }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    struct Inks {
        wxColour ink;
        wxColour ink2;
    };

    Inks DrawField(Painter& painter, const Box& body) const;
    /// Both return the room that is left.
    Box DrawSign(Painter& painter, const Box& room, const Inks& inks) const;
    Box DrawRight(Painter& painter, const Box& room, const Inks& inks) const;
    Box DrawGems(Painter& painter, const Box& room, const Inks& inks) const;
    Box DrawFigure(Painter& painter, const Box& room, const BannerFigure& figure, const Inks& inks) const;
    void DrawQuestion(Painter& painter, const Box& room, const Inks& inks) const;

    PromptFace face_;
};

}  // namespace desktop
