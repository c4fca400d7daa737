#include "app/desktop/nights/qr_view.h"

#include <algorithm>
#include <qrcodegen/qrcodegen.hpp>

namespace desktop {
namespace {

using qrcodegen::QrCode;

constexpr int kQuiet = 4;        // light squares around it
constexpr int kLeastSquare = 3;  // pixels
constexpr double kUsualSide = 440;

}  // namespace

QrView::QrView(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

bool QrView::SetText(const std::string& text, const wxString& spoken) {
    Speak(spoken);
    squares_ = 0;
    dark_.clear();
    try {
        const QrCode code = QrCode::encodeText(text.c_str(), QrCode::Ecc::LOW);
        squares_ = code.getSize();
        for (int row = 0; row < squares_; ++row)
            for (int column = 0; column < squares_; ++column) dark_.push_back(code.getModule(column, row));
    } catch (const qrcodegen::data_too_long&) {
    }
    ContentChanged();
    return squares_ > 0;
}

bool QrView::IsDark(int column, int row) const {
    const auto number = [](int n) { return static_cast<std::size_t>(n); };
    return dark_.at(number(row) * number(squares_) + number(column));
}

int QrView::Side() const {
    return squares_ + 2 * kQuiet;
}

/// Whole pixels for every square: between them a camera sees stripes.
wxSize QrView::BodySize() const {
    const int square = std::max(kLeastSquare, TheLook().px(kUsualSide) / std::max(1, Side()));
    return {square * Side(), square * Side()};
}

void QrView::Draw(Painter& painter, const Box& body) {
    if (squares_ == 0) return;
    const int square = std::max(1, static_cast<int>(std::min(body.w, body.h)) / Side());
    const Box code = body.middle(square * Side(), square * Side());
    wxGraphicsContext& gc = painter.gc();
    gc.SetAntialiasMode(wxANTIALIAS_NONE);
    painter.fill(code, 0, *wxWHITE);
    gc.SetBrush(*wxBLACK_BRUSH);
    for (int row = 0; row < squares_; ++row)
        for (int column = 0; column < squares_; ++column)
            if (IsDark(column, row))
                gc.DrawRectangle(code.x + (column + kQuiet) * square, code.y + (row + kQuiet) * square, square, square);
    gc.SetAntialiasMode(wxANTIALIAS_DEFAULT);
}

}  // namespace desktop
