#include "app/desktop/sheet/reference_page.h"

#include <algorithm>

#include "app/words/quick_reference.h"

namespace desktop {
namespace {

constexpr double kMargin = 48;
constexpr double kBetween = 32;
constexpr double kGem = 30;
constexpr double kWhat = 0.3;  // of the width of a column
constexpr double kRowGap = 5;
constexpr double kSectionGap = 20;

/// Sets rows one below the other in one column.
class Column {
public:
    Column(Painter& painter, const Box& room) : painter_(painter), room_(room) {}

    void add(const words::ReferenceSection& section) {
        heading(section.heading);
        for (const words::ReferenceRow& each : section.rows) row(each);
        room_ = room_.below(kSectionGap);
    }

private:
    void heading(const wxString& text) {
        const double line = painter_.look().type().line_height(Type::Heading);
        painter_.text(text, Type::Heading, room_.top(line), painter_.palette().accent, Align::Left, 1);
        room_ = room_.below(line + 3);
        painter_.line(room_.x, room_.y, room_.right(), room_.y, painter_.palette().line2);
        room_ = room_.below(6);
    }

    [[nodiscard]] double height(const wxString& text, Type type, double width) {
        return painter_.look().type().paragraph(text, type, static_cast<int>(width)).size.y + 1;
    }

    void row(const words::ReferenceRow& row) {
        const double picture = row.gem ? kGem + 8 : 0;
        const double what = room_.w * kWhat - picture;
        const double about = room_.w * (1 - kWhat) - 10;
        const double high = std::max(
            {height(row.what, Type::BodyStrong, what), height(row.about, Type::Body, about), row.gem ? kGem : 0.0});
        const Box line = room_.top(high);
        if (row.gem) painter_.gem(*row.gem, line.left(kGem).top(kGem));
        painter_.paragraph(row.what, Type::BodyStrong, line.beside(picture).left(what), painter_.palette().ink);
        painter_.paragraph(row.about, Type::Body, line.beside(room_.w - about), painter_.palette().ink);
        room_ = room_.below(high + kRowGap);
    }

    Painter& painter_;
    Box room_;
};

}  // namespace

void draw_reference(Painter& painter, const Box& page) {
    const auto reference = words::quick_reference(painter.look().language());
    Box room = page.inset(kMargin);
    const double title = painter.look().type().line_height(Type::Prompt);
    painter.text(reference.title, Type::Prompt, room.top(title), painter.palette().ink, Align::Left, 1);
    room = room.below(title + 18);
    const double width = (room.w - kBetween) / 2;
    Column left(painter, room.left(width));
    Column right(painter, room.beside(width + kBetween));
    // The scenarios, which come last and are the longest, have the second column with what goes before the end.
    const std::size_t first = (reference.sections.size() + 1) / 2;
    for (std::size_t i = 0; i < reference.sections.size(); ++i) (i < first ? left : right).add(reference.sections[i]);
}

}  // namespace desktop
