#include "app/desktop/pages/colour_check.h"

#include <wx/dcmemory.h>
#include <wx/image.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace desktop {
namespace {

using deepblue::Colour;
using deepblue::Gem;

/// What is left of red, green and blue, in linear light (Machado 2009, full severity).
using Matrix = std::array<std::array<double, 3>, 3>;

constexpr std::array<Matrix, 4> kVisions{
    {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

constexpr std::array kGems{Gem::Silver, Gem::Gold, Gem::Red, Gem::Green, Gem::Purple, Gem::Black, Gem::Blue};
constexpr std::array kFlags{Colour::Green, Colour::Orange, Colour::Yellow, Colour::Violet, Colour::White};
constexpr double kGem = 32;
constexpr double kBetween = 4;
constexpr double kBesideGems = 12;
constexpr double kFlag = 28;
constexpr double kRow = 76;
constexpr double kLeastWidth = 370;  // it becomes smaller before the settings beside it are cut off

double to_linear(unsigned char byte) {
    const double share = byte / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

unsigned char from_linear(double light) {
    const double share = std::clamp(light, 0.0, 1.0);
    const double encoded = share <= 0.0031308 ? 12.92 * share : 1.055 * std::pow(share, 1 / 2.4) - 0.055;
    return static_cast<unsigned char>(std::lround(255 * encoded));
}

void see_through(const Matrix& vision, wxImage& image) {
    unsigned char* at = image.GetData();
    for (int i = 0; i < image.GetWidth() * image.GetHeight(); ++i, at += 3) {
        const std::array light{to_linear(at[0]), to_linear(at[1]), to_linear(at[2])};
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const auto& row = vision[channel];
            at[channel] = from_linear(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
        }
    }
}

wxString vision_name(std::size_t vision, const words::Language& in) {
    switch (vision) {
        case 1: return in.say("Red weak (protan)");
        case 2: return in.say("Green weak (deutan)");
        case 3: return in.say("Blue weak (tritan)");
        default: return in.say("Full colour vision");
    }
}

/// Side by side in that room, smaller where it is narrow.
void draw_all(Painter& painter, const Box& room) {
    constexpr double kWidth = kGems.size() * (kGem + kBetween) + kBesideGems + kFlags.size() * kFlag;
    const double unit = std::min(painter.px(1), room.w / kWidth);
    double x = room.x;
    const auto next = [&](double side, double gap) {
        const Box place = Box{x, room.y, side * unit, room.h}.middle(side * unit, side * unit);
        x += (side + gap) * unit;
        return place;
    };
    for (const Gem gem : kGems) painter.gem(gem, next(kGem, kBetween));
    x += kBesideGems * unit;
    for (const Colour colour : kFlags) painter.flag(colour, next(kFlag, 0));
}

}  // namespace

ColourCheck::ColourCheck(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {
    ColourCheck::LookChanged();
}

void ColourCheck::LookChanged() {
    Speak(TheLook().language().say("Gems and flags as seen with a colour deficiency"));
}

wxSize ColourCheck::BodySize() const {
    return {TheLook().px(kLeastWidth), TheLook().px(kRow * 4)};
}

void ColourCheck::Draw(Painter& painter, const Box& body) {
    const int width = static_cast<int>(body.w);
    const int height = static_cast<int>(painter.px(40));
    for (std::size_t i = 0; i < kVisions.size(); ++i) {
        const Box row(body.x, body.y + static_cast<double>(i) * body.h / 4, body.w, body.h / 4);
        painter.text(vision_name(i, TheLook().language()), Type::LabelStrong, row.top(painter.px(24)),
                     painter.palette().ink);
        wxBitmap strip(width, height, 24);
        {
            wxMemoryDC dc(strip);
            dc.SetBackground(wxBrush(painter.palette().surface));
            dc.Clear();
            const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
            Painter inside(*gc, TheLook());
            draw_all(inside, Box(0, 0, width, height));
        }
        wxImage image = strip.ConvertToImage();
        see_through(kVisions[i], image);
        painter.gc().DrawBitmap(wxBitmap(image), row.x, row.y + painter.px(26), width, height);
    }
}

}  // namespace desktop
