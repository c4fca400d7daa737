#include "app/desktop/sheet/sheet_pages.h"

#include <cmath>

#include "app/desktop/look/paints.h"
#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/prompts.h"
#include "app/words/sheet_words.h"

namespace desktop {
namespace {

constexpr double kMargin = 60;
constexpr double kFlag = 34;
constexpr double kGem = 46;

/// Writes from the top of a page downwards.
class Writer {
public:
    Writer(Painter& painter, const Box& page)
        : painter_(painter), in_(painter.look().language()), room_(page.inset(kMargin)) {}

    void text(const wxString& text, Type type, double gap = 6) {
        const Fitted& set = painter_.look().type().paragraph(text, type, static_cast<int>(room_.w));
        painter_.paragraph(text, type, room_.top(set.size.y + 1), painter_.palette().ink);
        room_ = room_.below(set.size.y + gap);
    }

    void heading(const wxString& text_of_it) {
        room_ = room_.below(16);
        text(text_of_it, Type::Name, 8);
        painter_.line(room_.x, room_.y - 4, room_.right(), room_.y - 4, painter_.palette().line2);
        room_ = room_.below(4);
    }

    /// Every colour with its number, also those of which there is none.
    void gems(const deepblue::GemCounts& counts) {
        const double column = room_.w / static_cast<double>(kGemsOnScreen.size());
        const double line = painter_.look().type().line_height(Type::Label);
        Box place = room_.left(column).top(kGem + line);
        for (const deepblue::Gem gem : kGemsOnScreen) {
            painter_.gem(gem, place.left(kGem).top(kGem));
            painter_.text(wxString::Format("%d", counts[gem]), Type::Count, place.top(kGem).beside(kGem + 8),
                          painter_.palette().ink, Align::Left, 1);
            painter_.text(words::name(gem, in_), Type::Label, place.below(kGem), painter_.palette().ink2, Align::Left,
                          1);
            place = place.moved(column, 0);
        }
        room_ = room_.below(kGem + line + 10);
    }

    void diver(const session::DiverInSight& diver, const deepblue::Seating& seats) {
        const wxString name = words::spoken(seats.name(diver.diver.seat));
        const double left = kFlag + 12;
        const Fitted& set = painter_.look().type().paragraph(words::sheet_diver(diver, in_), Type::Body,
                                                             static_cast<int>(room_.w - left));
        const double line = painter_.look().type().line_height(Type::BodyStrong);
        painter_.flag(seats.colour(diver.diver.seat), {room_.x, room_.y + 2, kFlag, kFlag});
        const Box texts = room_.beside(left);
        painter_.text(name, Type::BodyStrong, texts.top(line), painter_.palette().ink, Align::Left, 1);
        painter_.paragraph(words::sheet_diver(diver, in_), Type::Body, texts.below(line).top(set.size.y + 1),
                           painter_.palette().ink);
        room_ = room_.below(line + set.size.y + 12);
    }

    [[nodiscard]] const words::Language& in() const { return in_; }
    /// How high a page has to be for all that was written.
    [[nodiscard]] double height() const { return room_.y + kMargin; }

private:
    Painter& painter_;
    const words::Language& in_;
    Box room_;
};

void write_dive(Writer& writer, const session::SheetDive& dive, const deepblue::Seating& seats) {
    const words::Language& in = writer.in();
    // TRANSLATORS: %d is the number of the dive in this game
    writer.heading(wxString::Format(in.say("Dive %d"), static_cast<int>(dive.number)) + L" · " +
                   words::dive_place(dive.dive.wreck, in));
    writer.text(words::gems_somewhere(in.say("On the dive board"), dive.dive.board().total()), Type::BodyStrong);
    writer.gems(dive.dive.board());
    for (const wxString& line : words::sheet_dive(dive, seats, in)) writer.text(line, Type::Body);
    writer.heading(in.say("Divers, in the order they are asked"));
    for (const session::DiverInSight& diver : dive.divers) writer.diver(diver, seats);
}

void draw_cut(Painter& painter, double y, const Box& page) {
    constexpr double kDash = 12;
    const int dashes = static_cast<int>(std::ceil(page.w / (2 * kDash)));
    for (int i = 0; i < dashes; ++i) {
        const double x = page.x + 2 * kDash * i;
        painter.line(x, y, x + kDash, y, painter.palette().ink2);
    }
}

void draw_slip(Painter& painter, const Box& slip, const session::ChestSlip& chest) {
    const Palette& colours = painter.palette();
    const words::Language& in = painter.look().language();
    const Box front = slip.left(slip.w / 2).inset(20, 12);
    painter.flag(chest.colour, front.left(64).middle(64, 64));
    const Box name = front.beside(84).middle(front.w - 84, 70);
    painter.text(words::spoken(chest.name), Type::Name, name.top(40), colours.ink);
    painter.text(in.say("only for your eyes"), Type::Label, name.below(40), colours.ink2, Align::Left, 1);
    const double fold = slip.x + slip.w / 2;
    painter.line(fold, slip.y + 10, fold, slip.bottom() - 10, colours.line2);
    const Box inside = slip.beside(slip.w / 2).inset(20, 12).middle(slip.w / 2 - 40, 100);
    // TRANSLATORS: %d is a number of victory points
    painter.text(wxString::Format(in.say("%d VP in the chest"), chest.vp), Type::Prompt, inside, colours.ink,
                 Align::Centre);
}

}  // namespace

double draw_sheet(Painter& painter, const Box& page, const session::FallbackSheet& sheet, const wxString& when) {
    Writer writer(painter, page);
    const words::Language& in = writer.in();
    writer.text(in.say("Deep Blue, to go on by hand"), Type::Prompt);
    writer.text(words::name(sheet.scenario, in) + L" · " + when, Type::Label);
    writer.text(words::question(sheet.prompt, sheet.seats, in), Type::Name);
    writer.heading(words::gems_somewhere(in.say("In the cloth bag"), sheet.bag.total()));
    writer.gems(sheet.bag);
    writer.heading(words::gems_somewhere(in.say("In the supply"), sheet.supply.total()));
    writer.gems(sheet.supply);
    if (!sheet.tiles.empty()) {
        writer.heading(words::gems_somewhere(in.say("On the wrecks"), sheet.tiles.total()));
        writer.gems(sheet.tiles);
    }
    if (sheet.dive) write_dive(writer, *sheet.dive, sheet.seats);
    writer.heading(in.say("Also to know"));
    for (const wxString& fact : words::sheet_facts(sheet, in)) writer.text(fact, Type::Body);
    writer.text(in.say("Back in the app: empty the bag, count each colour and enter it under “Count and compare”."),
                Type::Body);
    return writer.height();
}

void draw_slips(Painter& painter, const Box& page, const std::vector<session::ChestSlip>& slips) {
    const words::Language& in = painter.look().language();
    const Box room = page.inset(kMargin, kMargin);
    painter.text(in.say("Cut along the dashed lines and fold each slip so that the number lies inside."), Type::Body,
                 room.top(50), painter.palette().ink);
    const double height = (room.h - 60) / static_cast<double>(slips.size());
    Box slip = room.below(60).top(height);
    for (const session::ChestSlip& chest : slips) {
        draw_cut(painter, slip.y, page);
        draw_slip(painter, slip, chest);
        slip = slip.moved(0, height);
    }
    draw_cut(painter, slip.y, page);
}

}  // namespace desktop
