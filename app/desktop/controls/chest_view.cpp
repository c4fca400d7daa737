#include "app/desktop/controls/chest_view.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/look/path_words.h"

namespace desktop {
namespace {

constexpr double kHeightOfWidth = 0.9;
constexpr double kField = 100;  // the chest is drawn on 100 by 90

/// Draws on the chest's own field.
class ChestDrawing {
public:
    ChestDrawing(Painter& painter, const Box& chest) : painter_(painter), gc_(painter.gc()) {
        gc_.PushState();
        gc_.Translate(chest.x, chest.y);
        gc_.Scale(chest.w / kField, chest.w / kField);
    }
    ~ChestDrawing() { gc_.PopState(); }
    ChestDrawing(const ChestDrawing&) = delete;
    ChestDrawing& operator=(const ChestDrawing&) = delete;

    void fill(const char* words, const wxColour& colour) {
        gc_.SetPen(*wxTRANSPARENT_PEN);
        gc_.SetBrush(gc_.CreateBrush(wxBrush(colour)));
        gc_.FillPath(path_from(gc_, words));
    }
    void stroke(const char* words, const wxColour& colour, double width) {
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(colour, width).Join(wxJOIN_ROUND)));
        gc_.StrokePath(path_from(gc_, words));
    }
    void gem(deepblue::Gem gem, const Box& box) { painter_.gem_on(gem, box, false, GemShow::Bare); }

private:
    Painter& painter_;
    wxGraphicsContext& gc_;
};

constexpr const char* kLid = "M2 40V24C2 10 9 2 24 2H76C91 2 98 10 98 24V40Z";
constexpr const char* kBox = "M2 40H98V82Q98 88 92 88H8Q2 88 2 82Z";
constexpr const char* kOpenLid = "M2 44L14 8Q15 2 22 2H78Q85 2 86 8L98 44Z";
constexpr const char* kOpenInside = "M22 44L28 20Q29 17 33 17H67Q71 17 72 20L78 44Z";
constexpr const char* kOpenBox = "M2 50H98V82Q98 88 92 88H8Q2 88 2 82Z";
constexpr const char* kRimOfBox = "M2 50H98V61H2Z";

}  // namespace

ChestView::ChestView(wxWindow* parent, Look& look, deepblue::Colour colour, double width, Role role)
    : DrawnControl(parent, look, role), colour_(colour), width_(width) {
    SpeakState();
}

void ChestView::SetPlayer(const wxString& name) {
    player_ = name;
    SpeakState();
    ContentChanged();
}

void ChestView::Open(const wxString& number) {
    number_ = number;
    SpeakState();
    ContentChanged();
    TheLook().motion().run(this, kChestOpens, [this](double far) {
        opened_ = far;
        Refresh();
    });
}

void ChestView::Seal() {
    number_.reset();
    SpeakState();
    ContentChanged();
}

void ChestView::SpeakState() {
    const words::Language& language = TheLook().language();
    Speak(player_.empty() ? language.say("Treasure chest") : player_, number_ ? *number_ : language.say("sealed"));
}

wxSize ChestView::BodySize() const {
    Look& look = TheLook();
    const int width = look.px(width_);
    const int name = player_.empty() ? 0 : look.type().line_height(Type::BodyStrong) + look.px(4);
    const int text = player_.empty() ? 0 : look.type().width(player_, Type::BodyStrong) + 2;
    const int number = number_ ? look.type().line_height(Type::BigCount) : 0;
    return {std::max(width, text), static_cast<int>(width * kHeightOfWidth) + name + number + 2};
}

void ChestView::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double width = std::min(painter.px(width_), body.w);
    const double height = width * kHeightOfWidth;
    const double number = number_ ? TheLook().type().line_height(Type::BigCount) : 0;
    const Box chest = Box{body.x, body.y + number, body.w, height}.middle(width, height);
    const wxColour edge = colours.dark ? colours.ink : colours.prompt_ink;
    if (number_) {
        painter.text(*number_, Type::BigCount, body.top(number), colours.ink, Align::Centre, 1);
        DrawOpen(painter, chest, edge);
    } else {
        DrawSealed(painter, chest, edge);
    }
    if (!player_.empty())
        painter.text(player_, Type::BodyStrong, body.below(number + height), colours.ink, Align::Centre, 1);
}

void ChestView::DrawSealed(Painter& painter, const Box& chest, const wxColour& edge) {
    const PlayerPaint& paint = paint_of(colour_);
    const wxColour dark = painter.palette().prompt_ink;
    ChestDrawing drawing(painter, chest);
    drawing.fill(kLid, paint.edge);
    drawing.fill(kBox, paint.fill);
    drawing.fill("M19 3H23V88H19ZM77 3H81V88H77Z", with_opacity(dark, 0.28));
    drawing.stroke(kLid, edge, 2.6);
    drawing.stroke(kBox, edge, 2.6);
    drawing.fill("M42 30H58Q61 30 61 33V53Q61 57 57 57H43Q39 57 39 53V33Q39 30 42 30Z", dark);
    drawing.fill("O50 40 4.6M48 41H52V50H48Z", rgb(0xFFFFFF));
}

void ChestView::DrawOpen(Painter& painter, const Box& chest, const wxColour& edge) {
    using deepblue::Gem;
    const PlayerPaint& paint = paint_of(colour_);
    const wxColour dark = painter.palette().prompt_ink;
    if (opened_ < 0.5) return DrawSealed(painter, chest, edge);
    ChestDrawing drawing(painter, chest);
    drawing.fill(kOpenLid, paint.edge);
    drawing.fill(kOpenInside, mixed(paint.edge, dark, 0.4));
    drawing.stroke(kOpenLid, edge, 2.6);
    drawing.gem(Gem::Gold, {14, 32, 26, 26});
    drawing.gem(Gem::Red, {38, 28, 26, 26});
    drawing.gem(Gem::Green, {60, 30, 24, 24});
    drawing.gem(Gem::Gold, {52, 36, 26, 26});
    drawing.gem(Gem::Silver, {30, 36, 24, 24});
    drawing.fill(kOpenBox, paint.fill);
    drawing.fill(kRimOfBox, paint.edge);
    drawing.stroke(kOpenBox, edge, 2.6);
    drawing.fill("M42 50H58Q60 50 60 53V67Q60 70 57 70H43Q40 70 40 67V53Q40 50 42 50Z", dark);
}

}  // namespace desktop
