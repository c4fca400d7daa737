#include "app/desktop/look/gem_sprites.h"

#include <wx/bmpbndl.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/region.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <vector>

#include "app/desktop/look/gem_art.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/look/type.h"

namespace desktop {
namespace {

constexpr double kField = 110;  // the drawing's 100 and the room for its rim
constexpr double kFieldMargin = 5;
constexpr double kFullMargin = 3;  // of the view box of a full drawing
constexpr double kRim = 7;
constexpr double kStrong = 6;
constexpr double kPatternLine = 3;
constexpr double kPatternGap = 13;
constexpr std::size_t kMostSprites = 600;

/// The directions of the lines on a gem, in degrees.
std::vector<double> pattern_of(deepblue::Gem gem) {
    switch (gem) {
        case deepblue::Gem::Black: return {45, 135};
        case deepblue::Gem::Blue: return {90};
        case deepblue::Gem::Silver: return {};
        case deepblue::Gem::Gold: return {0};
        case deepblue::Gem::Red: return {45};
        case deepblue::Gem::Green: return {135};
        case deepblue::Gem::Purple: return {0, 90};
    }
    return {};
}

class SpriteDrawing {
public:
    SpriteDrawing(const GemRequest& request, wxGraphicsContext& gc, int side)
        : request_(request), gc_(gc), side_(side), unit_(side / kField) {}

    void draw() {
        if (request_.show == GemShow::Empty || request_.show == GemShow::HazardSlot) return draw_outline();
        if (request_.on_dark) draw_rim();
        draw_stone();
        if (request_.patterned) draw_pattern();
        if (request_.strong) draw_strong_outline();
        if (request_.show == GemShow::Lettered) draw_letter();
    }

private:
    [[nodiscard]] bool is_mini() const { return request_.px < kMiniBelow; }

    [[nodiscard]] wxGraphicsPath outline() const {
        wxGraphicsPath path = gc_.CreatePath();
        for (const wxPoint2DDouble& corner : art_of(request_.gem).outline) {
            const wxPoint2DDouble point((corner.m_x + kFieldMargin) * unit_, (corner.m_y + kFieldMargin) * unit_);
            path.AddLineToPoint(point);
        }
        path.CloseSubpath();
        return path;
    }

    void draw_outline() {
        const bool slot = request_.show == GemShow::HazardSlot;
        const wxColour colour = rgb(request_.on_dark ? 0x5F8CA3 : 0x8FB6C2);
        const double width = slot ? 1.3 * request_.pixel_density : 2 * request_.pixel_density;
        wxGraphicsPenInfo pen(colour, width, slot ? wxPENSTYLE_SOLID : wxPENSTYLE_USER_DASH);
        wxDash dashes[] = {2, 2};
        if (!slot) pen.Dashes(2, dashes);
        gc_.SetPen(gc_.CreatePen(pen.Join(wxJOIN_ROUND)));
        gc_.StrokePath(outline());
    }

    void draw_rim() {
        const wxColour light = with_opacity(rgb(0xE1EEF4), 0.8);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(light, kRim * unit_).Join(wxJOIN_ROUND)));
        gc_.StrokePath(outline());
    }

    void draw_stone() {
        const GemArt& art = art_of(request_.gem);
        const double margin = is_mini() ? 0 : (kFieldMargin - kFullMargin) * unit_;
        const int side = static_cast<int>(std::lround(side_ - 2 * margin));
        const wxScopedCharBuffer svg = (is_mini() ? art.mini : art.full).utf8_str();
        const auto bundle = wxBitmapBundle::FromSVG(svg.data(), wxSize(side, side));
        gc_.DrawBitmap(bundle.GetBitmap(wxSize(side, side)), margin, margin, side, side);
    }

    void draw_strong_outline() {
        const wxColour colour = rgb(request_.on_dark ? 0xFFFFFF : 0x0A1C28);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(colour, kStrong * unit_).Join(wxJOIN_ROUND)));
        gc_.StrokePath(outline());
    }

    /// Lines of one or two directions, which differ between any two kinds.
    void draw_pattern() {
        std::vector<wxPoint> corners;
        for (const wxPoint2DDouble& corner : art_of(request_.gem).outline)
            corners.emplace_back(wxRound((corner.m_x + kFieldMargin) * unit_),
                                 wxRound((corner.m_y + kFieldMargin) * unit_));
        gc_.PushState();
        gc_.Clip(wxRegion(corners.size(), corners.data()));
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(with_opacity(rgb(0x0A1C28), 0.55), kPatternLine * unit_)));
        for (const double angle : pattern_of(request_.gem)) draw_parallels(angle * std::numbers::pi / 180);
        gc_.PopState();
    }

    void draw_parallels(double angle) {
        const double middle = side_ / 2.0;
        const double far = side_;
        const double gap = kPatternGap * unit_;
        const int lines = static_cast<int>(2 * far / gap) + 1;
        for (int i = 0; i < lines; ++i) {
            const double away = i * gap - far;
            const double x = middle - away * std::sin(angle);
            const double y = middle + away * std::cos(angle);
            gc_.StrokeLine(x - far * std::cos(angle), y - far * std::sin(angle), x + far * std::cos(angle),
                           y + far * std::sin(angle));
        }
    }

    void draw_letter() {
        const LetterPlace& place = letter_place(request_.gem);
        const double px = (is_mini() ? place.mini_px : place.px) * unit_;
        const wxFont font = font_for(Type::Name, 100).Scaled(static_cast<float>(px / 100));
        const wxString letter = letter_of(request_.gem, request_.language);
        gc_.SetFont(font, paint_of(request_.gem).letter);
        double width = 0;
        double height = 0;
        gc_.GetTextExtent(letter, &width, &height);
        gc_.DrawText(letter, (side_ - width) / 2, (place.y + kFieldMargin) * unit_ - height / 2);
    }

    const GemRequest& request_;
    wxGraphicsContext& gc_;
    int side_;
    double unit_;
};

wxBitmap drawn(const GemRequest& request) {
    const int side = std::max(1, static_cast<int>(std::lround(request.px * request.pixel_density)));
    wxImage image(side, side);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), side * side, static_cast<unsigned char>(0));
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        gc->EnableOffset(false);
        SpriteDrawing(request, *gc, side).draw();
        gc->Flush();
    }
    return wxBitmap(image);
}

}  // namespace

const wxBitmap& GemSprites::get(const GemRequest& request) {
    const auto place = drawn_.find(request);
    if (place != drawn_.end()) return place->second;
    if (drawn_.size() >= kMostSprites) drawn_.clear();
    return drawn_.emplace(request, drawn(request)).first->second;
}

}  // namespace desktop
