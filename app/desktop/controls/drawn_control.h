#pragma once

#include <wx/control.h>
#include <wx/timer.h>

#include "app/desktop/controls/kept_picture.h"
#include "app/desktop/look/accessible.h"
#include "app/desktop/look/painter.h"

namespace desktop {

/// The base of every drawn control: a window of its own that paints in the shared look, has a name for screen readers
/// and, if it is there to be pressed, takes the focus, shows it, and sends wxEVT_BUTTON for mouse, Space and Enter.
class DrawnControl : public wxControl, public Pictured {
public:
    ~DrawnControl() override;

    /// Enabled exactly if `reason` is empty; otherwise the reason is told where the control stands.
    void EnableUnless(const wxString& reason);
    [[nodiscard]] const wxString& Reason() const { return reason_; }

    /// As if pressed. False if it was refused: disabled, hidden, or dead for a moment after its meaning changed.
    bool Activate();
    [[nodiscard]] bool IsLocked() const;

    /// The press would now do something else: dead for 300 ms, so that no one presses what is no longer there.
    void MeaningChanged();

    /// Where the control itself stands in its window; the room around it is for the focus ring.
    [[nodiscard]] wxRect Body() const;
    /// How far the body lies inside the window on every side.
    [[nodiscard]] int Ring() const;
    /// Puts the body at `place` of the parent.
    void PlaceBody(const wxRect& place);

    [[nodiscard]] const wxString& SpokenName() const { return name_; }
    [[nodiscard]] bool AcceptsFocus() const override { return is_pressable_; }
    /// Whether it is what somebody is asked: nothing else should be laid over it.
    [[nodiscard]] virtual bool IsQuestion() const { return false; }

    const KeptPicture& Picture() override;
    void DropPicture() override { picture_.Drop(); }
    void Refresh(bool erase = true, const wxRect* rect = nullptr) override;

protected:
    DrawnControl(wxWindow* parent, Look& look, Role role);

    /// Paints the control into `body`.
    virtual void Draw(Painter& painter, const Box& body) = 0;
    /// The size of the body if nothing is in the way.
    [[nodiscard]] virtual wxSize BodySize() const = 0;
    /// Keys beyond Space and Enter; true if taken.
    virtual bool TakeKey(int) { return false; }
    /// Called when the look has changed, before size and pixels are asked for anew.
    virtual void LookChanged() {}
    /// What happens on a press; sends wxEVT_BUTTON unless a control has something better to say.
    virtual void Pressed();
    /// How round the body's corners are, for the ring around it; a length of the drawings.
    [[nodiscard]] virtual double Corner() const { return 14; }
    /// True for parts that lie side by side: the ring is drawn inside.
    [[nodiscard]] virtual bool HasInnerRing() const { return false; }

    /// Name and description for screen readers. A reason for being disabled is added to the description.
    void Speak(const wxString& name, const wxString& description = {});
    /// The control now means or shows something else: sizes and pixels are to be found anew.
    void ContentChanged();
    /// Takes a press that is going on back.
    void Release();

    [[nodiscard]] Look& TheLook() const { return look_; }
    [[nodiscard]] bool IsPressedDown() const { return is_down_ && is_over_; }
    /// How far it has gone down under a press, from 0 to 1.
    [[nodiscard]] double Sunk() const { return IsPressedDown() ? sunk_ : 0; }
    [[nodiscard]] bool IsHovered() const { return is_over_ && IsThisEnabled(); }

    wxSize DoGetBestClientSize() const override;
    void DoSetSize(int x, int y, int width, int height, int flags) override;

private:
    void DrawPicture(wxMemoryDC& dc);
    void OnKeyDown(wxKeyEvent& event);
    void OnKeyUp(wxKeyEvent& event);
    void OnLeftDown(wxMouseEvent& event);
    void OnLeftUp(wxMouseEvent& event);
    void OnHover(bool over);
    void Sink();
    void PlaceChanged();
    void BindInput();
    void SpeakAgain();
    void ShowKeys(bool shown);
    void DrawFocus(Painter& painter);

    Look& look_;
    KeptPicture picture_;
    Role role_;
    bool is_pressable_;
    bool is_over_ = false;
    bool is_down_ = false;
    bool is_key_down_ = false;
    double sunk_ = 0;
    wxString name_;
    wxString description_;
    wxString reason_;
    Moment locked_until_{};
    bool is_drawn_locked_ = false;
    wxTimer unlock_;
    wxPoint last_place_ = wxDefaultPosition;
    wxSize last_parent_size_;
    Listeners::Following following_;
};

}  // namespace desktop
