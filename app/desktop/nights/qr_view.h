#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A text as a QR code, dark on light in every theme, so that any camera reads it.
class QrView : public DrawnControl {
public:
    QrView(wxWindow* parent, Look& look);

    /// False if the text is too long for one.
    bool SetText(const std::string& text, const wxString& spoken);
    /// Whether the square at that place is dark; for anyone who wants to read it without a camera.
    [[nodiscard]] bool IsDark(int column, int row) const;
    [[nodiscard]] int Squares() const { return squares_; }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int Side() const;

    int squares_ = 0;  // along a side
    std::vector<bool> dark_;
};

}  // namespace desktop
