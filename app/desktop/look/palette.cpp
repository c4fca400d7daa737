#include "app/desktop/look/palette.h"

#include <wx/settings.h>

#include <cmath>

namespace desktop {
namespace {

constexpr unsigned kPromptInk = 0x0A1C28;
constexpr unsigned kOnAmber = 0x2D1A00;

Palette make_light() {
    return {
        .bg = rgb(0xF4F0E8),
        .surface = rgb(0xFFFFFF),
        .bar = rgb(0xFFFFFF),
        .sunk = rgb(0xEBE6DB),
        .raised = rgb(0xFFFFFF),
        .line = rgb(0xD9D2C4),
        .line2 = rgb(0xB9B1A0),
        .ink = rgb(0x12293A),
        .ink2 = rgb(0x435B6B),
        .accent = rgb(0x0B6B7F),
        .on_accent = rgb(0xFFFFFF),
        .accent_edge = rgb(0x074B5A),
        .soft = rgb(0xD9ECEE),
        .amber = rgb(0xF2B441),
        .on_amber = rgb(kOnAmber),
        .coral = rgb(0xA32A18),
        .water_top = rgb(0xDDF0F3),
        .water_bottom = rgb(0xB3DAE4),
        .on_water = rgb(0x2B4A5B),
        .slot = rgb(0xFFFFFF),
        .slot_line = rgb(0x8FB6C2),
        .prompt_ink = rgb(kPromptInk),
        .dark = false,
    };
}

Palette make_dark() {
    return {
        .bg = rgb(0x071826),
        .surface = rgb(0x0F2738),
        .bar = rgb(0x0C2130),
        .sunk = rgb(0x0A1F2E),
        .raised = rgb(0x183A50),
        .line = rgb(0x274A60),
        .line2 = rgb(0x47708A),
        .ink = rgb(0xF1F7F9),
        .ink2 = rgb(0xB4C9D5),
        .accent = rgb(0x63D2DE),
        .on_accent = rgb(0x04222E),
        .accent_edge = rgb(0x2F93A2),
        .soft = rgb(0x143F50),
        .amber = rgb(0xF5BD4F),
        .on_amber = rgb(kOnAmber),
        .coral = rgb(0xFFAA99),
        .water_top = rgb(0x175672),
        .water_bottom = rgb(0x0B2E45),
        .on_water = rgb(0xCFE3EC),
        .slot = with_opacity(rgb(0xFFFFFF), 0.08),
        .slot_line = rgb(0x5F8CA3),
        .prompt_ink = rgb(kPromptInk),
        .dark = true,
    };
}

bool is_dark(Theme theme, bool under_water) {
    switch (theme) {
        case Theme::Tide: return under_water;
        case Theme::Light: return false;
        case Theme::Dark: return true;
        case Theme::System: return system_is_dark();
    }
    return false;
}

unsigned char channel(double value) {
    return static_cast<unsigned char>(std::lround(value));
}

}  // namespace

bool system_is_dark() {
    static const bool dark = wxSystemSettings::GetAppearance().IsDark();
    return dark;
}

const Palette& light_palette() {
    static const Palette palette = make_light();
    return palette;
}

const Palette& dark_palette() {
    static const Palette palette = make_dark();
    return palette;
}

const Palette& palette_for(Theme theme, bool under_water) {
    return is_dark(theme, under_water) ? dark_palette() : light_palette();
}

wxColour mixed(const wxColour& over, const wxColour& under, double share) {
    const auto mix = [share](unsigned char a, unsigned char b) { return channel(a * share + b * (1 - share)); };
    return {mix(over.Red(), under.Red()), mix(over.Green(), under.Green()), mix(over.Blue(), under.Blue())};
}

wxColour with_opacity(const wxColour& colour, double opacity) {
    return {colour.Red(), colour.Green(), colour.Blue(), channel(255 * opacity)};
}

wxColour rgb(unsigned hex) {
    const auto part = [hex](unsigned shift) { return static_cast<unsigned char>((hex >> shift) & 0xFFU); };
    return {part(16), part(8), part(0)};
}

}  // namespace desktop
