#pragma once

#include <wx/bitmap.h>
#include <wx/dcmemory.h>

#include <functional>
#include <vector>

class wxWindow;

namespace desktop {

/// A window's picture, kept until something on it changes: to paint it again is to copy it.
class KeptPicture {
public:
    /// What a picture depends on beside what its window shows.
    struct Circumstances {
        wxSize size;
        double pixel_density = 1;
        bool is_enabled = true;
        wxPoint place;                 // on the ground
        unsigned ground_drawn = 0;     // how often the ground has been drawn
        std::vector<wxRect> children;  // those that are shown: some windows draw around them
        friend bool operator==(const Circumstances&, const Circumstances&) = default;
    };

    /// The window shows something else.
    void Spoil() { is_good_ = false; }
    /// Gives back the memory; the next painting draws anew.
    void Drop();
    /// Draws anew if the picture is spoilt or the circumstances are others.
    void Update(const Circumstances& now, const std::function<void(wxMemoryDC&)>& draw);

    [[nodiscard]] const wxBitmap& Bitmap() const { return bitmap_; }
    /// Changes with every drawing.
    [[nodiscard]] unsigned TimesDrawn() const { return times_drawn_; }

private:
    wxBitmap bitmap_;
    Circumstances drawn_in_;
    bool is_good_ = false;
    unsigned times_drawn_ = 0;
};

/// A window that keeps its picture. Drawn children have round corners, so they begin with what lies behind them.
class Pictured {
public:
    virtual ~Pictured() = default;
    /// The picture as it is to be seen now.
    virtual const KeptPicture& Picture() = 0;
    virtual void DropPicture() = 0;
};

/// Gives back the memory of the window and everything in it.
void drop_pictures(wxWindow& window);

}  // namespace desktop
