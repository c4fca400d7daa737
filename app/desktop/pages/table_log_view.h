#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The last lines of the log, the newest first; pressed, it asks for all of them.
class TableLogView : public DrawnControl {
public:
    struct Line {
        std::optional<deepblue::Colour> by;
        wxString text;
        friend bool operator==(const Line&, const Line&) = default;
    };
    static constexpr int kLines = 4;

    TableLogView(wxWindow* parent, Look& look);

    void SetLog(const std::vector<Line>& lines, int steps);
    /// The height that so many lines below the heading take.
    [[nodiscard]] int HeightOf(int lines) const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] wxString LinkText() const;
    void DrawHead(Painter& painter, const Box& head);
    [[nodiscard]] int RowsOf(const Line& line, double width) const;
    void DrawLine(Painter& painter, const Box& place, const Line& line);
    [[nodiscard]] double LineHeight() const;

    std::vector<Line> lines_;
    int steps_ = 0;
};

}  // namespace desktop
